// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { watchLeftOvers } from './left-over.ts';

let clock = 0;

const show = (...texts: readonly string[]): void => {
  document.body.replaceChildren(
    ...texts.map((text) => {
      const message = document.createElement('p');
      message.textContent = text;
      return message;
    }),
  );
};

const watch = () =>
  watchLeftOvers(
    () => [...document.querySelectorAll('p')],
    () => clock,
  );

beforeEach(() => {
  clock = 0;
  show('Hi', 'Hello!');
});

test('without a move there is nothing to wait for', () => {
  expect(watch().wait(false)).toBe(0);
});

test('what stood there at the move is the chat before, until it is gone', () => {
  const leftOvers = watch();
  leftOvers.moved();
  clock = 60_000;
  expect(leftOvers.wait(true)).toBeGreaterThan(0);
  show('Another question', 'Another answer');
  expect(leftOvers.wait(true)).toBe(0);
});

test('another chat with the same words, in elements of its own, is another chat', () => {
  const leftOvers = watch();
  leftOvers.moved();
  show('Hi', 'Hello!');
  expect(leftOvers.wait(true)).toBe(0);
});

test('a part of the chat before is enough', () => {
  const leftOvers = watch();
  leftOvers.moved();
  document.body.append(document.createElement('p'));
  document.querySelector('p')?.remove();
  expect(leftOvers.wait(true)).toBeGreaterThan(0);
});

test('what was never read elsewhere is waited for only some time', () => {
  const leftOvers = watch();
  leftOvers.moved();
  clock = 1_000;
  expect(leftOvers.wait(false)).toBe(2_000);
  clock = 3_000;
  expect(leftOvers.wait(false)).toBe(0);
});

test('elements that now hold other words are the new chat', () => {
  const leftOvers = watch();
  leftOvers.moved();
  for (const message of document.querySelectorAll('p')) message.textContent += ' and more';
  expect(leftOvers.wait(true)).toBe(0);
});
