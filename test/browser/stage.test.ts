import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from '../../scripts/setup.mjs';
import { type ChromiumStage, launchChromium } from '../../scripts/stage/chromium.ts';
import { parseChat } from '../../scripts/stage/demo-chat.ts';
import type { SiteId } from '../../scripts/stage/pages/conversation.ts';
import type { EditorOptions } from '../../scripts/stage/pages/new-chat/editor-options.ts';
import { newChatPage } from '../../scripts/stage/pages/new-chat/new-chat-page.ts';
import { probeExtension } from '../../scripts/stage/probe-extension.ts';
import { createRoutes, NEW_CHAT, putChat } from '../../scripts/stage/routes.ts';

const CHAT = `---
title: Kettle timer
---
<!-- user -->
Why does \`wait(3)\` return at once?
<!-- assistant -->
It counts **seconds**:

\`\`\`ts
const minutes = (n: number) => n * 60; // "seconds"
\`\`\`

| unit | factor |
| --- | --- |
| minute | 60 |

So $t = 60 n$ holds.
<!-- user -->
And hours?
<!-- assistant -->
Multiply by 3600, then call it with \`wait(hours(2))\`.
`;

interface SiteCase {
  readonly site: SiteId;
  readonly editor: string;
  readonly send: string;
  readonly turns: string;
  readonly busy: string;
  /** What tells that not all four messages are mounted, and how often it stands there. */
  readonly inSight: { readonly selector: string; readonly count: number };
}

const SITES: readonly SiteCase[] = [
  {
    site: 'chatgpt',
    editor: '#prompt-textarea.ProseMirror[contenteditable="true"]',
    send: '#composer-submit-button[data-testid="send-button"]',
    turns: '[data-message-author-role][data-message-id]',
    busy: '[data-testid="stop-button"]',
    inSight: { selector: 'div[data-turn-id-container][data-is-intersecting="false"]:empty', count: 1 },
  },
  {
    site: 'claude',
    editor: '[data-testid="chat-input"].tiptap.ProseMirror[contenteditable="true"]',
    send: 'button[aria-label="Send message"]:enabled',
    turns: '[role="article"][aria-posinset]',
    busy: '[data-is-streaming="true"] .progressive-markdown',
    inSight: { selector: '[role="article"][aria-setsize="4"]', count: 3 },
  },
  {
    site: 'gemini',
    editor: 'rich-textarea .ql-editor[contenteditable="true"]',
    send: '.send-button button:enabled',
    turns: 'user-query, model-response',
    busy: 'message-content .markdown[aria-busy="true"]',
    inSight: { selector: '.conversation-container', count: 1 },
  },
];

const sent = (page: Page) => page.evaluate(() => window.__sent);

describe('the stage in Chromium', () => {
  const probe = probeExtension('chrome');
  const routes = createRoutes();
  let stage: ChromiumStage;
  let page: Page;

  beforeAll(async () => {
    stage = await launchChromium({ executable: findChromium({ install: true }), extension: probe.path });
    stage.serve(routes);
    page = await stage.context.newPage();
  });
  afterAll(async () => {
    await stage?.close();
    probe.remove();
  });

  async function openEditor({ site, editor }: SiteCase, options: EditorOptions = {}): Promise<string> {
    routes.set(NEW_CHAT[site], await newChatPage(site, options));
    await page.goto(NEW_CHAT[site]);
    await page.locator(editor).waitFor();
    return editor;
  }

  describe.each(SITES)('$site', (site) => {
    test('serves a chat with every message, marks what is out of sight, and finishes a streamed answer', async () => {
      const chat = parseChat(CHAT, site.site);
      const address = putChat(routes, 'one', chat);
      await page.goto(address);
      expect(await page.locator(site.turns).count()).toBe(4);
      expect(await page.locator('pre').last().textContent()).toContain(
        'const minutes = (n: number) => n * 60; // "seconds"',
      );
      putChat(routes, 'one', chat, { mounted: (index) => (site.site === 'gemini' ? index > 1 : index > 0) });
      await page.reload();
      expect(await page.locator(site.inSight.selector).count()).toBe(site.inSight.count);
      putChat(routes, 'one', chat, { streaming: true });
      await page.reload();
      expect(await page.locator(site.busy).count()).toBe(1);
      expect(await page.locator(site.turns).last().textContent()).not.toContain('hours(2)');
      await page.evaluate('__finishAnswer()');
      expect(await page.locator(site.busy).count()).toBe(0);
      expect(await page.locator(site.turns).last().textContent()).toContain('hours(2)');
    });

    test('takes typing in its real editor; Shift+Enter breaks the line, Enter sends', async () => {
      const editor = await openEditor(site);
      expect(await page.locator(site.send).count()).toBe(0);
      await page.locator(editor).click();
      await page.keyboard.type('first line');
      await page.keyboard.press('Shift+Enter');
      await page.keyboard.type('second line');
      expect(await page.locator(site.send).count()).toBe(1);
      expect(await sent(page)).toEqual([]);
      await page.keyboard.press('Enter');
      expect(await sent(page)).toEqual(['first line\nsecond line']);
      expect(await page.locator(editor).textContent()).toBe('');
      expect(await page.locator(site.send).count()).toBe(0);
      await page.keyboard.type('by button');
      await page.locator(site.send).click();
      expect(await sent(page)).toEqual(['first line\nsecond line', 'by button']);
    });

    test('shows a draft, in an editor that comes late', async () => {
      const editor = await openEditor(site, { draft: 'a thought\nand another', mountAfter: 300 });
      expect(await page.locator(editor).locator('p').allInnerTexts()).toEqual(['a thought', 'and another']);
      expect(await page.locator(site.send).count()).toBe(1);
    });

    test('has an editor that refuses, and one that cuts', async () => {
      const refusing = await openEditor(site, { draft: 'stays', refuses: true });
      await page.locator(refusing).click();
      await page.keyboard.type('more');
      expect(await page.locator(refusing).textContent()).toBe('stays');
      const cutting = await openEditor(site, { cutsAt: 5 });
      await page.locator(cutting).click();
      await page.keyboard.insertText('abcdefghij');
      expect(await page.locator(cutting).textContent()).toBe('abcde');
    });
  });

  test('lets nothing through but the pages it serves', async () => {
    const lost = await stage.context.newPage();
    await expect(lost.goto('https://chatgpt.com/c/nowhere')).rejects.toThrow(/ERR_/);
    await lost.close();
    await page.goto(putChat(routes, 'one', parseChat(CHAT, 'chatgpt')));
    const ask = () => fetch('https://example.com/').catch((error) => String(error));
    expect(await page.evaluate(ask)).toContain('TypeError');
    expect(await (await stage.worker()).evaluate(ask)).toContain('TypeError');
  });

  test('clicks the toolbar: the real popup opens over the page, works, and keeps working after the worker was killed', async () => {
    await page.goto(putChat(routes, 'one', parseChat(CHAT, 'chatgpt')));
    expect(await page.locator('html').getAttribute('data-probe')).toBe('chatgpt.com');
    const popup = await stage.clickToolbar(page);
    await popup.waitForText(/over tab https:\/\/chatgpt\.com\/c\/one/);
    await popup.click('#ask');
    await popup.waitForText(/in memory 1, stored 1, activation true/);
    expect((await popup.screenshot()).subarray(1, 4).toString()).toBe('PNG');
    await stage.stopWorker();
    await popup.click('#ask');
    expect(await popup.waitForText(/in memory 1, stored 2/)).toContain('over tab');
    expect(await (await stage.worker()).evaluate('chrome.storage.local.get("stored")')).toEqual({ stored: 2 });
    await popup.click('#save');
    const download = await stage.nextDownload();
    expect(download.name).toBe('kept.txt');
    expect(await readFile(download.path, 'utf8')).toBe('kept');
    await popup.click('#close');
    await popup.closed;
  });

  test('grants activeTab by the click, on a host the extension has no permission for', async () => {
    routes.set('https://example.com/', '<title>Elsewhere</title><script>document.title = "ran"</script>', {
      inert: true,
    });
    await page.goto('https://example.com/');
    const popup = await stage.clickToolbar(page);
    await popup.click('#run');
    await popup.waitForText(/ran on Elsewhere/);
    await popup.evaluate('window.close()').catch(() => undefined);
    await popup.closed;
  });
});
