import { describe, expect, test } from 'vitest';
import { RULES } from './rules.ts';

describe('every rule', () => {
  test.each(RULES.map((rule, at) => [at, rule.kind, rule] as const))(
    '%s (%s) says why it is there, and weighs from 1 to 10',
    (_, kind, rule) => {
      expect(rule.reason).toMatch(/\w+ \w+/);
      expect(rule.weight).toBeGreaterThanOrEqual(1);
      expect(rule.weight).toBeLessThanOrEqual(10);
      expect(kind).not.toBe('');
      expect(['prose', 'code', 'both']).toContain(rule.where);
      expect(rule.pattern.flags).toMatch(/^gi?u$/);
    },
  );
});

/** What the rules of one kind find in a line, in whichever order. */
const found = (kind: string, line: string): readonly string[] =>
  RULES.filter((rule) => rule.kind === kind).flatMap(({ pattern, accept, needs }) =>
    [...line.matchAll(pattern)]
      .map((match) => Object.values(match.groups ?? {}).find((group) => group !== undefined) ?? match[0])
      .filter((text) => accept?.(text) !== false && needs.test(line)),
  );

describe('rules of one kind', () => {
  test.each([
    ['money', 'US$ 40', 'it is US$ 40 now'],
    ['money', '€40 - 50', 'it is €40 - 50 now'],
    ['money', '€3 million', 'it is €3 million now'],
    ['money', '40 million de euros', 'de 40 million de euros'],
    ['money', '40 euros', 'it is 40 euros'],
    ['money', '300元', '共300元'],
    ['money', '三百元', '共三百元'],
    ['quantity', '40 km', 'it is 40 km'],
    ['quantity', '3 million tokens', 'it is 3 million tokens'],
    ['quantity', '3 million', 'it is 3 million'],
    ['quantity', '40-minute', 'a 40-minute walk'],
    ['number', '41', 'it is 41'],
    ['number', '4.1', 'it is 4.1'],
    ['version', '1.2.3-beta.1', 'at 1.2.3-beta.1 now'],
    ['version', '>=1.2.3', 'at >=1.2.3 now'],
    ['version', '1.2.3+build.5', 'at 1.2.3+build.5 now'],
    ['version', 'V2', 'at V2 now'],
    ['version', '~1.2', 'at ~1.2 now'],
    ['version', 'Node version 20.11', 'with Node version 20.11 now'],
    ['hash', 'sha256:0123456789ab', 'at sha256:0123456789ab now'],
    ['hash', '0x12abcdef', 'at 0x12abcdef now'],
    ['identifier', 'open()', 'call open() now'],
    ['identifier', 'fs.dir.open()', 'call fs.dir.open() now'],
    ['identifier', '--dry-run', 'with --dry-run now'],
    ['identifier', '#418', 'see #418 now'],
    ['identifier', 'B12', 'take B12 now'],
    ['identifier', 'MAX_ROWS', 'MAX_ROWS = 4'],
    ['identifier', 'openStore', 'function openStore() {'],
    ['identifier', 'rates', 'CREATE TABLE rates ('],
    ['identifier', 'a b', 'use `a b` now'],
    ['mail', 'a.b@c.d.example', 'to a.b@c.d.example now'],
    ['path', 'Makefile:12', 'in Makefile:12 now'],
    ['path', '.env.local', 'in .env.local now'],
    ['path', '@scope/pkg/x.ts', 'in @scope/pkg/x.ts now'],
    ['command', 'npm run build', 'do npm run build, then'],
    ['command', 'docker compose up -d', 'do docker compose up -d, then'],
    ['command', 'node --watch', 'do node --watch now'],
    ['command', 'python3 src/main.py', 'do python3 src/main.py now'],
    ['address', 'localhost:3000/x', 'at localhost:3000/x now'],
    ['address', 'a.example:80/x', 'at a.example:80/x now'],
    ['date', '2027-05-03', 'on 2027-05-03 it is'],
    ['date', '3/5/2027', 'on 3/5/2027 it is'],
    ['date', 'May 2027', 'in May 2027 it is'],
    ['date', 'May 3rd', 'on May 3rd it is'],
    ['date', '3rd of May', 'on 3rd of May it is'],
    ['date', '5月3日', '于5月3日见'],
    ['date', 'ngày 3 tháng 5 năm 2027', 'vào ngày 3 tháng 5 năm 2027'],
    ['date', 'Q3 2027', 'by Q3 2027 it is'],
    ['time', '18:45 UTC', 'at 18:45 UTC it is'],
    ['time', '7pm', 'at 7pm it is'],
    ['time', '18h30', 'à 18h30 donc'],
    ['time', '三点半', '下午三点半'.slice(2)],
    ['time', '오후 3시 30분', '오후 3시 30분'],
    ['quote', 'ab', 'say "ab" now'],
    ['quote', 'ab', 'say 『ab』 now'],
    ['quote', 'ab', 'say 《ab》 now'],
    ['quote', 'ab', 'say »ab« now'],
    ['name', 'श्री वर्मा', 'कल श्री वर्मा आए'],
    ['name', '김철수 씨', '어제 김철수 씨가'],
    ['name', '佐藤様', 'まず 佐藤様へ'],
  ])('%s find %j in %j', (kind, text, line) => {
    expect(found(kind, line)).toContain(text);
  });

  test.each([
    ['money', 'it is x€40'],
    ['money', 'it is 40 eurosport'],
    ['quantity', 'it is 40 kgx'],
    ['quantity', 'at v40 km'],
    ['number', 'it is 4'],
    ['number', 'it is 41px'],
    ['version', 'in 1.250.000 rows'],
    ['version', 'at x1.2.3'],
    ['version', 'with Node 20.11 GB'],
    ['hash', 'it is defaced'],
    ['hash', 'it is 1234567'],
    ['identifier', 'use ``a b`` now'],
    ['identifier', 'the OK sign'],
    ['identifier', 'a-b and A1'],
    ['mail', 'at a@b now'],
    ['path', 'yes and/or no'],
    ['path', 'at 12/05 then'],
    ['command', 'go home, make tea, find out'],
    ['command', 'the snode --watch'],
    ['address', 'at 256.1.1.1 now'],
    ['address', 'it ends.on the'],
    ['date', 'at 20275 now'],
    ['time', 'at 7:5 now'],
    ['time', 'at 7 pmx'],
    ['quote', 'it is 5" x 6" now'],
    ['quote', 'say "--" now'],
  ])('%s find nothing in %j', (kind, line) => {
    expect(found(kind, line)).toEqual([]);
  });
});
