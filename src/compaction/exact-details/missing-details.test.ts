import { describe, expect, test } from 'vitest';
import type { DetailKind, ExactDetail } from './detail.ts';
import { detailCoverage, missingDetails } from './missing-details.ts';

const detail = (kind: DetailKind, text: string): ExactDetail => ({ kind, text, message: 1, rank: 5 });
const isHeld = (kind: DetailKind, text: string, summary: string): boolean =>
  missingDetails([detail(kind, text)], summary).length === 0;

describe('a detail is held', () => {
  test.each<[DetailKind, string, string]>([
    ['number', '4180', 'there are 4,180 rows'],
    ['number', '4,180', 'there are 4.180 rows'],
    ['number', '4 180', "there are 4'180 rows"],
    ['number', '1,00,000', 'there are 100000'],
    ['number', '٤١٨٠', 'there are 4180'],
    ['number', '４１８０', 'there are 4180'],
    ['number', '3,5', 'about 3.5'],
    ['quantity', '38 ms', 'answers in 38ms'],
    ['quantity', '38ms', 'answers in 38 ms.'],
    ['quantity', '30分钟', '大约30 分钟左右'],
    ['money', '€840', 'the rent: 840 €'],
    ['money', '1.250,50 €', 'costs €1,250.50'],
    ['date', '3. Mai 2027', 'am 3. mai 2027'],
    ['time', '6:30 PM', 'at 6:30pm'],
    ['time', '9:00–18:00', 'open 9:00-18:00'],
    ['version', 'v20.11', 'on 20.11 now'],
    ['version', '20.11', 'on v20.11.'],
    ['name', 'Mira Kowalska', 'MIRA KOWALSKA said'],
    ['name', 'Марина Лапина', 'письмо Марине Лапиной'],
    ['name', '田中さん', '担当は田中さんです'],
    ['path', 'src/store/', 'in `src/store`'],
    ['path', 'src/max_size.ts', 'in src/max\\_size.ts'],
    ['path', 'open.ts', 'in src/store/open.ts'],
    ['address', 'https://www.a.example/x/', 'see a.example/x.'],
    ['command', 'npm run  build', 'run `npm run build`'],
    ['quote', 'it’s done', "she said “it's done”"],
    ['identifier', 'openStore', '- `openStore()` [#3]'],
  ])('%s %j by %j', (kind, text, summary) => {
    expect(isHeld(kind, text, summary)).toBe(true);
  });
});

describe('a detail is not held', () => {
  test.each<[DetailKind, string, string]>([
    ['number', '4180', 'there are 41800'],
    ['number', '4180', 'there are 14180'],
    ['number', '4180', 'there are 4180.5'],
    ['number', '18', 'at 18:45'],
    ['number', '3.5', 'about 35'],
    ['money', '€840', 'the rent: 840 $'],
    ['money', '€840', 'the rent: €8,400'],
    ['quantity', '38 ms', 'answers in 38 m'],
    ['quantity', '5 m', 'weighs 5 mg'],
    ['version', '20.1', 'on 20.11'],
    ['version', '20.1', 'on 20.1.3'],
    ['path', 'src/store', 'in src/store/open.ts'],
    ['path', 'open.ts', 'in reopen.ts'],
    ['path', 'open.ts', 'in open.tsx'],
    ['identifier', 'openStore', 'call openstore'],
    ['identifier', 'openStore', 'call openStores'],
    ['name', 'Mira', 'the Miracle'],
    ['command', 'npm run build', 'npm run builds'],
    ['address', 'https://a.example/x', 'see https://a.example/xy'],
    ['date', '3 May', 'on 13 May'],
    ['quote', 'C++ (old)', 'C (old)'],
  ])('%s %j by %j', (kind, text, summary) => {
    expect(isHeld(kind, text, summary)).toBe(false);
  });
});

test('coverage counts those held and names the others in their order', () => {
  const details = [detail('money', '€840'), detail('time', '18:45'), detail('name', 'Mira')];
  expect(detailCoverage(details, 'Mira comes')).toEqual({ held: 1, all: 3, missing: details.slice(0, 2) });
  expect(detailCoverage([], 'Mira comes')).toEqual({ held: 0, all: 0, missing: [] });
});
