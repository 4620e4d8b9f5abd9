import { expect, test } from 'vitest';
import { hasFence, replaceLookAlikeTags } from './look-alike-tags.ts';

const SKIPPED = /[\s\p{M}\p{Cf}\p{Cc}\\/_.-]/u;

test('a character that does not count, does not count within a tag either, plain or as an entity', () => {
  for (let code = 0x80; code < 0x110000; code++) {
    const character = String.fromCodePoint(code);
    if (!SKIPPED.test(character)) continue;
    expect(hasFence(`<conver${character}sation`), code.toString(16)).toBe(true);
    if (code <= 9_999_999) expect(replaceLookAlikeTags(`<us&#${code};er`)).toBe(`‹us&#${code};er`);
  }
});
