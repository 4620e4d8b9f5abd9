import { cutContextNotes } from './context-notes.ts';
import { isEphemeral } from './ephemeral-claims.ts';
import { TAGS } from './tags.ts';

export interface Sanitized {
  readonly text: string;
  /** What was taken out, in order. */
  readonly stripped: readonly string[];
}

const MARKER = /^\s*(?:[-*+]|\d{1,4}[.)])(?:\s+|$)(?:\[[ xX]\]\s+)?/;
const TO_THE_READER = /you/i;
const SENTENCE_ENDS = /(?<=[.!?])(\s+)/;
/** Notes within notes within notes: deeper than any that was written on purpose. */
const MOST_NESTED = 8;
const EVIDENCE_ALONE = /^(?:\s*\[#?\d+(?:\s*,\s*#?\d+)*\])*\s*$/;

/**
 * Heals a summary of what was true only when it was written: `[context note — …]` blocks, and sentences that tell the
 * reader what "you just" did or what of yours was dropped. English alone. Other lines, lines that hold a protected one,
 * and lines between the tags of a pinned block stay byte for byte. Twice is as once. (Behaviours B23 to B28.)
 */
export function sanitizeSummary(
  text: string,
  { protectedLines = [] }: { readonly protectedLines?: readonly string[] } = {},
): Sanitized {
  const pins = protectedLines.filter((line) => line.trim() !== '');
  const stripped: string[] = [];
  let healed = text;
  for (let pass = 1; ; pass++) {
    const next = sanitizeOnce(healed, pins);
    if (next.stripped.length === 0) return { text: healed, stripped };
    for (const piece of next.stripped) stripped.push(piece);
    healed = pass === MOST_NESTED ? withoutOpeners(next.text, pins) : next.text;
  }
}

/** Breaks what could begin a note, outside of protected lines, so that no further nest of them comes to light. */
function withoutOpeners(text: string, pins: readonly string[]): string {
  const isProtected = protection(text, pins);
  const lines = text.split('\n').map((line) => (isProtected(line) ? line : line.replace(/\[(?=context\b)/gi, '(')));
  return lines.join('\n');
}

function protection(text: string, pins: readonly string[]): (line: string) => boolean {
  const exempt = pinnedLines(text);
  return (line) => exempt.has(line) || pins.some((pin) => line.includes(pin));
}

function sanitizeOnce(text: string, pins: readonly string[]): Sanitized {
  const isProtected = protection(text, pins);
  const notes = cutContextNotes(text, isProtected);
  const stripped = [...notes.stripped];
  if (!TO_THE_READER.test(notes.text)) return { text: notes.text, stripped };
  const lines: string[] = [];
  for (const line of notes.text.split('\n')) {
    const healed = TO_THE_READER.test(line) && !isProtected(line) ? healLine(line) : { text: line, stripped: [] };
    if (healed.text !== undefined) lines.push(healed.text);
    for (const piece of healed.stripped) stripped.push(piece);
  }
  return { text: lines.join('\n'), stripped };
}

/** The lines between the tags of pinned blocks that are closed. */
function pinnedLines(text: string): ReadonlySet<string> {
  const block = new RegExp(`^<${TAGS.pinned}[\\w-]{0,41}>$`);
  const end = new RegExp(`^</${TAGS.pinned}[\\w-]{0,41}>$`);
  const found = new Set<string>();
  if (!text.includes(`</${TAGS.pinned}`)) return found;
  let open: string[] | undefined;
  for (const line of text.split('\n')) {
    if (open !== undefined && end.test(line.trim())) for (const pinned of open) found.add(pinned);
    if (end.test(line.trim())) open = undefined;
    open?.push(line);
    if (block.test(line.trim())) open = [];
  }
  return found;
}

interface HealedLine {
  /** Undefined where nothing but a marker and evidence is left. */
  readonly text: string | undefined;
  readonly stripped: readonly string[];
}

function healLine(line: string): HealedLine {
  const marker = MARKER.exec(line)?.[0] ?? '';
  const pieces = line.slice(marker.length).split(SENTENCE_ENDS);
  const stripped = pieces.filter(isEphemeral);
  if (stripped.length === 0) return { text: line, stripped };
  const kept = pieces.filter((_, index) => index % 2 === 0 && !isEphemeral(pieces[index] ?? ''));
  const rest = kept.join(' ').trimEnd();
  return { text: EVIDENCE_ALONE.test(rest) ? undefined : marker + rest, stripped };
}
