import { type Checkpoint, prefixHash } from '../core/checkpoint.ts';
import { type Conversation, type Coverage, conversationKey, type Gap } from '../core/conversation.ts';
import { Failure } from '../core/failure.ts';
import { fingerprint } from '../core/fingerprint.ts';
import type { Attachment, Message } from '../core/message.ts';
import { SECTIONS, type SummaryLine } from '../core/summary.ts';
import { estimateTokens, tokensOf } from '../core/tokens.ts';
import { type ExportedConversation, type ExportedSummary, SCHEMA, VERSION } from './json.ts';
import { amount, list, oneOf, orNull, record, type Shape, text, truth, whole, wrong } from './shape.ts';

/** What a JSON file of Baton's held. */
export interface Imported {
  readonly conversation: Conversation;
  /** Rebuilt: hash, sizes and time are not in the file. */
  readonly checkpoint?: Checkpoint;
  readonly preamble?: string;
  readonly exportedAt: string;
}

const date: Shape<string> = (value, place) =>
  Number.isNaN(Date.parse(text(value, place))) ? wrong(place, 'must be a date') : text(value, place);

const address: Shape<string> = (value, place) =>
  /^https?:\/\//i.test(text(value, place)) && URL.canParse(text(value, place))
    ? text(value, place)
    : wrong(place, 'must be an http or https address');

const gap = record<object, Gap>({}, { before: text, count: whole(1) });

const coverage = record<Pick<Coverage, 'captured' | 'gaps'>, Pick<Coverage, 'expected'>>(
  { captured: whole(0), gaps: list(gap) },
  { expected: whole(0) },
);

const attachment = record<Attachment>({ kind: oneOf('image', 'file', 'artifact', 'report'), name: text });

const message = record<Omit<Message, 'at' | 'model'>, Pick<Message, 'at' | 'model'>>(
  {
    id: text,
    role: oneOf('system', 'user', 'assistant', 'tool'),
    text,
    attachments: list(attachment),
    complete: truth,
  },
  { at: amount, model: text },
);

const only: Shape<true> = (value, place) => (value === true ? true : wrong(place, 'must be true where it stands'));

const line = record<Omit<SummaryLine, 'pinned'>, Pick<SummaryLine, 'pinned'>>(
  {
    section: oneOf(...SECTIONS),
    text,
    evidence: list(whole(1)),
    author: oneOf('digest', 'model', 'user'),
  },
  { pinned: only },
);

const summary = record<Omit<ExportedSummary, 'model'>, Pick<ExportedSummary, 'model'>>(
  {
    engine: oneOf('digest', 'model'),
    promptVersion: text,
    coversThrough: text,
    count: whole(1),
    markdown: text,
    lines: list(line),
  },
  { model: text },
);

const file = record<Omit<ExportedConversation, 'schema' | 'version'>>({
  exportedAt: date,
  site: text,
  chatId: text,
  title: text,
  url: address,
  via: oneOf('page', 'record'),
  seenAt: amount,
  coverage,
  messages: list(message),
  summary: orNull(summary),
  preamble: orNull(text),
});

/** Reads a JSON export back. Throws Failure `bad-message` with a sentence that says what is wrong with the file. */
export function parseExport(content: string): Imported {
  const value = parseJson(content);
  checkHead(value);
  const read = file(value, '');
  checkMessages(read);
  const { site, chatId, title, url, via, seenAt, messages } = read;
  const conversation: Conversation = {
    key: conversationKey(site, chatId),
    ...{ site, chatId, title, url, via, messages, coverage: read.coverage, seenAt },
  };
  return {
    conversation,
    ...(read.summary === null ? {} : { checkpoint: checkpointOf(read.summary, conversation, read.exportedAt) }),
    ...(read.preamble === null ? {} : { preamble: read.preamble }),
    exportedAt: read.exportedAt,
  };
}

function parseJson(content: string): unknown {
  try {
    return JSON.parse(content.replace(/^\ufeff/, ''));
  } catch {
    throw new Failure('bad-message', 'This file cannot be read: it is not JSON, or it is cut off.');
  }
}

function checkHead(value: unknown): void {
  const { schema, version } = (value ?? {}) as Partial<Record<'schema' | 'version', unknown>>;
  if (schema !== SCHEMA) throw new Failure('bad-message', 'This file is not a conversation that Baton exported.');
  if (version === VERSION) return;
  throw new Failure('bad-message', `This file is of version ${version}; this Baton reads version ${VERSION}.`);
}

/** What the parts say of each other must be true. */
function checkMessages({ messages, coverage: { captured, gaps } }: Pick<Conversation, 'messages' | 'coverage'>): void {
  const ids = new Set(messages.map(({ id }) => id));
  if (ids.size < messages.length) wrong('messages', 'must each have an id of their own');
  if (captured !== messages.length) wrong('coverage.captured', `must be the number of messages, ${messages.length}`);
  if (gaps.some(({ before }) => before !== undefined && !ids.has(before))) {
    wrong('coverage.gaps', 'must name messages of this file');
  }
}

function checkpointOf(read: ExportedSummary, { key, messages }: Conversation, exportedAt: string): Checkpoint {
  const { coversThrough, count, markdown, ...rest } = read;
  if (messages[count - 1]?.id !== coversThrough) wrong('summary.coversThrough', `must be the id of message ${count}`);
  const last = messages.length;
  if (read.lines.some(({ evidence }) => evidence.some((number) => number > last))) {
    wrong('summary.lines', `must not cite messages after ${last}`);
  }
  const covered = messages.slice(0, count);
  return {
    ...rest,
    id: fingerprint(JSON.stringify([key, exportedAt, read])),
    conversation: key,
    throughMessageId: coversThrough,
    count,
    prefixHash: prefixHash(covered),
    summary: markdown,
    tokensIn: tokensOf(covered),
    tokensOut: estimateTokens(markdown),
    at: Date.parse(exportedAt),
  };
}
