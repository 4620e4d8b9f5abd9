// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { chatgpt } from '../../sites/chatgpt.ts';
import { findScroller } from './find-scroller.ts';

const TURN = '<div data-turn-id-container="1"></div>';

function scrollable(id: string, height = 2000): void {
  const element = document.querySelector(`#${id}`);
  Object.defineProperties(element, { scrollHeight: { value: height }, clientHeight: { value: 500 } });
}

const found = (html: string, ...ids: readonly string[]): string | undefined => {
  document.body.innerHTML = html;
  for (const id of ids) scrollable(id);
  return findScroller(chatgpt, document)?.element.id;
};

test('it is the one that the site is known by', () => {
  const html = `<div id="outer" style="overflow-y: auto"><div id="named" data-scroll-root style="overflow-y: auto">${TURN}</div></div>`;
  expect(found(html, 'outer', 'named')).toBe('named');
});

test('a list at the side that bears the same name is passed over', () => {
  const side = '<div id="side" data-scroll-root style="overflow-y: auto">Chats</div>';
  const html = `${side}<div id="chat" data-scroll-root style="overflow-y: scroll">${TURN}</div>`;
  expect(found(html, 'side', 'chat')).toBe('chat');
});

test('where the known name does not scroll, it is the nearest ancestor of a message that does', () => {
  const html = `<div id="outer" style="overflow-y: auto"><div id="near" style="overflow-y: auto"><div data-scroll-root id="named">${TURN}</div></div></div>`;
  expect(found(html, 'outer', 'near', 'named')).toBe('near');
});

test('where nothing scrolls, or there is no message, there is none', () => {
  expect(found(`<div style="overflow-y: auto">${TURN}</div>`)).toBeUndefined();
  expect(found('<div id="empty" data-scroll-root style="overflow-y: auto"></div>', 'empty')).toBeUndefined();
});
