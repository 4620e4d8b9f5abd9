import { describe, expect, test } from 'vitest';
import { mentionsOf } from './mentions.ts';

const NOTHING = { known: new Set<string>(), common: new Set<string>(), nounsHaveCapitals: false };

function found(text: string): readonly string[] {
  const mentions = mentionsOf(text, NOTHING);
  for (const { start, end, text: shown } of mentions) expect(text.slice(start, end)).toBe(shown);
  return mentions.map(({ kind, text: shown }) => `${kind} ${shown}`);
}

describe('the mentions of a text', () => {
  test('stand in their order, whatever their length', () => {
    expect(found('pay €40 to mira.kowalska@a.example by 18:45')).toEqual([
      'money €40',
      'mail mira.kowalska@a.example',
      'time 18:45',
    ]);
    expect(found('see 4711\nthen Mira\nfor €70')).toEqual(['number 4711', 'name Mira', 'money €70']);
  });

  test('do not overlap: the longest stays, of equals the one of the earlier rule', () => {
    expect(found('see https://a.example/2027-05-03/v1.2.3')).toEqual(['address https://a.example/2027-05-03/v1.2.3']);
    expect(found('said "Mira called at 18:45" then')).toEqual(['quote Mira called at 18:45']);
    expect(found('in €1,250.50 then')).toEqual(['money €1,250.50']);
    expect(found('`€40` and €70')).toEqual(['money €40', 'money €70']);
  });

  test('may touch', () => {
    expect(found('截止2027年5月3日18:45')).toEqual(['date 2027年5月3日', 'time 18:45']);
  });
});

describe('what stands around an address or a path is no part of it', () => {
  test.each([
    ['(see https://a.example/x)', 'address https://a.example/x'],
    ['see https://a.example/x_(y)!', 'address https://a.example/x_(y)'],
    ['see https://a.example/x_[y], then', 'address https://a.example/x_[y]'],
    ['see **https://a.example/x**', 'address https://a.example/x'],
    ['see https://a.example/x?', 'address https://a.example/x'],
    ["see 'https://a.example/x'.", 'address https://a.example/x'],
    ['see (https://a.example/x_(y_(z)))', 'address https://a.example/x_(y_(z))'],
    ['see https://a.example/a)b(c) so', 'address https://a.example/a)b(c'],
    ['in src/store/open.ts.', 'path src/store/open.ts'],
    ['in (src/store/open.ts)', 'path src/store/open.ts'],
    ['in _src/store/open.ts_', 'path _src/store/open.ts'],
    ['see src/[id]/page.tsx:', 'path src/[id]/page.tsx'],
    ['see src/pages/{id}.', 'path src/pages/{id}'],
    ['see {src/pages/id}.', 'path src/pages/id'],
  ])('in %j', (text, mention) => {
    expect(found(text)).toContain(mention);
  });
});

describe('of a line', () => {
  test.each([
    ['1. 4711 is it', ['number 4711']],
    ['12. some rows', []],
    ['  12) some rows', []],
    ['> 12. some rows', []],
    ['>12. some rows', []],
    ['(12) some rows', []],
    ['12、rows', []],
    ['123. some rows', []],
    ['1234. some rows', ['number 1234']],
    ['12.5 kg rice', ['quantity 12.5 kg']],
    ['so 12. then', ['number 12']],
  ])('its number in a list is none of its details: %j', (text, mentions) => {
    expect(found(text)).toEqual(mentions);
  });

  test.each([
    ['use `npm install x` here', 'command npm install x'],
    ['use `git status` here', 'command git status'],
    ['use `$ make all` here', 'command $ make all'],
    ['use `npm` here', 'identifier npm'],
    ['use `my npm install` here', 'identifier my npm install'],
    ['use `gitk status` here', 'identifier gitk status'],
    ['do git commit -m now', 'command git commit -m now'],
    ['it says «npm install x» there', 'quote npm install x'],
    ['use `pip install x` here', 'command pip install x'],
    ['use `python main` here', 'command python main'],
    ['then docker compose up', 'command docker compose up'],
  ])('a command is told by its tool: %j', (text, mention) => {
    expect(found(text)).toContain(mention);
  });

  test('of a shell block the command is all', () => {
    expect(found('so\n```sh\n$ curl https://a.example/x -o €40\n# 4711\n```\nthen 4712')).toEqual([
      'command curl https://a.example/x -o €40',
      'number 4712',
    ]);
  });

  test('of code only what rules of code find', () => {
    expect(found('```ts\nconst maxRows = 4711; // see src/store/open.ts, €40\n```')).toEqual([
      'identifier maxRows',
      'path src/store/open.ts',
    ]);
  });

  test('of a heading what rules of prose find, but no names', () => {
    expect(found('## Mira pays €40')).toEqual(['money €40']);
  });

  test('the words in a quote stand without the spaces around them', () => {
    expect(found('it says " please ring " there')).toEqual(['quote please ring']);
    expect(found('it says «ab ab» and „ab“ there')).toEqual(['quote ab ab', 'quote ab']);
  });
});
