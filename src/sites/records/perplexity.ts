import type { CapturedMessage } from '../../core/capture.ts';
import { capturedMessage, uploaded } from './captured-message.ts';
import { type Fields, fieldsOf, idOf, isObject, listOf, nameOf, textOf } from './json.ts';
import { milliseconds } from './milliseconds.ts';
import { perplexityAnswer } from './perplexity-answer.ts';
import type { Ask, RecordReader } from './record.ts';
import { recordedChat, unknownRecord } from './recorded-chat.ts';

const SITE = 'Perplexity';
const VERSION = '2.18';
const MOST_PAGES = 50;
// the site leaves out blocks that the asker does not know
const BLOCKS = ['answer_modes', 'inline_images', 'inline_assets', 'canvas_mode', 'preserve_latex', 'workflow_steps'];

/** Pages come oldest first. Without the last one the record is no use: what is missing would be the newest. */
export const perplexityRecord: RecordReader = async (chat, ask) => {
  const entries = new Map<string, Fields>();
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page++) {
    const answer = await askPage(chat.chatId, ask, cursor);
    const before = entries.size;
    for (const [index, entry] of answer.entries.entries()) entries.set(idOf(entry.uuid) ?? `${page}.${index}`, entry);
    if (answer.cursor === undefined) return readEntries([...entries.values()]);
    if (entries.size === before) break;
    cursor = answer.cursor;
  }
  throw unknownRecord(SITE, 'no last page');
};

async function askPage(
  slug: string,
  ask: Ask,
  cursor: string | undefined,
): Promise<{ readonly entries: readonly Fields[]; readonly cursor: string | undefined }> {
  const query = new URLSearchParams({
    with_parent_info: 'true',
    with_schematized_response: 'true',
    version: VERSION,
    source: 'default',
    limit: '100',
    offset: cursor ?? '0',
    from_first: String(cursor === undefined),
  });
  for (const block of BLOCKS) query.append('supported_block_use_cases', block);
  const headers = { 'x-app-apiclient': 'default', 'x-app-apiversion': VERSION };
  const answer = await ask(`/rest/thread/${encodeURIComponent(slug)}?${query}`, { headers });
  const { entries, has_next_page: hasNext, next_cursor: next } = fieldsOf(answer);
  if (!Array.isArray(entries)) throw unknownRecord(SITE, 'no entries');
  return { entries: entries.map(fieldsOf), cursor: hasNext === true ? idOf(next) : undefined };
}

function readEntries(entries: readonly Fields[]): ReturnType<typeof recordedChat> {
  const times = entries.map(timeOf);
  const sorted = times.includes(undefined) ? entries : [...entries].sort((a, b) => (timeOf(a) ?? 0) - (timeOf(b) ?? 0));
  return recordedChat(SITE, { title: sorted[0]?.thread_title, messages: sorted.flatMap(messagesOf) });
}

function timeOf({ entry_created_datetime: created, entry_updated_datetime: updated }: Fields): number | undefined {
  return milliseconds(created) ?? milliseconds(updated);
}

/** A question and its answer. Without ids: the page has none. */
function messagesOf(entry: Fields): readonly CapturedMessage[] {
  const files = listOf(entry.attachments).map((file) => uploaded(fileName(file)));
  return [
    ...capturedMessage('user', [...files, textOf(entry.query_str)], { at: timeOf(entry) }),
    ...capturedMessage('assistant', [perplexityAnswer(entry)], {
      at: milliseconds(entry.entry_updated_datetime) ?? timeOf(entry),
      model: nameOf(entry.display_model),
      complete: !/pending|progress|streaming/i.test(textOf(entry.status)),
    }),
  ];
}

/** A file is an object with a name, or the address where it lies. */
function fileName(file: unknown): string | undefined {
  if (isObject(file)) return nameOf(file.name) ?? nameOf(file.file_name) ?? nameOf(file.filename);
  const last =
    textOf(file)
      .replace(/[?#].*$/, '')
      .split('/')
      .at(-1) ?? '';
  try {
    return nameOf(decodeURIComponent(last));
  } catch {
    return nameOf(last);
  }
}
