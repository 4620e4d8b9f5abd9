import { type Compared, VIAS } from '../core/capture.ts';
import type { DetailsHeld } from '../core/checkpoint.ts';
import type { Coverage, Gap } from '../core/conversation.ts';
import type { Change } from '../core/edit.ts';
import type { Attachment, Message } from '../core/message.ts';
import { SECTIONS, type SummaryLine } from '../core/summary.ts';
import type { ExportedConversation, ExportedEdit, ExportedSummary } from './json.ts';
import { amount, list, oneOf, orNull, record, type Shape, text, truth, whole, wrong } from './shape.ts';

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

const details = record<DetailsHeld>({ held: whole(0), all: whole(0), missing: list(text) });

type Optional = 'model' | 'language' | 'details' | 'refusals' | 'stands' | 'written';

const summary = record<Omit<ExportedSummary, Optional>, Pick<ExportedSummary, Optional>>(
  {
    engine: oneOf('digest', 'model'),
    promptVersion: text,
    coversThrough: text,
    count: whole(1),
    markdown: text,
    lines: list(line),
  },
  { model: text, language: text, details, refusals: list(text), stands: only, written: list(line) },
);

/** The last moment that a date can name, in milliseconds since 1970. */
const LAST_MOMENT = 8_640_000_000_000_000;
const moment: Shape<number> = (value, place) =>
  amount(value, place) <= LAST_MOMENT ? amount(value, place) : wrong(place, 'must be a moment in milliseconds');
const words: Shape<string> = (value, place) =>
  text(value, place).trim() === '' ? wrong(place, 'must not be empty') : text(value, place);
const frame = { id: text, at: moment };
const section = oneOf(...SECTIONS);
const ids = list(text);

type Of<K extends Change['kind']> = Extract<ExportedEdit, { readonly kind: K }>;

const EDITS: { readonly [K in Change['kind']]: Shape<Of<K>> } = {
  pin: record<Of<'pin'>>({ ...frame, kind: oneOf('pin'), section, text: words, messages: ids }),
  add: record<Of<'add'>>({ ...frame, kind: oneOf('add'), section, text: words }),
  rewrite: record<Of<'rewrite'>>({ ...frame, kind: oneOf('rewrite'), was: text, section, text: words, messages: ids }),
  remove: record<Of<'remove'>>({ ...frame, kind: oneOf('remove'), text }),
  undo: record<Of<'undo'>>({ ...frame, kind: oneOf('undo'), edit: text }),
};

const kind = record<Pick<ExportedEdit, 'kind'>>({ kind: oneOf('pin', 'add', 'rewrite', 'remove', 'undo') });
const edit: Shape<ExportedEdit> = (value, place) => EDITS[kind(value, place).kind](value, place);

const compared = record<Compared>({ onlyInPage: whole(0), onlyInRecord: whole(0) });

/** More than a person does to one summary. */
const MOST_EDITS = 5_000;
const edits: Shape<readonly ExportedEdit[]> = (value, place) =>
  Array.isArray(value) && value.length > MOST_EDITS
    ? wrong(place, `must be at most ${MOST_EDITS}`)
    : list(edit)(value, place);

type Unwritten = 'parent' | 'compared' | 'edits';

/** The whole file, but for its schema and version. Each part is checked by itself, not yet against the others. */
export const exportShape = record<
  Omit<ExportedConversation, 'schema' | 'version' | Unwritten>,
  Pick<ExportedConversation, Unwritten>
>(
  {
    exportedAt: date,
    site: text,
    chatId: text,
    title: text,
    url: address,
    via: oneOf(...VIAS),
    seenAt: amount,
    coverage,
    messages: list(message),
    summary: orNull(summary),
    preamble: orNull(text),
  },
  { parent: text, compared, edits },
);
