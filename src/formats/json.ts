import type { Checkpoint } from '../core/checkpoint.ts';
import type { Conversation } from '../core/conversation.ts';
import type { SummaryLine } from '../core/summary.ts';
import type { Export, Format } from './format.ts';

export const SCHEMA = 'baton/conversation';
export const VERSION = 1;

/** A conversation as it stands in a JSON file. */
export interface ExportedConversation
  extends Pick<Conversation, 'site' | 'chatId' | 'title' | 'url' | 'via' | 'seenAt' | 'coverage' | 'messages'> {
  readonly schema: typeof SCHEMA;
  readonly version: typeof VERSION;
  /** ISO 8601. */
  readonly exportedAt: string;
  readonly summary: ExportedSummary | null;
  readonly preamble: string | null;
}

export interface ExportedSummary extends Pick<Checkpoint, 'engine' | 'model' | 'promptVersion' | 'count'> {
  /** The id of the last message it covers. */
  readonly coversThrough: string;
  readonly markdown: string;
  readonly lines: readonly SummaryLine[];
}

export const json: Format = {
  id: 'json',
  name: 'JSON',
  extension: 'json',
  mediaType: 'application/json',
  render: (exported) => `${JSON.stringify(exportedConversation(exported), undefined, 2)}\n`,
};

function exportedConversation({ conversation, checkpoint, preamble, exportedAt }: Export): ExportedConversation {
  const { site, chatId, title, url, via, seenAt, coverage, messages } = conversation;
  return {
    schema: SCHEMA,
    version: VERSION,
    exportedAt,
    site,
    chatId,
    title,
    url,
    via,
    seenAt,
    coverage,
    messages,
    summary: checkpoint === undefined ? null : exportedSummary(checkpoint),
    preamble: preamble ?? null,
  };
}

function exportedSummary(checkpoint: Checkpoint): ExportedSummary {
  const { engine, model, promptVersion, throughMessageId, count, summary, lines } = checkpoint;
  return {
    engine,
    ...(model === undefined ? {} : { model }),
    promptVersion,
    coversThrough: throughMessageId,
    count,
    markdown: summary,
    lines,
  };
}
