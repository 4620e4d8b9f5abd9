import { expect, test } from 'vitest';
import { headingOf, labelOf } from './summary-heading.ts';

test.each([
  ['## Goal', 2, 'goal', 'Goal'],
  ['   ###### Goal ##  ', 6, 'goal', 'Goal'],
  ['# What else #', 1, undefined, 'What else'],
  ['##Goal', 2, 'goal', 'Goal'],
  ['## C#', 2, undefined, 'C'],
  ['**Goal**', 2, 'goal', 'Goal'],
  [' __Next steps__ : ', 2, 'next', 'Next steps'],
  ['**Done**：', 2, 'done', 'Done'],
  ['**Goal**\t', 2, 'goal', 'Goal'],
])('%j is a heading', (line, level, section, words) => {
  expect(headingOf(line)).toEqual({ words, level, section });
});

test.each([
  'Goal',
  '##',
  '## ##',
  '#Goal',
  '##What else',
  '    ## Goal',
  'a ## Goal',
  '**What else**',
  '**Goal** x',
  '**Goal**;',
  '**Goal**: the shed',
  '- **Goal**',
  '* **Goal**',
  '  • **Goal**',
  '12. **Goal**',
  '3) **Goal**',
  '*Goal*',
  '****',
])('%j is none', (line) => {
  expect(headingOf(line)).toBeUndefined();
});

test.each([
  ['**Goal:** paint the shed', 'goal', 'paint the shed'],
  ['**Goal**: paint: the shed', 'goal', 'paint: the shed'],
  ['  **Goal：**paint', 'goal', 'paint'],
  ['-  **Done** :  it', 'done', 'it'],
  ['1234. __Goal:__ x', 'goal', 'x'],
  ['7) **Goal**', 'goal', ''],
  ['**Goal**:', 'goal', ''],
])('%j is a label', (line, section, rest) => {
  expect(labelOf(line)).toEqual({ section, rest });
});

test.each([
  '**Goal** is to paint: the shed',
  '**What else:** x',
  'a **Goal:** x',
  '12345. **Goal:** x',
  '-     **Goal:** x',
  '** **: x',
  'Goal: x',
  '**Goal: of all** x',
])('%j is none', (line) => {
  expect(labelOf(line)).toBeUndefined();
});
