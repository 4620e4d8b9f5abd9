import { describe, expect, test } from 'vitest';
import { isAddress, isHash, isIdentifier, isPath, isVersion } from './is-detail.ts';

const CASES: readonly (readonly [(text: string) => boolean, string, string])[] = [
  [
    isAddress,
    '10.0.0.7 10.0.0.7:8080 255.255.255.255 a.example localhost:3000/x 10.0.0.7/300',
    '1.250.300.400 256.0.0.1 10.0.0.256:80',
  ],
  [isVersion, '20.11.1 1.2 1.2.345 1.250.0000 v1.250.000 1.250.000-rc', '1.250.000 12.500 999.000.000'],
  [isHash, '9f2c4e1a A9F0123 0x12ab 12e4f a12e45', 'defaced 1234567 12e4567 12E45 xyz9'],
  [isIdentifier, 'a[i] useStore 4 漢', '-- () ='],
  [
    isPath,
    'src/a /etc ~/a ./a ../a C:\\Data d:/x @scope/pkg a/b.ts a/b.ts:42 a/b.ts:42:7 docs/x tests/unit a/b-c/d a/b/c_d a/b/c1 node_modules/x a/b/c/ a\\b\\c\\ lib/x app/y apps/y a/b.c1 doc/x test/x',
    'and/or km/h 12/05 1.5/2 / ./ ~/ \\x \\a\\b a/b/c/d 漢/字 50%/60% he/she/it x/y.z. x/y/ /a x/C:/y a@b/c my-src/x a/b.abcdefghi',
  ],
];

describe.each(CASES)('%o', (accepts, yes, no) => {
  test.each(yes.split(' '))('takes %s', (text) => {
    expect(accepts(text)).toBe(true);
  });

  test.each(no.split(' '))('does not take %s', (text) => {
    expect(accepts(text)).toBe(false);
  });
});

test('an identifier has no space around it', () => {
  expect([isIdentifier(' a'), isIdentifier('a '), isIdentifier('a b')]).toEqual([false, false, true]);
});
