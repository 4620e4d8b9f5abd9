import { describe, expect, test } from 'vitest';
import type { DetailKind } from './detail.ts';
import { detailKey, foldedText, holds } from './holds.ts';

const isHeld = (kind: DetailKind, text: string, by: string): boolean => holds(foldedText(by), kind, text);

describe('two spellings have one key', () => {
  test.each<[DetailKind, string, string]>([
    ['address', 'https://www.a.example/x/', 'a.example/x'],
    ['address', 'http://a.example', 'A.example/'],
    ['path', 'src/store/', 'src/store'],
    ['path', 'src\\store\\', 'src\\store'],
    ['version', 'v3.1', '3.1'],
    ['quantity', '38 ms', '38ms'],
    ['quantity', '1,250 kg', '1250 kg'],
    ['name', 'Марина Лапина', 'Марине Лапиной'],
    ['name', 'Анна', 'Анну'],
    ['quote', ' so ', 'so'],
    ['name', 'Иваном', 'Ивану'],
    ['name', 'Мария', 'Марии'],
    ['quote', 'So It Is', 'so it is'],
  ])('%s %j, %j', (kind, one, other) => {
    expect(detailKey(kind, one)).toBe(detailKey(kind, other));
  });

  test.each<[DetailKind, string, string]>([
    ['address', 'a.example/https://b.example', 'a.example/b.example'],
    ['path', '/', ''],
    ['path', 'Src', 'src'],
    ['version', 'vue', 'ue'],
    ['version', '1v3', '13'],
    ['name', 'Марк', 'Мария'],
    ['name', 'Ива', 'Ив'],
    ['quote', 'a b', 'ab'],
    ['date', '5 мая тепла', '5 мая тепло'],
    ['name', 'Анна Бек', 'АннаБек'],
    ['name', 'Mira Kowalska', 'MiraKowalska'],
    ['address', 'a.example/x/y', 'a.examplex/y'],
  ])('but not %s %j, %j', (kind, one, other) => {
    expect(detailKey(kind, one)).not.toBe(detailKey(kind, other));
  });
});

describe('a text holds', () => {
  test.each<[DetailKind, string, string]>([
    ['name', 'Анна', 'вижу Анну и Анной'],
    ['name', 'Марина Лапина', 'о Мариною Лапиною'],
    ['name', 'Mira (the cook)', 'so Mira (the cook) said'],
    ['money', '€840', '840€'],
    ['money', '840 $', '$ 840'],
    ['time', '18:45Uhr', 'um 18:45 Uhr'],
    ['time', '14 Uhr', '14Uhr'],
    ['date', '3 de mayo', 'el 3de mayo'],
    ['date', '2027年5月3日', '2027年 5月 3日'],
    ['number', '4180', 'x 41800 y 4180.'],
    ['number', '4180', '4180'],
    ['quote', '(a) b', 'so (a) b.'],
    ['quote', 'a+b', 'a+b'],
    ['command', 'ls $HOME', 'so: ls $HOME now'],
    ['version', '3.1', '(3.1)'],
    ['version', '3.1', 'v3.1'],
    ['version', '1.2', 'x1.2'],
    ['identifier', 'x', '+x+'],
    ['path', 'a/b', '"a/b".'],
    ['path', 'a/b', 'a/b. Then'],
    ['quote', ' ', 'anything'],
    ['quote', 'Please RING', 'so please ring'],
    ['quantity', '40 KG', 'so 40 kg'],
    ['identifier', '(a', 'so(a '],
    ['quote', '- a', 'so- a'],
    ['quote', '.5', 'a.5'],
    ['quote', 'a -', 'a -b'],
    ['quote', '4%', '4%x'],
    ['quote', 'a)', 'a)b'],
  ])('%s %j: %j', (kind, text, by) => {
    expect(isHeld(kind, text, by)).toBe(true);
  });

  test.each<[DetailKind, string, string]>([
    ['name', 'Анна', 'Аннотация'],
    ['name', 'Mira', 'Miras'],
    ['name', 'Mira', 'amira'],
    ['name', 'Mira Kowalska', 'MiraKowalska'],
    ['money', '€840', '€ 841'],
    ['money', 'US 840 €', '840 US €'],
    ['number', '4180', 'a4180'],
    ['number', '4180', '_4180'],
    ['number', '4180', '3:4180'],
    ['number', '4180', '4180a'],
    ['number', '4180', '4180_'],
    ['number', '4180', '4180:30'],
    ['version', '20.1', '120.1'],
    ['version', '20.1', '3.20.1'],
    ['version', '20.1', '20.1a'],
    ['identifier', 'open', 'reopen'],
    ['identifier', 'open', '_open'],
    ['identifier', 'open', '4open'],
    ['identifier', 'open', 'open4'],
    ['identifier', 'open', 'open_'],
    ['path', 'a/b', 'a/bc'],
    ['path', 'a/b', 'a/b4'],
    ['path', 'a/b', 'a/b-x'],
    ['path', 'a/b', 'a/b.ts'],
    ['path', 'a/b', 'a/b\\c'],
    ['address', 'a.example', 'a.example/x'],
    ['quote', 'a.b', 'axb'],
    ['date', '3 May', '3 Mayor'],
    ['quote', 'a b', 'ab'],
    ['command', 'ls -a', 'ls-a'],
    ['quantity', '40 kg', 'kg 40'],
    ['time', '18 Uhr', 'Uhr 18'],
    ['money', 'Rs 40 lakh', 'lakh 40 Rs'],
    ['quote', 'тепло дня', 'тепла дня'],
    ['quote', 'a4', 'a4b'],
    ['quote', '4a', 'b4a'],
  ])('no %s %j: %j', (kind, text, by) => {
    expect(isHeld(kind, text, by)).toBe(false);
  });
});
