import { type Findings, isFree, take } from './findings.ts';
import { isRandom } from './looks-random.ts';
import { isEdge, type Rule } from './rule.ts';
import { type Hit, hitOf, rulesFor } from './search.ts';
import { NOWHERE, type View } from './view.ts';
import { wrappedView } from './wrapped-view.ts';

/** More lines than a secret is ever wrapped over, private keys apart. */
const MOST_LINES = 8;
/** How often the text may be read again, so that time stays linear. */
const MOST_PASSES = 4;

/** Adds secrets that a line break cut in two, so that neither line shows one. */
export function searchWrapped(text: string, rules: readonly Rule[], findings: Findings): void {
  const view = wrappedView(text);
  if (view.text.length === 0) return;
  for (const rule of rulesFor(view.text, rules)) {
    if (rule.lines !== true) searchRule(view, rule, findings);
  }
}

function searchRule(view: View, rule: Rule, findings: Findings): void {
  const pattern = new RegExp(rule.pattern);
  let budget = view.text.length * MOST_PASSES;
  for (let match = pattern.exec(view.text); match !== null; match = pattern.exec(view.text)) {
    budget -= match[0].length;
    if (rule.edged === true && !beginsWord(view, match.index)) continue;
    const hit = shortest(view, rule, match);
    if (hit === undefined) continue;
    if (budget > 0) pattern.lastIndex = Math.max(hit.end, match.index + 1);
    const start = view.at(hit.start);
    const end = view.at(hit.end - 1) + 1;
    if (end - start === hit.end - hit.start || !isRandom(hit.secret) || !isFree(findings, start, end)) continue;
    take(findings, { start, end, rule: rule.id, secret: hit.secret, whole: false });
  }
}

/** Whether a word may begin here: at a line break or behind what is no letter or digit. */
function beginsWord(view: View, index: number): boolean {
  if (index === 0 || view.at(index) !== view.at(index - 1) + 1) return true;
  return isEdge(view.text, index);
}

/** The hit over as few lines as the pattern takes; undefined where it takes too many or goes over a break. */
function shortest(view: View, rule: Rule, match: RegExpExecArray): Hit | undefined {
  const last = match.index + match[0].length;
  const whole = new RegExp(rule.pattern.source, rule.pattern.flags.replace('g', 'y'));
  let lines = 0;
  for (let end = match.index + 1; end <= last; end++) {
    if (view.at(end - 1) === NOWHERE) return undefined;
    if (end < last && view.at(end) === view.at(end - 1) + 1) continue;
    if (++lines > MOST_LINES) return undefined;
    whole.lastIndex = 0;
    const shorter = whole.exec(view.text.slice(match.index, end));
    if (shorter === null || shorter[0].length < end - match.index) continue;
    const hit = hitOf(shorter);
    if (rule.check !== undefined && !rule.check(hit.secret, hit.lead)) continue;
    return { ...hit, start: hit.start + match.index, end: hit.end + match.index };
  }
  return undefined;
}
