import { STOP_WORDS } from '../../core/stop-words.ts';
import type { DetailKind } from './detail.ts';
import { fold } from './fold.ts';

/** A detail in its sentence. */
export interface ValueInPlace {
  readonly kind: DetailKind;
  readonly text: string;
  readonly message: number;
  /** The sentence before it and behind it. */
  readonly before: string;
  readonly after: string;
}

/** Kinds of which one takes another's place. */
const VALUES: ReadonlySet<DetailKind> = new Set(['money', 'quantity', 'date', 'time', 'version', 'number']);
/** Whether details of a kind can take each other's place. */
export function isValue(kind: DetailKind): boolean {
  return VALUES.has(kind);
}

const NO_TERM = new Set(Object.values(STOP_WORDS).flatMap((words) => words.split(/\s+/)));
/** Words of a change of mind. */
const CHANGE =
  /\b(?:actually|instead|chang\w{1,4}|moved?|now|correction|sorry|no longer|rather|update[ds]?|doch|statt|stattdessen|jetzt|nun|geändert|verschoben|maintenant|plutôt|finalement|chang[ée]|ahora|mejor|cambi\w{1,5}|agora|mudou|adesso|invece|nu|teraz|zamiast|artık|yerine|sekarang|ganti)(?!\p{L})|теперь|вместо|перен[её]с|измен|тепер|замість|现在|現在|改成|改为|改為|换成|変更|なく|이제|변경|대신|الآن|بدل|تغي|اکنون|अब|बदल|এখন|đổi|bây giờ/iu;
/** What stands before a value that no longer holds. */
const AGAINST =
  /(?:(?<!\p{L})(?:instead of|rather than|no longer|not|was|from|statt|anstatt|nicht|von|au lieu de|plutôt que|pas|de|en vez de|en lugar de|ao invés de|em vez de|invece di|non|zamiast|nie|bukan|вместо|не|с|замість|بدلا? من|ليس|मत|नहीं)[^\p{L}\p{N}]{1,3}|不是[^\p{L}\p{N}]{0,3})$/iu;
/** What stands behind it: `12 to 14`, `40 → 45`. */
const TOWARDS = /^[^\p{L}\p{N}]{0,3}(?:→|->|=>|(?:to|auf|à|a|para|на)(?!\p{L})|से|改成|改为|から|에서|إلى)/iu;
const MOST_POSTINGS = 40;
const FROM = /(?<!\p{L})(?:from|von|de|with|с)[^\p{L}\p{N}]{1,3}$/iu;

/**
 * The indices of those values that a later message replaces by another value of the same thing: most words around them
 * are the same, or fewer where the later sentence speaks of a change; and those named as what no longer holds.
 */
export function replacedValues(values: readonly ValueInPlace[]): ReadonlySet<number> {
  const postings = new Map<string, { readonly at: number; readonly message: number }[]>();
  const replaced = new Set<number>();
  const order = values.map((_, index) => index).filter((index) => VALUES.has(values[index]?.kind ?? 'name'));
  const terms = values.map((value) => (VALUES.has(value.kind) ? termsOf(value) : new Set<string>()));
  for (const at of order.toSorted((a, b) => (values[b]?.message ?? 0) - (values[a]?.message ?? 0))) {
    const value = values[at];
    if (value === undefined) continue;
    if (isNamedAsOld(value) || hasSuccessor(at, values, terms, postings)) replaced.add(at);
    for (const term of terms[at] ?? []) post(postings, `${shapeOf(value)} ${term}`, { at, message: value.message });
  }
  return replaced;
}

function isNamedAsOld({ before, after }: ValueInPlace): boolean {
  if (FROM.test(before)) return TOWARDS.test(after);
  return AGAINST.test(before) && CHANGE.test(`${before}${after}`);
}

function hasSuccessor(
  at: number,
  values: readonly ValueInPlace[],
  terms: readonly ReadonlySet<string>[],
  postings: ReadonlyMap<string, readonly { readonly at: number; readonly message: number }[]>,
): boolean {
  const value = values[at];
  const own = terms[at] ?? new Set<string>();
  if (value === undefined) return false;
  const shared = new Map<number, number>();
  for (const term of own) {
    for (const newer of postings.get(`${shapeOf(value)} ${term}`) ?? []) {
      if (newer.message > value.message) shared.set(newer.at, (shared.get(newer.at) ?? 0) + 1);
    }
  }
  return [...shared].some(([index, count]) => {
    const newer = values[index];
    const share = count / Math.min(own.size, terms[index]?.size ?? 1);
    if (newer === undefined || share < 0.4) return false;
    return (count >= 2 && share >= 0.75) || CHANGE.test(`${newer.before} ${newer.after}`);
  });
}

function post<T>(postings: Map<string, T[]>, key: string, entry: T): void {
  const list = postings.get(key) ?? [];
  if (list.length < MOST_POSTINGS) list.push(entry);
  postings.set(key, list);
}

/** Two values can stand for each other when all but their digits is the same. */
function shapeOf({ kind, text }: ValueInPlace): string {
  if (kind === 'date' || kind === 'time' || kind === 'number') return kind;
  return `${kind} ${fold(text, 'numbers').replace(/[\d.,\s-]+/g, '')}`;
}

/** What the sentence speaks of beside the value: word stems, pairs of characters where no spaces stand. */
function termsOf({ before, after }: ValueInPlace): ReadonlySet<string> {
  const terms = new Set<string>();
  for (const [word] of `${before} ${after}`.toLowerCase().matchAll(/[\p{L}\p{M}]+/gu)) {
    if (/[\p{sc=Han}\p{sc=Katakana}]/u.test(word)) {
      for (let i = 0; i + 1 < word.length && i < 100; i++) terms.add(word.slice(i, i + 2));
      continue;
    }
    if (word.length > 2 && !NO_TERM.has(word)) terms.add(word.slice(0, 5));
  }
  return terms;
}
