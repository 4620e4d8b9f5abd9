import { fingerprint } from '../core/fingerprint.ts';
import { placeholderOf } from './placeholder.ts';

declare const sealed: unique symbol;

/**
 * Which secret got which placeholder. The object itself is empty: what it stands for lives in memory only and cannot
 * be stored, sent or printed with it.
 */
export interface Vault {
  readonly [sealed]: true;
}

interface Secret {
  readonly rule: string;
  readonly number: number;
  /** Spelling as it stood in a text → placeholder. */
  readonly spellings: Map<string, string>;
}

interface Contents {
  /** By the secret without line breaks, invisible characters and grouping. */
  readonly secrets: Map<string, Secret>;
  readonly originals: Map<string, string>;
  /** Placeholders that stood in a text before they were given out, so they never are. */
  readonly foreign: Set<string>;
  readonly lastNumbers: Map<string, number>;
  /** Fingerprints of masked texts that hold placeholders of this vault. */
  readonly outputs: Set<string>;
}

const contents = new WeakMap<object, Contents>();

/** An empty vault. Keep one for as long as answers to masked texts can come in, then drop it. */
export function createVault(): Vault {
  const vault = Object.freeze({}) as Vault;
  contents.set(vault, {
    secrets: new Map(),
    originals: new Map(),
    foreign: new Set(),
    lastNumbers: new Map(),
    outputs: new Set(),
  });
  return vault;
}

function open(vault: Vault): Contents {
  const found = contents.get(vault);
  if (found === undefined) throw new TypeError('not a vault of createVault');
  return found;
}

/** The placeholder of a secret in this spelling. A known secret keeps the name under which it was found first. */
export function placeholderFor(vault: Vault, rule: string, secret: string, spelling: string): string {
  const { secrets, originals } = open(vault);
  const entry = secrets.get(secret) ?? { rule, number: nextNumber(vault, rule), spellings: new Map<string, string>() };
  secrets.set(secret, entry);
  const known = entry.spellings.get(spelling);
  if (known !== undefined) return known;
  let variant = entry.spellings.size + 1;
  while (open(vault).foreign.has(placeholderOf(entry.rule, entry.number, variant))) variant++;
  const placeholder = placeholderOf(entry.rule, entry.number, variant);
  entry.spellings.set(spelling, placeholder);
  originals.set(placeholder, spelling);
  return placeholder;
}

function nextNumber(vault: Vault, rule: string): number {
  const { lastNumbers, foreign } = open(vault);
  let number = (lastNumbers.get(rule) ?? 0) + 1;
  while (foreign.has(placeholderOf(rule, number, 1))) number++;
  lastNumbers.set(rule, number);
  return number;
}

/** What stood where the placeholder stands now; undefined where this vault did not give it out. */
export function originalOf(vault: Vault, placeholder: string): string | undefined {
  return open(vault).originals.get(placeholder);
}

/** Notes that somebody else wrote this placeholder: it will not be given out. */
export function reserve(vault: Vault, placeholder: string): void {
  open(vault).foreign.add(placeholder);
}

/** Every secret so far, with the rule that found it. */
export function secretsIn(vault: Vault): readonly (readonly [secret: string, rule: string])[] {
  return [...open(vault).secrets].map(([secret, { rule }]) => [secret, rule] as const);
}

/** Notes that this text is masked already. */
export function noteOutput(vault: Vault, text: string): void {
  open(vault).outputs.add(fingerprint(text));
}

/** Whether this very text came out of masking with this vault. */
export function isOutput(vault: Vault, text: string): boolean {
  const { outputs } = open(vault);
  return outputs.size > 0 && outputs.has(fingerprint(text));
}
