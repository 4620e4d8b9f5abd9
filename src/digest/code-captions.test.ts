import { expect, test } from 'vitest';
import { codeCaptions } from './code-captions.ts';

function captions(info: string, ...lines: readonly string[]): readonly string[] {
  return codeCaptions({ kind: 'code', info, text: lines.join('\n') }).map(({ text }) => text);
}

test('signatures are told with the file a comment names', () => {
  expect(
    captions(
      'py',
      '# app/beds.py',
      'import os',
      'class Bed:',
      '    def area(self, width: float) -> float:',
      '        return 1',
    ),
  ).toEqual(['`app/beds.py`: `class Bed`', '`app/beds.py`: `def area(self, width: float) -> float`']);
});

test('commands of a shell block stand whole, without prompt and comments', () => {
  expect(captions('bash', '# build first', '$ npm run build -- --watch', 'cp dist/a.js /srv')).toEqual([
    '`npm run build -- --watch`',
    '`cp dist/a.js /srv`',
  ]);
});

test('output and data give nothing', () => {
  expect(captions('', 'total 12', '{ "a": 1 }')).toEqual([]);
});
