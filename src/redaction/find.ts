import { extendOverLines } from './extend.ts';
import { type Finding, type Findings, isFree, noFindings, take } from './findings.ts';
import { acrossView, concatenatedView } from './joined-views.ts';
import { isRandom } from './looks-random.ts';
import { occurrences } from './occurrences.ts';
import type { Rule } from './rule.ts';
import { rulesFor, search, takePlaceholders } from './search.ts';
import { searchJoined } from './search-joined.ts';
import { searchTables } from './search-tables.ts';
import { searchWrapped } from './search-wrapped.ts';
import { type View, visibleView } from './view.ts';

/** A known secret is looked for on its own only if no ordinary word can be it. */
const LEAST_KNOWN = 8;
const LEAST_KNOWN_BITS = 2.5;

/**
 * All that has to be masked in a text, in its order. `known` are secrets found before, with their rules; `texts` is
 * where the messages begin and end that the text was put together from.
 */
export function find(
  text: string,
  rules: readonly Rule[],
  known: readonly (readonly [secret: string, rule: string])[],
  texts: readonly (readonly [from: number, to: number])[] = [],
): readonly Finding[] {
  const view = visibleView(text);
  const findings = noFindings(view.text.length);
  takePlaceholders(view.text, findings);
  for (const rule of rulesFor(view.text, rules)) search(view.text, rule, findings);
  searchTables(view.text, findings);
  searchWrapped(view.text, rules, findings);
  extendOverLines(view.text, findings);
  searchJoined(concatenatedView(view.text), rules, findings);
  searchJoined(acrossView(view.text, placesIn(view, texts)), rules, findings);
  takeKnown(view.text, known, findings);
  return findings.list
    .map((finding) => ({ ...finding, start: view.at(finding.start), end: view.at(finding.end - 1) + 1 }))
    .toSorted((a, b) => a.start - b.start);
}

/** Where the messages begin and end in the view. */
function placesIn(
  view: View,
  texts: readonly (readonly [from: number, to: number])[],
): readonly (readonly [from: number, to: number])[] {
  let place = 0;
  const upTo = (index: number): number => {
    while (place < view.text.length && view.at(place) < index) place++;
    return place;
  };
  return texts.map(([from, to]) => [upTo(from), upTo(to)] as const);
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
