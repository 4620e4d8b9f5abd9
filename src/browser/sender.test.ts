import { describe, expect, test, vi } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import type { Sender } from './rpc.ts';
import { isOurContentScript, isOurs, isOursOrWorker, tabOf } from './sender.ts';

vi.spyOn(fakeBrowser.runtime, 'getURL').mockReturnValue('chrome-extension://baton/');
const { id } = fakeBrowser.runtime;
const tab = { id: 1 } as Sender['tab'] & object;

const POPUP: Sender = { id, url: 'chrome-extension://baton/popup.html' };
const OPTIONS_IN_A_TAB: Sender = { id, url: 'chrome-extension://baton/options.html', tab };
const CHAT_PAGE: Sender = { id, url: 'https://chatgpt.com/c/1', tab };
const WORKER: Sender = { id };
const OTHER_EXTENSION: Sender = { id: 'other', url: 'chrome-extension://baton/popup.html' };
const LOOK_ALIKE: Sender = { id, url: 'https://evil.example/chrome-extension://baton/', tab };

describe('who is asking', () => {
  test.each([
    ['the popup', POPUP, { ours: true, contentScript: false, oursOrWorker: true }],
    ['our page in a tab', OPTIONS_IN_A_TAB, { ours: true, contentScript: false, oursOrWorker: true }],
    ['our script in a chat page', CHAT_PAGE, { ours: false, contentScript: true, oursOrWorker: false }],
    ['our worker', WORKER, { ours: false, contentScript: false, oursOrWorker: true }],
    ['another extension', OTHER_EXTENSION, { ours: false, contentScript: false, oursOrWorker: false }],
    ['a page with our address in its own', LOOK_ALIKE, { ours: false, contentScript: true, oursOrWorker: false }],
  ])('%s', (_, sender, { ours, contentScript, oursOrWorker }) => {
    expect(isOurs(sender)).toBe(ours);
    expect(isOurContentScript(sender)).toBe(contentScript);
    expect(isOursOrWorker(sender)).toBe(oursOrWorker);
  });
});

describe('the tab that is spoken from', () => {
  const from = (more: object) => tabOf({ id, tab: { id: 1, ...more } } as Sender);

  test('is private unless the browser says that it is not', () => {
    expect(from({ incognito: false })).toEqual({ tabId: 1, isPrivate: false });
    expect(from({ incognito: true })).toEqual({ tabId: 1, isPrivate: true });
    expect(from({})).toEqual({ tabId: 1, isPrivate: true });
    expect(tabOf(WORKER)).toEqual({ tabId: -1, isPrivate: true });
  });
});
