import { expect, test } from 'vitest';
import { type Detail, detailsOf } from './details.ts';

test.each<[Detail, string]>([
  ['path', 'it lies in src/store/open.ts now'],
  ['path', 'edit settings.yaml'],
  ['address', 'see https://a.example or 10.0.0.7'],
  ['version', 'we run Node 20.11 there'],
  ['money', 'the rent is €840'],
  ['money', '预算300元'],
  ['unit', 'it answers in 38 ms'],
  ['date', 'due 2031-05-09'],
  ['time', 'we leave at 18:45'],
  ['identifier', 'booking code HX7-220K'],
  ['identifier', 'call openStore there'],
  ['error', 'then a KeyError comes'],
  ['quoted', 'the sign says „Bitte klingeln“'],
  ['code', 'set `strict` there'],
])('%s: %s', (detail, text) => {
  expect(detailsOf(text)).toContain(detail);
});

test('plain words hold none', () => {
  expect(detailsOf('We walked along the river, and it rained. Then we went home.').size).toBe(0);
});
