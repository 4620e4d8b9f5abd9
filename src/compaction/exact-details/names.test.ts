import { describe, expect, test } from 'vitest';
import { capitalisedWords, nameMentions, smallWords } from './names.ts';
import { segmentsOf } from './segments.ts';

interface Known {
  readonly known?: string;
  readonly common?: string;
  readonly german?: boolean;
}

const words = (list = ''): ReadonlySet<string> => new Set(list.split(' ').filter(Boolean));

function namesIn(text: string, { known, common, german = false }: Known = {}): readonly string[] {
  const knowledge = { known: words(known), common: words(common), nounsHaveCapitals: german };
  const found = nameMentions(text, segmentsOf(text), knowledge);
  for (const { kind, weight, start, end, text: name } of found)
    expect([kind, weight, text.slice(start, end)]).toEqual(['name', 4, name]);
  return found.map(({ text: name }) => name);
}

describe('a name', () => {
  test.each([
    ['then Mira called', ['Mira']],
    ['then Mira Kowalska and Ann-Marie O’Neil called', ['Mira Kowalska', 'Ann-Marie O’Neil']],
    ['she met Ludwig van der Berg there', ['Ludwig van der Berg']],
    ['the Bank of the North it is', ['Bank of the North']],
    ['at Terminal 5 we wait', ['Terminal 5']],
    ['at Terminal 12345 we wait', ['Terminal']],
    ['some Rebate 40% off', ['Rebate']],
    ['some Rebate 40 € off', ['Rebate']],
    ['by Sprint 3.5 now', ['Sprint']],
    ['I saw Mira’s dog', ['Mira']],
    ["I saw Mira's dog", ['Mira']],
    ["I saw Ann'stone there", ["Ann'stone"]],
    ['see Q4 there', []],
    ['потом Марина Лапина пришла', ['Марина Лапина']],
    ['so (Mira) left', ['Mira']],
    ['we met Ann2B there', ['Ann2B']],
    ['one Ab Cd Ef Gh Ij Kl here', ['Ab Cd Ef Gh Ij', 'Kl']],
  ])('in %j', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });

  test.each([
    'then the cat called',
    'we use @Mira and #Mira',
    'in src/Mira and a.Mira',
    'see $Mira and x-Mira and x_Mira',
    'then A called',
    'on the SBB there',
    'see you Monday or on May then',
    'and Hello there',
    'I said Yes',
    '# the Mira plan',
    '```\nthe Mira plan\n```',
    'so Y2 it is',
  ])('nowhere in %j', (text) => {
    expect(namesIn(text)).toEqual([]);
  });

  test('is no abbreviation, but may hold one', () => {
    expect(namesIn('then SBB Mira called')).toEqual(['SBB Mira']);
  });

  test.each([
    'Shelves are full.',
    'One. Shelves are full.',
    'One! Shelves are full',
    'so: Shelves are full',
    'One。Shelves are full',
    '- Shelves are full',
    '* Shelves are full',
    '1. Shelves are full',
    '2) Shelves are full',
    '> Shelves are full',
    '> 1. Shelves are full',
    '>1. Shelves are full',
    '12. Shelves are full',
    '  • Shelves are full',
    '"Shelves are full"',
    'so; Shelves',
    'so… Shelves',
    '**Shelves** are',
    'so? “Shelves” are',
  ])('is not told from what only opens a sentence: %j', (text) => {
    expect(namesIn(text)).toEqual([]);
    expect(namesIn(text, { known: 'shelves' })).toEqual(['Shelves']);
  });

  test('does not open a sentence behind a long text without an end', () => {
    expect(namesIn(`${'so it goes on and on '.repeat(3)}Mira`)).toEqual(['Mira']);
    expect(namesIn(`${'x'.repeat(22)}. Mira`)).toEqual([]);
    expect(namesIn(`${'-'.repeat(40)} Mira called`)).toEqual(['Mira']);
  });

  test('that opens a sentence goes on behind the word that is none', () => {
    expect(namesIn('Yesterday Mira Kowalska called')).toEqual(['Mira Kowalska']);
    expect(namesIn('Then Mira called')).toEqual(['Mira']);
    expect(namesIn('Mira Kowalska called', { known: 'mira' })).toEqual(['Mira Kowalska']);
    expect(namesIn('Monday Hello Mira')).toEqual(['Mira']);
  });

  test('of one word is not seen with a small letter elsewhere', () => {
    expect(namesIn('then Shelf called', { common: 'shelf' })).toEqual([]);
    expect(namesIn('then Shelf Kowalska called', { common: 'shelf kowalska' })).toEqual(['Shelf Kowalska']);
    expect(namesIn('at Terminal 5 it is', { common: 'terminal' })).toEqual(['Terminal 5']);
  });
});

describe('in German', () => {
  test.each([
    ['ich habe die Rechnung', []],
    ['ich sah Jonas Weber', ['Jonas Weber']],
    ['ich sah Herrn Weber', ['Herrn Weber']],
    ['das Projekt Adler', ['Projekt Adler']],
    ['namens Adler kam er', ['Adler']],
    ['ein Mann namens Adler', ['Adler']],
    ['er heißt Adler', ['Adler']],
    ['ich heiße Adler', ['Adler']],
    ['(namens Adler)', ['Adler']],
    ['(heißt Adler)', ['Adler']],
    ['das verheißt Adler', []],
    ['namens der Adler', []],
  ])('a noun alone is no name: %j', (text, names) => {
    expect(namesIn(text, { german: true })).toEqual(names);
  });
});

describe('what is known of a chat', () => {
  const capitalised = (text: string) => [...capitalisedWords(text, segmentsOf(text))];

  test('are the words with a capital where no sentence begins', () => {
    expect(capitalised('then Mira came. Shelves Kowalska fell')).toEqual(['mira', 'kowalska']);
    expect(capitalised('on Monday Mira’s dog')).toEqual(['mira’s']);
    expect(capitalised('# the Mira plan')).toEqual([]);
  });

  test('and the words with a small letter', () => {
    expect(smallWords('then Mira saw the ångström a/path _x @you 4th x.com и мир')).toEqual([
      'then',
      'saw',
      'the',
      'ångström',
      'мир',
    ]);
    expect(smallWords('MIRA 42')).toEqual([]);
  });
});
