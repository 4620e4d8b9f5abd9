import { attachmentLabel } from '../core/attachment-label.ts';
import { closeFence } from '../core/fence.ts';
import type { Attachment, Message } from '../core/message.ts';
import { keepLastWithSummary } from './keep-last.ts';
import type { PreambleSource } from './preamble-source.ts';
import { soundStart } from './window.ts';

/** A message that goes along word for word. */
export interface Said {
  /** Its number in the conversation. */
  readonly number: number;
  readonly message: Message;
  /** What stands there of it. */
  readonly text: string;
  /** False where something was left out of its middle. */
  readonly whole: boolean;
}

/** All that may go along word for word: what `keepLastWithSummary` keeps. */
export function windowOf({ conversation, checkpoint, settings }: PreambleSource): readonly Said[] {
  const { messages } = conversation;
  // by place: a site may give its messages other ids at the next load
  const through = checkpoint && messages[checkpoint.count - 1]?.id;
  const strategy = keepLastWithSummary({
    summary: () => '',
    count: settings.keepLast,
    ...(through === undefined ? {} : { throughMessageId: through }),
  });
  const kept = new Set(strategy({ messages }).messages);
  return messages
    .map((message, index) => ({ number: index + 1, message }))
    .filter(({ message }) => kept.has(message))
    .map((each) => ({ ...each, text: textOf(each.message), whole: true }));
}

/** The newest `count` of these, system messages not counted: they stay, and so does the newest exchange. */
export function newestOf(window: readonly Said[], count: number): readonly Said[] {
  const rest = window.filter(({ message }) => message.role !== 'system');
  if (count >= rest.length) return window;
  const from = soundStart(
    rest.map(({ message }) => message),
    rest.length - count,
  );
  const first = rest[from]?.number ?? Number.POSITIVE_INFINITY;
  return window.filter(({ number, message }) => number >= first || message.role === 'system');
}

const SPEAKERS = { user: 'User', assistant: 'Assistant', system: 'System', tool: 'Tool' } as const;

/** How each message begins; in a message's own text it must not look as if another one began there. */
const BEGINNING = new RegExp(
  `^([^\\S\\r\\n\\u2028\\u2029]*)\\[(?=#\\d+\\]\\s*(?:${Object.values(SPEAKERS).join('|')}):)`,
  'gim',
);

/** A message as it stands in a preamble. */
export function saidMarkdown({ number, message, text }: Said): string {
  return `[#${number}] ${SPEAKERS[message.role]}:\n${text}`;
}

function textOf({ text, attachments }: Message): string {
  const said = closeFence(text.replace(BEGINNING, '$1('));
  const unnamed = unnamedIn(text, attachments);
  return [...unnamed, said].filter((part) => part !== '').join('\n\n');
}

/** In characters. */
const LONGEST_NAME = 200;

/** The attachments that a text does not name yet, as the text of a message names them. */
function unnamedIn(text: string, attachments: readonly Attachment[]): readonly string[] {
  let rest = text.replaceAll('\\', '');
  return attachments.map(placeholder).filter((name) => {
    const isNamed = rest.includes(name.replaceAll('\\', ''));
    rest = rest.replace(name, () => '');
    return !isNamed;
  });
}

function placeholder({ kind, name }: Attachment): string {
  const line = [...name.replace(/[[\]\s]+/g, ' ').trim()].slice(0, LONGEST_NAME).join('');
  return attachmentLabel({ kind, name: line });
}
