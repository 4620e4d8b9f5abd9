import { type Findings, freeParts, take } from './findings.ts';
import { PLACEHOLDER } from './placeholder.ts';
import { isEdge, type Rule } from './rule.ts';

/** Shorter pieces of a secret, left over beside another finding, tell nothing. */
const LEAST_PIECE = 8;

/** The rules that can hit a text at all, by their literals. */
export function rulesFor(text: string, rules: readonly Rule[]): readonly Rule[] {
  const lower = text.toLowerCase();
  const pairs = pairsOf(lower);
  const isIn = (hint: string): boolean => mayHold(pairs, hint) && lower.includes(hint);
  return rules.filter(({ hints }) => hints.length === 0 || hints.some(isIn));
}

const ASCII = 128;

/** Which two ASCII characters stand side by side in a text: one pass that saves most of the passes for literals. */
function pairsOf(text: string): Uint8Array {
  const pairs = new Uint8Array(ASCII * ASCII);
  let before = ASCII;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (before < ASCII && unit < ASCII) pairs[before * ASCII + unit] = 1;
    before = unit;
  }
  return pairs;
}

function mayHold(pairs: Uint8Array, hint: string): boolean {
  for (let index = 1; index < hint.length; index++) {
    const before = hint.charCodeAt(index - 1);
    const unit = hint.charCodeAt(index);
    if (before < ASCII && unit < ASCII && pairs[before * ASCII + unit] === 0) return false;
  }
  return true;
}

/** Adds what one rule finds beside what is taken already. */
export function search(text: string, rule: Rule, findings: Findings): void {
  for (const match of text.matchAll(rule.pattern)) {
    if (rule.edged === true && !isEdge(text, match.index)) continue;
    const { start, end, lead } = hitOf(match);
    const parts = freeParts(findings, start, end);
    const isWhole = parts[0]?.[0] === start && parts[0][1] === end;
    for (const [from, to] of parts) {
      const secret = text.slice(from, to);
      if (!isSecret(secret, rule, lead, isWhole)) continue;
      take(findings, { start: from, end: to, rule: rule.id, secret: meant(secret, rule), whole: rule.lines === true });
    }
  }
}

function isSecret(text: string, rule: Rule, lead: string, isWhole: boolean): boolean {
  if (!isWhole && text.trim().length < LEAST_PIECE) return false;
  return rule.check === undefined || rule.check(text, lead);
}

export interface Hit {
  readonly start: number;
  readonly end: number;
  readonly lead: string;
  readonly secret: string;
}

/** Which part of a match is the secret. */
export function hitOf(match: RegExpMatchArray): Hit {
  const lead = match.groups?.lead ?? '';
  const secret = match.groups?.secret ?? match[0];
  const start = (match.index ?? 0) + lead.length;
  return { start, end: start + secret.length, lead, secret };
}

function meant(secret: string, rule: Rule): string {
  return rule.grouped === true ? secret.replace(/[\s>.-]/g, '').toUpperCase() : secret;
}

/** Takes what looks like a placeholder, so that no rule looks inside. */
export function takePlaceholders(text: string, findings: Findings): void {
  for (const { index, 0: placeholder } of text.matchAll(PLACEHOLDER)) {
    findings.taken.fill(1, index, index + placeholder.length);
  }
}
