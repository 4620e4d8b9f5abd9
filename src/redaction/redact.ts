import { find } from './find.ts';
import type { Finding } from './findings.ts';
import { PLACEHOLDER } from './placeholder.ts';
import type { Rule } from './rule.ts';
import { RULES } from './rules.ts';
import { isOutput, noteOutput, originalOf, placeholderFor, reserve, secretsIn, type Vault } from './vault.ts';

/** A text without its secrets. */
export interface Redacted {
  readonly text: string;
  /** In the order of the text, one for each place that was masked. */
  readonly hits: readonly { readonly rule: string; readonly placeholder: string }[];
}

/** What is masked beside secrets. Both are off unless asked for. */
export interface RedactOptions {
  readonly mail?: boolean;
  readonly phone?: boolean;
}

/**
 * Masks the secrets of a text: the same secret gets the same placeholder for the life of the vault. Text without a
 * secret comes back as it is, and so does what this vault has masked already. Mask once, right before sending: a
 * placeholder inside a new text counts as written by the user, and is masked itself so that `restore` gives it back.
 */
export function redact(text: string, vault: Vault, options: RedactOptions = {}): Redacted {
  return redactAll([text], vault, options)[0] ?? { text, hits: [] };
}

/** Masks texts that are sent one behind the other: also a secret that begins in one and ends in the next. */
export function redactAll(texts: readonly string[], vault: Vault, options: RedactOptions = {}): readonly Redacted[] {
  const done = texts.map((text) => isOutput(vault, text));
  const fresh = texts.filter((_, index) => done[index] === false);
  const masked = redactFresh(fresh, vault, rulesOf(options));
  let next = 0;
  return texts.map((text, index) => (done[index] ? { text, hits: [] } : (masked[next++] ?? { text, hits: [] })));
}

/** Puts the secrets back where the vault's placeholders stand. Other placeholders stay as they are. */
export function restore(text: string, vault: Vault): string {
  return text.replace(PLACEHOLDER, (placeholder) => originalOf(vault, placeholder) ?? placeholder);
}

function rulesOf(options: RedactOptions): readonly Rule[] {
  return RULES.filter(({ only }) => only === undefined || options[only] === true);
}

function redactFresh(texts: readonly string[], vault: Vault, rules: readonly Rule[]): readonly Redacted[] {
  const cores = texts.map((text) => text.trim());
  const joined = cores.join('\n');
  const findings = [...placeholdersIn(joined, vault), ...find(joined, rules, secretsIn(vault), placesOf(cores))];
  findings.sort((a, b) => a.start - b.start);
  let offset = 0;
  let first = 0;
  return texts.map((text, index) => {
    const core = cores[index] ?? '';
    const end = offset + core.length;
    while (first < findings.length && (findings[first]?.end ?? 0) <= offset) first++;
    const inside = within(findings, first, offset, end);
    offset = end + 1;
    return mask(text, core, inside, vault);
  });
}

/** Where each of these texts begins and ends when they are joined by line breaks. */
function placesOf(texts: readonly string[]): readonly (readonly [from: number, to: number])[] {
  let from = 0;
  return texts.map((text) => {
    const place = [from, from + text.length] as const;
    from += text.length + 1;
    return place;
  });
}

/** The findings of one of the texts, in places of that text. */
function within(findings: readonly Finding[], first: number, from: number, to: number): readonly Finding[] {
  const found: Finding[] = [];
  for (let index = first; index < findings.length; index++) {
    const finding = findings[index];
    if (finding === undefined || finding.start >= to) break;
    found.push({ ...finding, start: Math.max(finding.start, from) - from, end: Math.min(finding.end, to) - from });
  }
  return found;
}

/** Placeholders that stand in a text before masking: those of this vault are masked, the others never given out. */
function placeholdersIn(text: string, vault: Vault): readonly Finding[] {
  const ours: Finding[] = [];
  for (const { index, 0: placeholder } of text.matchAll(PLACEHOLDER)) {
    const end = index + placeholder.length;
    if (originalOf(vault, placeholder) === undefined) reserve(vault, placeholder);
    else ours.push({ start: index, end, rule: 'placeholder', secret: placeholder, whole: true });
  }
  return ours;
}

function mask(text: string, core: string, findings: readonly Finding[], vault: Vault): Redacted {
  if (findings.length === 0) return { text, hits: [] };
  const before = text.length - text.trimStart().length;
  const parts = [text.slice(0, before)];
  const hits: { rule: string; placeholder: string }[] = [];
  let from = 0;
  for (const { start, end, rule, secret } of findings) {
    const spelling = core.slice(start, end);
    const placeholder = placeholderFor(vault, rule, spelling.length < secret.length ? spelling : secret, spelling);
    parts.push(core.slice(from, start), placeholder);
    hits.push({ rule, placeholder });
    from = end;
  }
  const masked = parts.join('') + core.slice(from) + text.slice(before + core.length);
  noteOutput(vault, masked);
  return { text: masked, hits };
}
