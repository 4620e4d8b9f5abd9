import { cuesOf } from './cues.ts';
import type { Unit, UnitsOfMessage } from './unit.ts';
import { isDense, termsOf, wordsOf } from './words.ts';

/** Longest "fine, take it", in words, and the most things it speaks of itself. */
const SHORT_YES = 7;
const SHORT_DENSE_YES = 14;
const MOST_TERMS = 2;
/** Longest proposal that is put before it, in characters. */
const LONGEST_PROPOSAL = 190;

/**
 * The words of the proposal in an answer that the user takes with a few words of their own; without a proposal nothing.
 */
export function takenUp(before: UnitsOfMessage, yes: Unit): string | undefined {
  if (yes.role !== 'user' || before.message.role !== 'assistant' || !accepts(yes.text)) return undefined;
  const about = termsOf(wordsOf(yes.text));
  const at = before.units.findLastIndex((unit) => proposes(unit, about));
  const proposal = before.units[at];
  if (proposal === undefined) return undefined;
  const text = /[:：]$/.test(proposal.text) ? spelledOut(proposal.text, before.units.slice(at + 1)) : proposal.text;
  return text === undefined || text.length > LONGEST_PROPOSAL ? undefined : text;
}

function accepts(text: string): boolean {
  const words = wordsOf(text);
  if (/[?？؟:：]$/.test(text) || termsOf(words).size > MOST_TERMS) return false;
  if (isDense(text) ? text.length > SHORT_DENSE_YES : words.length > SHORT_YES) return false;
  const cues = cuesOf(words, text);
  if (['done', 'refusal', 'postponed', 'greeting', 'later'].some((cue) => (cues as ReadonlySet<string>).has(cue)))
    return false;
  return cues.has('assent') || cues.has('decision');
}

function proposes({ text, kind }: Unit, about: ReadonlySet<string>): boolean {
  if (kind !== 'sentence' || /[?？؟]$/.test(text)) return false;
  const words = wordsOf(text);
  if (cuesOf(words, text).has('suggestion')) return true;
  return /[:：]$/.test(text) && [...termsOf(words)].some((term) => about.has(term));
}

/** "A rule one can live with:" with the items under it, as far as there is room. */
function spelledOut(lead: string, units: readonly Unit[]): string | undefined {
  let text = lead;
  for (const { kind, text: item, lead: over } of units) {
    if (kind !== 'item' || over !== lead || text.length + item.length > LONGEST_PROPOSAL) break;
    text += `${text === lead ? ' ' : '; '}${item}`;
  }
  return text === lead ? undefined : text;
}
