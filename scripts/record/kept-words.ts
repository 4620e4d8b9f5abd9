import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordsIn } from './invent-words.ts';

const SITES = join(import.meta.dirname, '../../src/sites');

/** What the adapters look for, and what must stay for them to find it. */
export interface Kept {
  /** Words, in small letters, that stand in a selector or another literal of an adapter. */
  readonly words: ReadonlySet<string>;
  /** Parts of addresses and of drawings, by the attribute that a selector looks for them in. */
  readonly inValue: ReadonlyMap<string, readonly string[]>;
}

/** Read from the adapters' own source: selectors stand in functions, too. */
export function keptWords(): Kept {
  const source = readdirSync(SITES)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(SITES, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''))
    .join('\n');
  const literals = source.match(/'[^'\n]*'|`[^`]*`|\/(?:[^/\\\n]|\\.)+\/[dgimsuvy]*/g) ?? [];
  const inValue = new Map<string, readonly string[]>();
  for (const [, name = '', part = ''] of source.matchAll(/\[(src|href|d)\s*[*^$]?=\s*["']?([^"'\]]+)/g)) {
    inValue.set(name, [...(inValue.get(name) ?? []), part]);
  }
  return { words: new Set(literals.flatMap(wordsIn)), inValue };
}
