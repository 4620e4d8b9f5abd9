import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findFirefox } from '../../scripts/setup.mjs';
import { type FirefoxStage, launchFirefox } from '../../scripts/stage/firefox.ts';
import type { StageConversation } from '../../scripts/stage/pages/conversation.ts';
import { probeExtension } from '../../scripts/stage/probe-extension.ts';
import { NEW_CHAT, putChat, siteRoutes } from '../../scripts/stage/routes.ts';

const CHAT: StageConversation = { site: 'chatgpt', title: 'Kettle', messages: [{ role: 'user', text: 'Is it hot?' }] };

describe('the stage in Firefox', () => {
  const probe = probeExtension('firefox');
  let stage: FirefoxStage;

  beforeAll(async () => {
    stage = await launchFirefox({ executable: findFirefox({ install: true }), extension: probe.path });
  });
  afterAll(async () => {
    await stage?.close();
    probe.remove();
  });

  test('serves pages at https addresses, runs the content script and opens the popup', async () => {
    const routes = await siteRoutes();
    stage.serve(routes);
    const page = await stage.open(putChat(routes, 'one', CHAT));
    expect(await page.evaluate('location.href')).toBe('https://chatgpt.com/c/one');
    expect(await page.waitFor('document.documentElement.dataset.probe')).toBe('chatgpt.com');
    const popup = await stage.openPopup();
    await popup.waitForText(/over tab https:\/\/chatgpt\.com\/c\/one/);
    await popup.click('#ask');
    await popup.waitForText(/in memory 1, stored 1, activation true/);
    await stage.stopWorker();
    await popup.click('#ask');
    await popup.waitForText(/in memory 1, stored 2/);
    const own = await stage.openExtensionPage('popup.html');
    await own.waitFor(`/over tab https:..chatgpt.com/.test(document.body.innerText)`);
    await page.goto(NEW_CHAT.claude);
    await page.waitFor(`document.querySelector('[data-testid="chat-input"].ProseMirror')`);
  });
});
