import { fenced } from '../../core/fence.ts';
import { attachment, type Inline, type Part, uploaded } from './captured-message.ts';
import { withCitations } from './chatgpt-citations.ts';
import { type Fields, fieldsOf, idOf, isObject, listOf, nameOf, parsedJson, textOf, valueAt } from './json.ts';
import { quoted } from './markdown-piece.ts';

const CANVAS = 'canmore.';
const IMAGE = 'image_asset_pointer';

/** What a person sent: files, the passage replied to, the words. */
export function questionParts(record: Fields): readonly Part[] {
  const metadata = fieldsOf(record.metadata);
  const reply = nameOf(metadata.targeted_reply);
  return [...uploads(record), ...(reply === undefined ? [] : [quoted(reply)]), ...wordsOf(record)];
}

/** What one record adds to an answer; nothing where it is thinking, a call of a tool or what a tool gave back. */
export function answerParts(record: Fields): readonly Part[] {
  const metadata = fieldsOf(record.metadata);
  const report = reportParts(metadata);
  if (report.length > 0) return report;
  const recipient = textOf(record.recipient) || 'all';
  if (valueAt(record, 'author', 'role') === 'tool') return madeImages(record);
  if (recipient.startsWith(CANVAS)) return canvasParts(record, recipient);
  if (recipient !== 'all') return [];
  const words = wordsOf(record).map((text) => withFiles(withCitations(unwrapped(text), metadata)));
  return [...words, ...uploads(record)];
}

/** Texts a person may read. Other types (thoughts, code for a tool, its output, memory) are none of the chat. */
function wordsOf({ content }: Fields): readonly string[] {
  const { content_type: type, parts } = fieldsOf(content);
  if (type !== 'text' && type !== 'multimodal_text') return [];
  return listOf(parts)
    .map((part) => (isObject(part) ? spoken(part) : textOf(part)))
    .filter((text) => text.trim() !== '');
}

function spoken({ content_type: type, text }: Fields): string {
  return type === 'audio_transcription' ? textOf(text) : '';
}

/** The files of a message, and the images in it that are not among them. */
function uploads(record: Fields): readonly Part[] {
  const files = listOf(valueAt(record, 'metadata', 'attachments')).map(fieldsOf);
  const ids = new Set(files.map(({ id }) => idOf(id)));
  const others = images(record).filter(({ asset_pointer: pointer }) => !ids.has(fileId(textOf(pointer))));
  return [
    ...files.map(({ name, mime_type: type, mimeType }) => uploaded(nameOf(name), textOf(type) || textOf(mimeType))),
    ...others.map((image) => attachment('image', nameOf(valueAt(image, 'metadata', 'dalle', 'prompt')))),
  ];
}

function fileId(pointer: string): string {
  return pointer.replace(/^[\w-]+:\/\//, '').replace(/[?#].*$/, '');
}

function images({ content }: Fields): readonly Fields[] {
  return listOf(fieldsOf(content).parts)
    .map(fieldsOf)
    .filter(({ content_type: type }) => type === IMAGE);
}

/** Images that a tool drew: by a prompt, or as the output of a program. */
function madeImages(record: Fields): readonly Part[] {
  const title = nameOf(valueAt(record, 'metadata', 'image_gen_title'));
  const drawn = images(record).map((image) =>
    attachment('image', title ?? nameOf(valueAt(image, 'metadata', 'dalle', 'prompt'))),
  );
  const plotted = listOf(valueAt(record, 'metadata', 'aggregate_result', 'messages'))
    .filter((message) => valueAt(message, 'message_type') === 'image')
    .map(() => attachment('image', title));
  return [...drawn, ...plotted];
}

/** A document beside the chat: whole where it was written, the new passages where it was changed. */
function canvasParts({ content, metadata }: Fields, recipient: string): readonly Part[] {
  const { text, parts } = fieldsOf(content);
  const call = fieldsOf(parsedJson(textOf(text) || listOf(parts).map(textOf).join('')));
  const title = nameOf(call.name) ?? nameOf(valueAt(metadata, 'canvas', 'title'));
  const type = textOf(call.type) || textOf(valueAt(metadata, 'canvas', 'textdoc_type'));
  const language = /^code\/(.+)$/.exec(type)?.[1];
  const texts = recipient.endsWith('create_textdoc')
    ? [textOf(call.content)]
    : listOf(call.updates).map((update) => textOf(valueAt(update, 'replacement')));
  const written = texts.filter((passage) => passage.trim() !== '');
  if (written.length === 0) return [];
  return [
    attachment('artifact', title),
    ...written.map((passage) => (language === undefined ? passage : fenced(passage.replace(/^\n/, ''), language))),
  ];
}

/** A Deep Research report, which the page shows in a frame of another origin. */
function reportParts(metadata: Fields): readonly Part[] {
  const sdk = fieldsOf(metadata.chatgpt_sdk);
  const states = [
    sdk.widget_state,
    valueAt(sdk.tool_response_metadata, 'venus_widget_state'),
    valueAt(metadata.tool_response_metadata, 'venus_widget_state'),
    metadata.venus_widget_state,
  ].map((state) => (isObject(state) ? state : fieldsOf(parsedJson(state))));
  for (const state of states) {
    const report = fieldsOf(state.report_message);
    const texts = [...listOf(valueAt(report.content, 'parts')).map(textOf), textOf(report.markdown)];
    const text = texts.find((each) => each.trim() !== '');
    if (text === undefined) continue;
    const title = nameOf(valueAt(state.plan, 'title')) ?? nameOf(state.title);
    return [attachment('report', title), withCitations(text, fieldsOf(report.metadata))];
  }
  return [];
}

/** The text of a writing block (a mail, a letter), which the page frames. */
function unwrapped(text: string): string {
  return text.includes(':::writing') ? text.replace(/^:::(?:writing\{[^}\n]*\})?[ \t]*$\n?/gm, '') : text;
}

/** Files that the answer made. Their addresses are dead outside of it. */
function withFiles(text: string): Part {
  const holds: Inline['holds'][number][] = [];
  const named = text.replace(/\[([^[\]\n]*)\]\(sandbox:\/[^)\s]*?([^/)\s]+)\)/g, (_, label: string, name: string) => {
    const file = uploaded(decoded(name));
    holds.push(file);
    return `${label} [File: ${file.name}]`.trim();
  });
  return holds.length === 0 ? text : { text: named, holds };
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
