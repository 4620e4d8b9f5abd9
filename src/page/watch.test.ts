// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LATEST, QUIET, watchPage } from './watch.ts';

const onSettled = vi.fn();
const navigation = new EventTarget();
let visibility: DocumentVisibilityState;
let end: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  onSettled.mockClear();
  end = new AbortController();
  document.body.innerHTML = '<main><p>first</p></main>';
  history.replaceState(null, '', '/c/1');
});

afterEach(() => {
  end.abort();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function watch(): void {
  const around = { addEventListener: window.addEventListener.bind(window), location, MutationObserver, navigation };
  watchPage({ document, window: around, timers: globalThis, signal: end.signal, onSettled });
}

/** A page changes, and its observers hear of it. */
async function change(): Promise<void> {
  document.querySelector('main')?.append('more');
  await Promise.resolve();
}

async function changeEvery(milliseconds: number, times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    await change();
    await vi.advanceTimersByTimeAsync(milliseconds);
  }
}

const settle = () => vi.advanceTimersByTimeAsync(QUIET);

function show(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event('visibilitychange'));
}

test('the page is looked at once it is quiet, and then only after a change', async () => {
  watch();
  await vi.advanceTimersByTimeAsync(QUIET - 1);
  expect(onSettled).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(onSettled).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(10 * LATEST);
  expect(onSettled).toHaveBeenCalledTimes(1);
  await change();
  await settle();
  expect(onSettled).toHaveBeenCalledTimes(2);
});

test('changes that follow each other closely are one', async () => {
  watch();
  await settle();
  await changeEvery(QUIET / 2, 4);
  expect(onSettled).toHaveBeenCalledTimes(1);
  await settle();
  expect(onSettled).toHaveBeenCalledTimes(2);
});

test('a page that keeps changing is looked at all the same', async () => {
  watch();
  await settle();
  await changeEvery(100, (2 * LATEST) / 100 + 2);
  expect(onSettled).toHaveBeenCalledTimes(3);
});

test('text that grows in place is a change', async () => {
  watch();
  await settle();
  const text = document.querySelector('p')?.firstChild;
  if (text) text.nodeValue = 'first and more';
  await settle();
  expect(onSettled).toHaveBeenCalledTimes(2);
});

test('a hidden tab is left alone and looked at when it is shown', async () => {
  watch();
  await settle();
  await change();
  show('hidden');
  await changeEvery(100, 5);
  navigation.dispatchEvent(new Event('currententrychange'));
  await vi.advanceTimersByTimeAsync(10 * LATEST);
  expect(onSettled).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
  show('visible');
  await settle();
  expect(onSettled).toHaveBeenCalledTimes(2);
});

test('a tab that opens hidden waits', async () => {
  visibility = 'hidden';
  watch();
  await vi.advanceTimersByTimeAsync(LATEST);
  expect(onSettled).not.toHaveBeenCalled();
  show('visible');
  await settle();
  expect(onSettled).toHaveBeenCalledTimes(1);
});

test.each([
  ['the navigation interface', () => navigation.dispatchEvent(new Event('currententrychange'))],
  ['going back', () => window.dispatchEvent(new Event('popstate'))],
])('a move told by %s is followed', async (_, tell) => {
  watch();
  await settle();
  history.pushState(null, '', '/c/2');
  tell();
  await settle();
  expect(onSettled).toHaveBeenCalledTimes(2);
});

test('a move in the midst of changes starts the waiting anew, so that the chat left is not read under the new address', async () => {
  watch();
  await settle();
  await changeEvery(100, LATEST / 100 - 2);
  history.pushState(null, '', '/c/2');
  await changeEvery(100, 10);
  expect(onSettled).toHaveBeenCalledTimes(1);
  await settle();
  expect(onSettled).toHaveBeenCalledTimes(2);
});

test('a move that nothing told of is noticed before the page is read', async () => {
  watch();
  await settle();
  await change();
  history.pushState(null, '', '/c/2');
  await vi.advanceTimersByTimeAsync(QUIET);
  expect(onSettled).toHaveBeenCalledTimes(1);
  await settle();
  expect(onSettled).toHaveBeenCalledTimes(2);
});

test('the watch ends with its signal', async () => {
  watch();
  await change();
  end.abort();
  await change();
  show('visible');
  window.dispatchEvent(new Event('popstate'));
  await vi.advanceTimersByTimeAsync(10 * LATEST);
  expect(onSettled).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test('a signal that has ended begins nothing', () => {
  end.abort();
  watch();
  expect(vi.getTimerCount()).toBe(0);
});
