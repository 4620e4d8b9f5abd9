import type { Edit, PinLine, RewriteLine } from './edit.ts';
import type { Message } from './message.ts';
import type { SummaryLine } from './summary.ts';
import { estimateTokens } from './tokens.ts';
import { saysAllOf, saysTheSame } from './words.ts';

/** Pinned lines may take so many estimated tokens together; beyond it the oldest go, and the user is told. */
export const PIN_BUDGET = 2_000;

export interface Edited {
  readonly lines: readonly SummaryLine[];
  /** Pins that were over the budget, oldest first. */
  readonly droppedPins: readonly string[];
}

/**
 * The edits that count, oldest first: without those undone. What an undone rewrite had put there, a later one takes up
 * from what stood there before.
 */
export function standing(edits: readonly Edit[]): readonly Edit[] {
  const inOrder = edits.toSorted((a, b) => a.at - b.at);
  const undone = new Set<string>();
  for (const edit of inOrder.toReversed()) {
    if (edit.kind === 'undo' && !undone.has(edit.id)) undone.add(edit.edit);
  }
  const back = new Map(
    inOrder.flatMap((edit) => (edit.kind === 'rewrite' && undone.has(edit.id) ? [[edit.text, edit.was] as const] : [])),
  );
  return inOrder
    .filter(({ id, kind }) => kind !== 'undo' && !undone.has(id))
    .map((edit) => (edit.kind === 'rewrite' ? { ...edit, was: before(edit.was, back) } : edit));
}

function before(was: string, back: ReadonlyMap<string, string>): string {
  const seen = new Set<string>();
  let text = was;
  for (let earlier = back.get(text); earlier !== undefined && !seen.has(text); earlier = back.get(text)) {
    seen.add(text);
    text = earlier;
  }
  return text;
}

/**
 * A summary as the user wants it. What the user wrote or pinned is in it byte for byte, what the user removed is not,
 * nor anything that says the same; whoever wrote the lines. The order of later edits counts; applying twice is once.
 * `messages` are those of the conversation: the user's lines cite them by number, and leave out what is not among them.
 */
export function applyEdits(
  lines: readonly SummaryLine[],
  edits: readonly Edit[],
  messages: readonly Pick<Message, 'id'>[],
): Edited {
  const counting = standing(edits);
  const dropped = pinsOverBudget(counting);
  const kept = counting.filter((edit) => edit.kind !== 'pin' || !dropped.includes(edit));
  const numbers = new Map(messages.map(({ id }, index) => [id, index + 1]));
  const edited = kept.reduce<readonly SummaryLine[]>((so, edit) => applyEdit(so, edit, numbers), lines);
  return { lines: edited, droppedPins: dropped.map(({ text }) => text) };
}

/** The lines that must be in any summary, byte for byte: pinned, added and rewritten ones that still count. */
export function ownLines(edits: readonly Edit[]): readonly string[] {
  return applyEdits([], edits, []).lines.map(({ text }) => text);
}

type Numbers = ReadonlyMap<string, number>;

function applyEdit(lines: readonly SummaryLine[], edit: Edit, numbers: Numbers): readonly SummaryLine[] {
  switch (edit.kind) {
    case 'remove':
      return without(lines, edit.text).filter((line) => line.author === 'user' || !saysAllOf(line.text, edit.text));
    case 'rewrite':
      return rewrite(lines, edit, own(edit, numbers));
    case 'pin':
      return withLine(lines, { ...own(edit, numbers), pinned: true });
    case 'add':
      return withLine(lines, { section: edit.section, text: edit.text, evidence: [], author: 'user' });
    case 'undo':
      return lines;
  }
}

/** What the user wrote is told apart byte for byte: a line that says much the same is another wish. */
function isMeant(line: SummaryLine, text: string): boolean {
  return line.author === 'user' ? line.text === text : saysTheSame(line.text, text);
}

function without(lines: readonly SummaryLine[], text: string): readonly SummaryLine[] {
  return lines.filter((line) => !isMeant(line, text));
}

/** The line takes the place of the first that says the same, and all others that do go. */
function withLine(lines: readonly SummaryLine[], line: SummaryLine): readonly SummaryLine[] {
  const at = lines.findIndex((each) => isMeant(each, line.text));
  if (at === -1) return [...lines, line];
  const evidence = line.evidence.length > 0 ? line.evidence : (lines[at]?.evidence ?? []);
  return lines.flatMap((each, index) => {
    if (index === at) return [{ ...line, evidence }];
    return isMeant(each, line.text) ? [] : [each];
  });
}

function rewrite(lines: readonly SummaryLine[], edit: RewriteLine, line: SummaryLine): readonly SummaryLine[] {
  const at = lines.findIndex((each) => isMeant(each, edit.was) || isMeant(each, edit.text));
  const others = (some: readonly SummaryLine[]) => without(without(some, edit.was), edit.text);
  if (at === -1) return [...lines, line];
  const pinned = lines[at]?.pinned === true ? ({ pinned: true } as const) : {};
  return [...others(lines.slice(0, at)), { ...line, ...pinned }, ...others(lines.slice(at + 1))];
}

function own({ section, text, messages }: PinLine | RewriteLine, numbers: Numbers): SummaryLine {
  const found = messages.map((id) => numbers.get(id)).filter((number) => number !== undefined);
  const evidence = found.toSorted((a, b) => a - b);
  return { section, text, evidence, author: 'user' };
}

type Pin = Extract<Edit, PinLine>;

function pinsOverBudget(edits: readonly Edit[]): readonly Pin[] {
  const pins = edits.filter((edit): edit is Pin => edit.kind === 'pin');
  let left = PIN_BUDGET;
  return pins
    .toReversed()
    .filter(({ text }) => {
      if (!fitsAsPin(text)) return true;
      left -= estimateTokens(text);
      return left < 0;
    })
    .toReversed();
}

/** Whether a text may be a line of the user's at all: alone it is within the budget of all pins. */
export function fitsAsPin(text: string): boolean {
  return estimateTokens(text) <= PIN_BUDGET;
}
