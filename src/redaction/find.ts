import { extendOverLines } from './extend.ts';
import { type Finding, type Findings, isFree, noFindings, take } from './findings.ts';
import { isRandom } from './looks-random.ts';
import { occurrences } from './occurrences.ts';
import type { Rule } from './rule.ts';
import { rulesFor, search, takePlaceholders } from './search.ts';
import { searchWrapped } from './search-wrapped.ts';
import { visibleView } from './view.ts';

/** A known secret is looked for on its own only if no ordinary word can be it. */
const LEAST_KNOWN = 8;
const LEAST_KNOWN_BITS = 2.5;

/** All that has to be masked in a text, in its order. `known` are secrets found before, with their rules. */
export function find(
  text: string,
  rules: readonly Rule[],
  known: readonly (readonly [secret: string, rule: string])[],
): readonly Finding[] {
  const view = visibleView(text);
  const findings = noFindings(view.text.length);
  takePlaceholders(view.text, findings);
  for (const rule of rulesFor(view.text, rules)) search(view.text, rule, findings);
  searchWrapped(view.text, rules, findings);
  extendOverLines(view.text, findings);
  takeKnown(view.text, known, findings);
  return findings.list
    .map((finding) => ({ ...finding, start: view.at(finding.start), end: view.at(finding.end - 1) + 1 }))
    .toSorted((a, b) => a.start - b.start);
}

/** Takes secrets that stand somewhere else without what gave them away. */
function takeKnown(text: string, known: readonly (readonly [string, string])[], findings: Findings): void {
  const rules = new Map(known);
  for (const { secret, rule } of findings.list) rules.set(secret, rule);
  const secrets = [...rules.keys()].filter((secret) => isRandom(secret, LEAST_KNOWN, LEAST_KNOWN_BITS));
  for (const { start, secret } of occurrences(text, secrets)) {
    const end = start + secret.length;
    if (isFree(findings, start, end))
      take(findings, { start, end, rule: rules.get(secret) ?? '', secret, whole: false });
  }
}
