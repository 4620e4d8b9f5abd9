import { describe, expect, test } from 'vitest';
import type { DetailKind } from './detail.ts';
import { isValue, replacedValues, type ValueInPlace } from './replaced.ts';

/** Sentences with a value in braces, one a message: `the rent is {€840} now`. Gives the values that are replaced. */
function replaced(kind: DetailKind, ...sentences: readonly string[]): readonly string[] {
  const values = sentences.map((sentence, message): ValueInPlace => {
    const [, before = '', text = '', after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(sentence) ?? [];
    return { kind, text, message, before, after };
  });
  return [...replacedValues(values)].sort().map((at) => values[at]?.text ?? '');
}

test.each([
  ['money', true],
  ['quantity', true],
  ['date', true],
  ['time', true],
  ['version', true],
  ['number', true],
  ['name', false],
  ['path', false],
  ['quote', false],
] as const)('whether a %s can be replaced: %s', (kind, can) => {
  expect(isValue(kind)).toBe(can);
});

describe('a value is replaced', () => {
  test('by a later one in the same words', () => {
    expect(replaced('money', 'the rent for the flat is {€840}', 'the rent for the flat is {€910}')).toEqual(['€840']);
    expect(replaced('money', 'monthly rent of flat: {€840}', '{€910} monthly rent of flat')).toEqual(['€840']);
    expect(replaced('money', 'rent, flat {€840}', 'rent, flat {€910}', 'rent, flat {€950}')).toEqual(['€840', '€910']);
  });

  test('in three of four words the same, not in fewer', () => {
    expect(replaced('time', 'dinner garden uncle evening {18:30}', 'dinner garden uncle morning {19:15}')).toEqual([
      '18:30',
    ]);
    expect(replaced('time', 'dinner garden uncle evening {18:30}', 'dinner garden today morning {19:15}')).toEqual([]);
  });

  test.each([
    ['с {40} на 45', '40'],
    ['wir gehen von {40} auf 45', '40'],
    ['on passe de {40} à 45 maintenant', '40'],
    ['现在是45，不是{40}', '40'],
    ['теперь 45, а не {40}', '40'],
  ])('where “%s” names it as what no longer holds', (sentence, value) => {
    expect(replaced('number', sentence)).toEqual([value]);
  });

  test('not where the word before it only ends like one that says so', () => {
    expect(replaced('number', 'голос {40} на 45')).toEqual([]);
    expect(replaced('number', 'теперь на поле {40}')).toEqual([]);
  });

  test('not by one word alone', () => {
    expect(replaced('time', 'dinner {18:30}', 'dinner {19:15}')).toEqual([]);
  });

  test('in fewer of the same words where the later sentence tells of a change', () => {
    expect(replaced('time', 'dinner with Mira {18:30}', 'actually dinner {19:15}')).toEqual(['18:30']);
    expect(replaced('time', 'dinner garden uncle {18:30}', 'dinner moved lunch later {19:15}')).toEqual([]);
    expect(
      replaced('time', 'dinner garden uncle pasta salad {18:30}', 'moved dinner garden today morning {19:15}'),
    ).toEqual(['18:30']);
  });

  test('not by one in the same message, nor an earlier one', () => {
    const value = (message: number, text: string): ValueInPlace => ({
      kind: 'money',
      text,
      message,
      before: 'rent for the flat is ',
      after: '',
    });
    expect(replacedValues([value(0, '€840'), value(0, '€910')]).size).toBe(0);
    expect([...replacedValues([value(4, '€910'), value(1, '€840')])]).toEqual([1]);
  });

  test.each<[DetailKind, string, string]>([
    ['money', '€840', '$910'],
    ['quantity', '40 kg', '45 km'],
    ['version', 'v3.1', 'Python 3.2'],
  ])('not by one of another unit: %s', (kind, one, other) => {
    expect(replaced(kind, `big red shelf {${one}}`, `big red shelf {${other}}`)).toEqual([]);
  });

  test.each<[DetailKind, string, string]>([
    ['money', '€1,250', '€ 910.50'],
    ['quantity', '40 kg', '45kg'],
    ['date', '3 May', '2027-05-05'],
    ['time', '18:30', '7 pm'],
    ['number', '4180', '4.181'],
    ['number', '~4180', '4181'],
    ['quantity', '40 KG', '1,250 kg'],
    ['version', 'v3.1', 'v3.2.1'],
  ])('by one of the same unit, however it is written: %s', (kind, one, other) => {
    expect(replaced(kind, `big red shelf {${one}}`, `big red shelf {${other}}`)).toEqual([one]);
  });

  test('words without meaning and endings of words do not count', () => {
    expect(replaced('time', 'it is at the {18:30}', 'it is at the {19:15}')).toEqual([]);
    expect(replaced('time', 'training sessions {18:30}', 'trainings session {19:15}')).toEqual(['18:30']);
    expect(replaced('time', 'ab cd {18:30}', 'ab cd {19:15}')).toEqual([]);
    expect(replaced('time', 'which would have been {18:30}', 'which would have been {19:15}')).toEqual([]);
    expect(replaced('time', 'WHICH WOULD HAVE BEEN {18:30}', 'which would have been {19:15}')).toEqual([]);
    expect(replaced('time', 'Dinner GARDEN {18:30}', 'dinner garden {19:15}')).toEqual(['18:30']);
  });

  test('where no spaces stand pairs of characters are the words', () => {
    expect(replaced('time', '会议时间是{下午3点}', '会议时间是{下午4点}')).toEqual(['下午3点']);
    expect(replaced('time', '会议{下午3点}', '会议{下午4点}')).toEqual([]);
    expect(replaced('money', 'メニュー表の値{300円}', 'メニュー表の値{400円}')).toEqual(['300円']);
  });

  test('what can not be replaced is left alone', () => {
    expect(replaced('name', 'the boss of the shop is {Mira}', 'the boss of the shop is {Jonas}')).toEqual([]);
    expect(replaced('name', 'please change it from {Mira} to Jonas')).toEqual([]);
  });
});

describe('a value is named as the old one', () => {
  test.each([
    'please change it from {40} to 45',
    'ändere es von {40} auf 45',
    'cámbialo de {40} a 45',
    'change it from {40} → 45',
    'change it from {40} -> 45',
    'change it from {40}=> 45',
    'use 45 instead of {40}',
    'use 45 rather than {40} now',
    'it is no longer {40}',
    'actually 45, not {40}',
    'now it is 45 and not {40}',
    'jetzt 45 statt {40}',
    'теперь 45 вместо {40}',
    'измени с {40} → 45',
    'измени с «{40}» → 45',
    'change it from “{40}” to 45',
    'use 45 instead of “{40}”',
    'sorry, it was {40}',
    'the plan changed, was {40}',
  ])('in %j', (sentence) => {
    expect(replaced('number', sentence)).toEqual(['40']);
  });

  test.each([
    'it was {40}',
    'измени с утра {40} → 45',
    'it is not {40}',
    'from {40} up',
    'from {40} we may go to 45',
    'actually {40}',
    'to {40} from 45',
    'it is now {40}',
    'knot {40} actually',
    'from the {40} to 45',
    'the wonderful {40} tools',
    'it is not so {40} now',
  ])('but not in %j', (sentence) => {
    expect(replaced('number', sentence)).toEqual([]);
  });
});

describe('a change is told', () => {
  test.each(
    'actually|instead|changed|changing|moved|move|now|correction|sorry|no longer|rather|update|updated|updates|doch|statt|stattdessen|jetzt|nun|geändert|verschoben|maintenant|plutôt|finalement|changé|ahora|mejor|cambiado|agora|mudou|adesso|invece|teraz|zamiast|artık|yerine|sekarang|ganti|теперь|вместо|перенесли|перенёс|изменили|тепер|замість|现在|現在|改成|改为|改為|换成|変更|이제|변경|대신|الآن|بدل|تغي|اکنون|अब|बदल|এখন|đổi|bây giờ'.split(
      '|',
    ),
  )('by %s', (word) => {
    expect(replaced('time', 'dinner garden {18:30}', `${word} dinner at quarter past {19:15}`)).toEqual(['18:30']);
  });

  test.each(['known', 'nowhere', 'snow', 'removed', 'satisfactually', 'rathers', 'restatt'])('not by %s', (word) => {
    expect(replaced('time', 'dinner garden {18:30}', `${word} dinner at quarter past {19:15}`)).toEqual([]);
  });
});
