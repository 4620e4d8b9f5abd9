// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { scrollerOf } from './scroller.ts';
import { type UserStop, watchUser } from './watch-user.ts';

let stops: UserStop[];
let lifetime: AbortController;
let box: HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<div id="box"><p>Words</p></div><div id="draft" contenteditable="true">Draft</div>';
  box = document.querySelector('#box') ?? document.body;
  Object.defineProperty(box, 'clientWidth', { value: 300 });
  stops = [];
  lifetime = new AbortController();
  watchUser(window, scrollerOf(box), (how) => stops.push(how), lifetime.signal);
});

afterEach(() => lifetime.abort());

const press = (key: string, on: Element = document.body): KeyboardEvent => {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  on.dispatchEvent(event);
  return event;
};

const point = (on: Element, clientX: number, button = 0): void => {
  on.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true, clientX, button }));
};

test('a finger, a wheel and the keys that scroll stop it', () => {
  window.dispatchEvent(new Event('wheel'));
  window.dispatchEvent(new Event('touchmove'));
  for (const key of ['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ']) press(key);
  expect(stops).toEqual(Array.from({ length: 9 }, () => 'scrolled'));
});

test('the same keys where text is written, and other keys, do not', () => {
  const draft = document.querySelector('#draft') ?? document.body;
  press('ArrowUp', draft);
  press(' ', draft);
  press('a');
  press('Tab');
  expect(stops).toEqual([]);
});

test('Escape is for it alone, wherever the focus is', () => {
  let reached = false;
  document.body.addEventListener('keydown', () => {
    reached = true;
  });
  expect(press('Escape', document.querySelector('#draft') ?? document.body).defaultPrevented).toBe(true);
  expect(stops).toEqual(['asked']);
  expect(reached).toBe(false);
});

test('the scrollbar and the middle button scroll, a click in the text does not', () => {
  point(box, 100);
  point(box.querySelector('p') ?? box, 305);
  expect(stops).toEqual([]);
  point(box, 305);
  point(box.querySelector('p') ?? box, 100, 1);
  expect(stops).toEqual(['scrolled', 'scrolled']);
});

test('when it is over, the keys are the page’s again', () => {
  lifetime.abort();
  expect(press('Escape').defaultPrevented).toBe(false);
  expect(stops).toEqual([]);
});
