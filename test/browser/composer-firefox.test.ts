import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { findFirefox } from '../../scripts/setup.mjs';
import { type FirefoxPage, type FirefoxStage, launchFirefox } from '../../scripts/stage/firefox.ts';
import { newChatPage } from '../../scripts/stage/pages/new-chat/new-chat-page.ts';
import { tablesScript } from '../../scripts/stage/read-store.ts';
import { putChat, type Routes, siteRoutes } from '../../scripts/stage/routes.ts';
import type { Carry } from '../../src/core/carry.ts';
import { siteById } from '../../src/sites/index.ts';
import { until } from '../support/baton.ts';
import { plainChat } from '../support/plain-chat.ts';

let stage: FirefoxStage;
let routes: Routes;
let own: FirefoxPage;

beforeAll(async () => {
  stage = await launchFirefox({ executable: findFirefox(), extension: inject('firefoxExtension') });
  routes = await siteRoutes();
  stage.serve(routes);
  await stage.open(putChat(routes, '12345678-0000-4000-8000-000000000001', plainChat('chatgpt', 5)));
  own = await stage.openExtensionPage('options.html');
});

afterAll(() => stage.close());

/** A `textarea` that belongs to no framework. */
const PLAIN = `<!doctype html><title>New chat</title>
<form onsubmit="__sent.push(1); return false"><textarea class="GrowingTextArea_textArea__a1B2c">hello</textarea></form>
<script>window.__sent = []; window.__held = () => document.querySelector('textarea').value;</script>`;

const BOXES = [
  { box: 'a plain textarea', target: 'poe', page: async () => PLAIN },
  { box: 'a textarea under React', target: 'deepseek', page: () => newChatPage('deepseek', { draft: 'hello' }) },
  { box: 'a textarea under Vue', target: 'qwen', page: () => newChatPage('qwen', { draft: 'hello' }) },
] as const;

test.each(BOXES)('in Firefox $box takes the summary behind the draft', async ({ target, page }) => {
  const address = siteById(target)?.newChat() ?? '';
  routes.set(address, await page());
  const chat = await stage.tabAt('https://chatgpt.com/c/12345678-0000-4000-8000-000000000001');
  await chat.bringToFront();
  const popup = await stage.openPopup();
  await popup.waitForText(/Written by the built-in digest/, 30_000);
  await popup.evaluate(`(() => {
    const list = document.querySelector('[data-testid="target"]');
    list.value = '${target}';
    list.dispatchEvent(new Event('change', { bubbles: true }));
  })()`);
  await popup.click('[data-testid="continue"]');
  const fresh = await stage.tabAt(address);
  const carry = await until(async () => {
    const [carries] = (await own.evaluate(tablesScript('carries'))) as readonly (readonly Carry[])[];
    return carries?.find((each) => each.target === target && each.state !== 'waiting');
  });
  expect(carry.state).toBe('inserted');
  expect(await fresh.evaluate('__held()')).toBe(`hello\n\n${carry.preamble}`);
  expect(await fresh.evaluate('__sent')).toEqual([]);
});
