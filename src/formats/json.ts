import type { Checkpoint } from '../core/checkpoint.ts';
import type { Conversation } from '../core/conversation.ts';
import type { Change, Edit } from '../core/edit.ts';
import type { SummaryLine } from '../core/summary.ts';
import type { Export, Format } from './format.ts';

export const SCHEMA = 'baton/conversation';
export const VERSION = 1;

/** A conversation as it stands in a JSON file. */
export interface ExportedConversation
  extends Pick<
    Conversation,
    'site' | 'chatId' | 'title' | 'parent' | 'url' | 'via' | 'compared' | 'seenAt' | 'coverage' | 'messages'
  > {
  readonly schema: typeof SCHEMA;
  readonly version: typeof VERSION;
  /** ISO 8601. */
  readonly exportedAt: string;
  readonly summary: ExportedSummary | null;
  readonly preamble: string | null;
  /** What the user did to the summary; absent where that is nothing. */
  readonly edits?: readonly ExportedEdit[];
}

/** An edit belongs to the conversation of its file. */
export type ExportedEdit = Change & Pick<Edit, 'id' | 'at'>;

export interface ExportedSummary
  extends Pick<Checkpoint, 'engine' | 'model' | 'promptVersion' | 'language' | 'details' | 'refusals' | 'count'> {
  /** The id of the last message it covers. */
  readonly coversThrough: string;
  readonly markdown: string;
  readonly lines: readonly SummaryLine[];
  /** A model wrote them, or the user brought them back: a later digest only adds to them. */
  readonly stands?: true;
  /** The lines as the engine wrote them, where the user's edits changed them. */
  readonly written?: readonly SummaryLine[];
}

export const json: Format = {
  id: 'json',
  name: 'JSON',
  extension: 'json',
  mediaType: 'application/json',
  render: (exported) => `${JSON.stringify(exportedConversation(exported), undefined, 2)}\n`,
};

function exportedConversation(exported: Export): ExportedConversation {
  const { conversation, checkpoint, preamble, exportedAt, edits = [] } = exported;
  const { site, chatId, title, parent, url, via, compared, seenAt, coverage, messages } = conversation;
  return {
    schema: SCHEMA,
    version: VERSION,
    exportedAt,
    site,
    chatId,
    title,
    ...(parent === undefined ? {} : { parent }),
    url,
    via,
    ...(compared === undefined ? {} : { compared }),
    seenAt,
    coverage,
    messages,
    summary:
      checkpoint === undefined ? null : exportedSummary(checkpoint, edits.length > 0 ? exported.written : undefined),
    preamble: preamble ?? null,
    ...(edits.length === 0 ? {} : { edits: edits.map(exportedEdit) }),
  };
}

function exportedEdit({ conversation: _, ...edit }: Edit): ExportedEdit {
  return edit;
}

function exportedSummary(checkpoint: Checkpoint, written: Checkpoint | undefined): ExportedSummary {
  const { engine, model, promptVersion, language, details, refusals, throughMessageId, count, summary, lines } =
    checkpoint;
  return {
    engine,
    ...(model === undefined ? {} : { model }),
    promptVersion,
    ...(language === undefined ? {} : { language }),
    ...(details === undefined ? {} : { details }),
    ...(refusals === undefined ? {} : { refusals }),
    coversThrough: throughMessageId,
    count,
    markdown: summary,
    lines,
    ...(checkpoint.base === undefined ? {} : { stands: true }),
    ...(written === undefined ? {} : { written: written.lines }),
  };
}
