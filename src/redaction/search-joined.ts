import { type Findings, freeParts, take } from './findings.ts';
import { isRandom, looksRandom } from './looks-random.ts';
import { isEdge, type Rule } from './rule.ts';
import { hitOf, rulesFor } from './search.ts';
import { NOWHERE, type View } from './view.ts';

/** Shorter second halves are more likely names such as `gpt-4o`. */
const LEAST_TAIL = 8;

/** Adds the pieces of secrets that only show when the parts of a view are read as one. */
export function searchJoined(view: View, rules: readonly Rule[], findings: Findings): void {
  if (view.text.length === 0) return;
  for (const rule of rulesFor(view.text, rules)) {
    if (rule.lines !== true) searchRule(view, rule, findings);
  }
}

function searchRule(view: View, rule: Rule, findings: Findings): void {
  for (const match of view.text.matchAll(rule.pattern)) {
    if (rule.edged === true && !beginsWord(view, match.index)) continue;
    const hit = hitOf(match);
    const pieces = piecesOf(view, hit.start, hit.end);
    if (pieces === undefined || !isRandom(hit.secret)) continue;
    if (rule.check !== undefined && !rule.check(hit.secret, hit.lead)) continue;
    takePieces(view, pieces, rule, findings);
  }
}

function beginsWord(view: View, index: number): boolean {
  return index === 0 || view.at(index) !== view.at(index - 1) + 1 || isEdge(view.text, index);
}

type Piece = readonly [from: number, to: number];

/** The parts of the view that a hit goes over; undefined where it is only one, or goes over a break. */
function piecesOf(view: View, start: number, end: number): readonly Piece[] | undefined {
  const pieces: Piece[] = [];
  let from = start;
  for (let index = start; index < end; index++) {
    if (view.at(index) === NOWHERE) return undefined;
    if (index + 1 < end && view.at(index + 1) === view.at(index) + 1) continue;
    pieces.push([from, index + 1]);
    from = index + 1;
  }
  return pieces.length > 1 ? pieces : undefined;
}

/** Where a piece was found by itself, the next one belongs to it only if it is no word. */
function takePieces(view: View, pieces: readonly Piece[], rule: Rule, findings: Findings): void {
  let isComplete = false;
  for (const [from, to] of pieces) {
    const text = view.text.slice(from, to);
    if (isComplete && (text.length < LEAST_TAIL || !looksRandom(text))) return;
    const [start, end] = [view.at(from), view.at(to - 1) + 1];
    isComplete ||= findings.taken[end - 1] === 1;
    for (const [free, until] of freeParts(findings, start, end)) {
      const secret = view.text.slice(from + free - start, from + until - start);
      take(findings, { start: free, end: until, rule: rule.id, secret, whole: true });
    }
  }
}
