import { type Checkpoint, prefixHash } from '../core/checkpoint.ts';
import { type Conversation, conversationKey } from '../core/conversation.ts';
import type { Edit } from '../core/edit.ts';
import { Failure } from '../core/failure.ts';
import { fingerprint } from '../core/fingerprint.ts';
import { type SummaryLine, summaryMarkdown } from '../core/summary.ts';
import { estimateTokens, tokensOf } from '../core/tokens.ts';
import { exportShape } from './export-shape.ts';
import { type ExportedSummary, SCHEMA, VERSION } from './json.ts';
import { wrong } from './shape.ts';

/** What a JSON file of Baton's held. */
export interface Imported {
  readonly conversation: Conversation;
  /** Rebuilt: hash, sizes and time are not in the file. Its lines are as the user's edits left them. */
  readonly checkpoint?: Checkpoint;
  /** The same checkpoint as its engine wrote it. */
  readonly written?: Checkpoint;
  readonly edits: readonly Edit[];
  readonly preamble?: string;
  readonly exportedAt: string;
}

/** Reads a JSON export back. Throws Failure `bad-message` with a sentence that says what is wrong with the file. */
export function parseExport(content: string): Imported {
  const value = parseJson(content);
  checkHead(value);
  const read = exportShape(value, '');
  checkMessages(read);
  const { site, chatId, title, parent, compared, url, via, seenAt, messages } = read;
  const key = conversationKey(site, chatId);
  const conversation: Conversation = {
    ...{ key, site, chatId, title, url, via, messages, coverage: read.coverage, seenAt },
    ...(parent === undefined ? {} : { parent }),
    ...(compared === undefined ? {} : { compared }),
  };
  return {
    conversation,
    ...(read.summary === null ? {} : checkpoints(read.summary, conversation, read.exportedAt)),
    edits: (read.edits ?? []).map((each) => ({ ...each, conversation: key })),
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

function checkpoints(
  read: ExportedSummary,
  { key, messages }: Conversation,
  exportedAt: string,
): Pick<Imported, 'checkpoint' | 'written'> {
  const { coversThrough, count, markdown: _, lines, written = lines, stands, ...rest } = read;
  if (messages[count - 1]?.id !== coversThrough) wrong('summary.coversThrough', `must be the id of message ${count}`);
  const last = messages.length;
  if ([...lines, ...written].some(({ evidence }) => evidence.some((number) => number > last))) {
    wrong('summary.lines', `must not cite messages after ${last}`);
  }
  const covered = messages.slice(0, count);
  const id = fingerprint(JSON.stringify([key, exportedAt, read]));
  const same = {
    ...rest,
    id,
    ...(stands === undefined ? {} : { base: id }),
    conversation: key,
    throughMessageId: coversThrough,
    count,
    prefixHash: prefixHash(covered),
    tokensIn: tokensOf(covered),
    at: Date.parse(exportedAt),
  };
  return { checkpoint: withLines(same, lines), written: withLines(same, written) };
}

function withLines(
  checkpoint: Omit<Checkpoint, 'lines' | 'summary' | 'tokensOut'>,
  lines: readonly SummaryLine[],
): Checkpoint {
  const summary = summaryMarkdown(lines, checkpoint.language);
  return { ...checkpoint, lines, summary, tokensOut: estimateTokens(summary) };
}
