import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fileName } from './file-name.ts';

test.each([
  ['Migration plan', 'Migration plan.md'],
  ['a/b\\c: "d" <e> | f? *g*', 'a b c d e f g.md'],
  ['../../etc/passwd', 'etc passwd.md'],
  ['   .hidden . ', 'hidden.md'],
  ['two\nlines\tand a tab', 'two lines and a tab.md'],
  ['', 'chat.md'],
  ['???', 'chat.md'],
  ['con', '_con.md'],
  ['NUL.tar', '_NUL.tar.md'],
  ['COM1', '_COM1.md'],
  ['console', 'console.md'],
  ['数据库迁移计划', '数据库迁移计划.md'],
  ['خطة الترحيل', 'خطة الترحيل.md'],
  ['evil\u202egnp.exe', 'evil gnp.exe.md'],
  ['👩‍👩‍👧 family', '👩‍👩‍👧 family.md'],
  ['lone \ud800 half', 'lone half.md'],
])('%j becomes %j', (title, name) => {
  expect(fileName(title, 'md')).toBe(name);
});

test('a long title is cut between characters, not inside one', () => {
  const name = fileName('👩‍👩‍👧'.repeat(40), 'json');
  expect(name).toMatch(/^(👩‍👩‍👧)+\.json$/u);
  expect(name.length).toBeLessThanOrEqual(80);
});

const isSafe = (name: string): boolean =>
  /^[^<>:"/\\|?*\p{Cc}]+\.json$/u.test(name) &&
  !/^[\s.]|[\s.]\.json$|^(con|prn|aux|nul|com\d|lpt\d)[.\s]/i.test(name) &&
  name.length <= 80 &&
  new TextEncoder().encode(name).length <= 255;

test('whatever the title, the name is safe', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (title) => isSafe(fileName(title, 'json'))));
});
