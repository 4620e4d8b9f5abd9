const WINDOW = 8;
const FACTOR = 31;
const SLOTS = 1 << 16;
/** More secrets that begin alike are not looked for, so that time stays linear. */
const MOST_ALIKE = 32;

export interface Occurrence {
  readonly start: number;
  readonly secret: string;
}

/** Where any of these secrets stands in a text; those under eight units are not looked for. Rabin-Karp, one pass. */
export function occurrences(text: string, secrets: Iterable<string>): readonly Occurrence[] {
  const index = indexOf(secrets);
  if (index.byHash.size === 0 || text.length < WINDOW) return [];
  const found: Occurrence[] = [];
  let hash = hashOf(text.slice(0, WINDOW));
  for (let start = 0; ; start++) {
    if (index.slots[hash & (SLOTS - 1)] === 1) {
      const secret = index.byHash.get(hash)?.find((candidate) => text.startsWith(candidate, start));
      if (secret !== undefined) found.push({ start, secret });
    }
    if (start + WINDOW >= text.length) return found;
    hash = (Math.imul(hash - Math.imul(text.charCodeAt(start), TOP), FACTOR) + text.charCodeAt(start + WINDOW)) | 0;
  }
}

interface Index {
  readonly byHash: Map<number, string[]>;
  readonly slots: Uint8Array;
}

function indexOf(secrets: Iterable<string>): Index {
  const index: Index = { byHash: new Map(), slots: new Uint8Array(SLOTS) };
  for (const secret of secrets) {
    if (secret.length < WINDOW) continue;
    const hash = hashOf(secret.slice(0, WINDOW));
    const alike = index.byHash.get(hash) ?? [];
    if (alike.length < MOST_ALIKE)
      index.byHash.set(
        hash,
        [...alike, secret].toSorted((a, b) => b.length - a.length),
      );
    index.slots[hash & (SLOTS - 1)] = 1;
  }
  return index;
}

function hashOf(window: string): number {
  let hash = 0;
  for (let index = 0; index < window.length; index++) hash = (Math.imul(hash, FACTOR) + window.charCodeAt(index)) | 0;
  return hash;
}

/** The factor of the first unit of a window. */
const TOP = Array.from({ length: WINDOW - 1 }).reduce<number>((power) => Math.imul(power, FACTOR), 1);
