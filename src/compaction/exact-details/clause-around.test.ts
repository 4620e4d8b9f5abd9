import { describe, expect, test } from 'vitest';
import { clauseAround } from './clause-around.ts';

describe('a clause of prose', () => {
  test.each([
    ['It rained. The rent is €840 a month. We left.', '€840', 'The rent is €840 a month.'],
    ['**Rent:** the __flat__ costs ~~€800~~ €840 **now**', '€840', 'Rent: the flat costs €800 €840 now'],
    ['- pay €840', '€840', 'pay €840'],
    ['  * [x] pay €840', '€840', 'pay €840'],
    ['- [ ] pay €840', '€840', 'pay €840'],
    ['1. pay €840', '€840', 'pay €840'],
    ['(12) pay €840', '€840', 'pay €840'],
    ['> > pay €840', '€840', 'pay €840'],
    ['### pay €840', '€840', 'pay €840'],
    ['| pay | €840 |', '€840', 'pay | €840 |'],
    ['3. Mai zahlen', 'zahlen', '3. Mai zahlen'],
    ['see [the rates](https://a.example/x) now', 'https://a.example/x', 'see the rates (https://a.example/x) now'],
    ['so \t pay\u0007 \u2028 €840 \u0085 now ', '€840', 'so pay €840 now'],
    ['-pay €840', '€840', '-pay €840'],
  ])('%j around %j: %j', (text, detail, clause) => {
    expect(clauseAround(text, detail)).toBe(clause);
  });

  test('holds the detail as it stands, marks and all', () => {
    expect(clauseAround('so **a** `x**y**z` __b__', 'x**y**z')).toBe('so a `x**y**z` b');
  });
});

describe('of several places', () => {
  test('the one is taken where the detail stands by itself', () => {
    expect(clauseAround('In 14180 rows. In 41800 rows. In 4180 rows.', '4180')).toBe('In 4180 rows.');
    expect(clauseAround('A useStores. A useStore. B useStore.', 'useStore')).toBe('A useStore.');
    expect(clauseAround('Of reopen. Of open', 'open')).toBe('Of open');
    expect(clauseAround('Among 漢字. On 字 here.', '字')).toBe('Among 漢字.');
  });

  test('or the first where it never does', () => {
    expect(clauseAround('In 14180 rows. In 41800 rows.', '4180')).toBe('In 14180 rows.');
  });
});

describe('nothing', () => {
  test('where the detail does not stand there, spans lines, or is too long', () => {
    expect(clauseAround('so it is', '4180')).toBeUndefined();
    expect(clauseAround('a\nb', 'a\nb')).toBeUndefined();
    expect(clauseAround('x'.repeat(237), 'x'.repeat(237))).toBeUndefined();
    expect(clauseAround('x'.repeat(236), 'x'.repeat(236))).toBe('x'.repeat(236));
  });
});

describe('a long clause', () => {
  test('of 236 characters stays whole', () => {
    const whole = `${'ab '.repeat(77)}€8400`;
    expect(whole).toHaveLength(236);
    expect(clauseAround(whole, '€8400')).toBe(whole);
    expect(clauseAround(`so ${whole}`, '€8400')).toMatch(/^… ab .*€8400$/);
  });

  test('is cut between words in front, where little stands behind', () => {
    const line = clauseAround(`${'word '.repeat(100)}for €840 now`, '€840') ?? '';
    expect(line).toMatch(/^… word (?:word )+for €840 now$/);
    expect(line.length).toBeGreaterThan(225);
    expect(line.length).toBeLessThanOrEqual(240);
  });

  test('is cut between words behind, where little stands in front', () => {
    const line = clauseAround(`for €840 ${'word '.repeat(60)}`, '€840') ?? '';
    expect(line).toMatch(/^for €840 (?:word )+…$/);
    expect(line.length).toBeGreaterThan(225);
    expect(line.length).toBeLessThanOrEqual(240);
  });

  test('is cut alike on both sides', () => {
    const line = clauseAround(`${'word '.repeat(60)}for €840 ${'word '.repeat(60)}`, '€840') ?? '';
    const [before = '', after = ''] = line.split('€840');
    expect(line).toMatch(/^… (?:word )+for €840 (?:word )+…$/);
    expect(Math.abs(before.length - after.length)).toBeLessThan(10);
    expect(line.length).toBeGreaterThan(225);
  });

  test('without spaces is cut anywhere, but not within a character', () => {
    for (const pad of ['', 'x']) {
      const line = clauseAround(`${'😀'.repeat(150)}${pad}€840${pad}${'😀'.repeat(150)}`, '€840') ?? '';
      expect(line).toMatch(/^… (?:😀)+x?€840x?(?:😀)+ …$/u);
      expect(line.length).toBeGreaterThan(225);
      expect(line.length).toBeLessThanOrEqual(240);
    }
  });
});

describe('a line of code', () => {
  const code = (lead: string, line: string, info = 'ts') => `${lead}\`\`\`${info}\n${line}\n\`\`\`\n`;

  test.each([
    [code('', 'const port = 8080;'), '`const port = 8080;`'],
    [code('', '  const   port = 8080;  '), '`const port = 8080;`'],
    [code('', 'const port = `8080`;'), 'const port = `8080`;'],
    [code('Start it so:\n', 'node 8080', 'sh'), 'Start it so: `node 8080`'],
    [code('Start it so:\n\n', 'node 8080'), 'Start it so: `node 8080`'],
    [code('- **Start** it so:\n', 'node 8080'), 'Start it so: `node 8080`'],
    [code('### Start：\n', 'node 8080'), 'Start： `node 8080`'],
    [code('Start it so.\n', 'node 8080'), '`node 8080`'],
    [code('So: it goes\n', 'node 8080'), '`node 8080`'],
    [code('First:\nStart it so.\n', 'node 8080'), '`node 8080`'],
    [code('Start it so:\n', 'let a\nlet b\nnode 8080'), 'Start it so: `node 8080`'],
    [code(`${'x'.repeat(79)}:\n`, 'node 8080'), `${'x'.repeat(79)}: \`node 8080\``],
    [code(`${'x'.repeat(80)}:\n`, 'node 8080'), '`node 8080`'],
    [code('So:\n', `${'a\n'.repeat(58)}node 8080`), 'So: `node 8080`'],
    [code('So:\n', `${'a\n'.repeat(59)}node 8080`), '`node 8080`'],
  ])('%j: %j', (text, line) => {
    expect(clauseAround(text, '8080')).toBe(line);
  });

  test('that is long goes without its lead, and without its marks where these are too much', () => {
    const long = (length: number) => `8080 ${'x'.repeat(length - 5)}`;
    const lead = 'Start it so: ';
    expect(clauseAround(code(`${lead}\n`, long(225)), '8080')).toBe(`${lead}\`${long(225)}\``);
    expect(clauseAround(code(`${lead}\n`, long(226)), '8080')).toBe(`\`${long(226)}\``);
  });

  test('of a dump is read only around the detail', () => {
    const line = clauseAround(code('', `${'word '.repeat(400)}8080 ${'word '.repeat(400)}`), '8080') ?? '';
    expect(line).toMatch(/^`… (?:word )+8080 (?:word )+…`$/);
    expect(line.length).toBeLessThanOrEqual(240);
  });
});
