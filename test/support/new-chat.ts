import type { Page } from 'playwright-core';
import type { ChromiumStage } from '../../scripts/stage/chromium.ts';
import { composedText } from '../../scripts/start/composed.ts';
import type { Carry } from '../../src/core/carry.ts';
import { until } from './baton.ts';
import { storedCarries } from './carries.ts';

/** The tab of a new chat, with a carry that is on its way into it. */
export interface NewChat {
  readonly page: Page;
  /** As it was before the page took it. */
  readonly carry: Carry;
  /** As it stands in the store. */
  readonly now: () => Promise<Carry>;
  /** The carry once it has ended. `patience` in milliseconds. */
  readonly ended: (patience?: number) => Promise<Carry>;
  /** The lines of an editor of paragraphs. */
  readonly composed: () => Promise<string>;
  /** The text in an editor of paragraphs without its white space; empty also where there is no editor. */
  readonly squeezed: () => Promise<string>;
  readonly holdsText: () => Promise<unknown>;
  /** What the editor holds by its own account. */
  readonly held: () => Promise<string>;
  readonly isSendUsable: () => Promise<boolean>;
  readonly notices: () => Promise<number>;
  /** The page with what its closed shadow roots hold. */
  readonly wholePage: () => Promise<string>;
  /** Clicks a button of the notice, which no script of the page can reach. */
  readonly clickInNotice: (label: string) => Promise<void>;
}

export function newChatIn(stage: ChromiumStage, page: Page, carry: Carry): NewChat {
  const now = async (): Promise<Carry> => {
    const known = (await storedCarries(stage)).find(({ id }) => id === carry.id);
    if (known === undefined) throw new Error(`the carry ${carry.id} is not in the store`);
    return known;
  };
  const squeezed = async (): Promise<string> => ((await page.evaluate(textInEditor)) ?? '').replaceAll(/\s+/g, '');
  return {
    page,
    carry,
    now,
    squeezed,
    ended: (patience) =>
      until(async () => {
        const last = await now();
        return last.state !== 'waiting' && last;
      }, patience),
    composed: () => composedText(page),
    holdsText: () => until(async () => (await squeezed()) !== ''),
    held: () => page.evaluate(() => window.__held?.() ?? ''),
    isSendUsable: () => page.evaluate(isSendButtonUsable),
    notices: () => page.locator('baton-notice').count(),
    wholePage: () => wholePage(stage, page),
    clickInNotice: (label) => clickInNotice(stage, page, label),
  };
}

function textInEditor(): string | null | undefined {
  return document.querySelector('.ProseMirror, .ql-editor')?.textContent;
}

function isSendButtonUsable(): boolean {
  return document.querySelector<HTMLButtonElement>('#stage-send-place button')?.disabled === false;
}

async function wholePage({ context }: ChromiumStage, page: Page): Promise<string> {
  const session = await context.newCDPSession(page);
  const { root } = await session.send('DOM.getDocument', { depth: -1, pierce: true });
  return JSON.stringify(root);
}

async function clickInNotice({ context }: ChromiumStage, page: Page, label: string): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('DOM.enable');
  const { nodes } = await session.send('DOM.getFlattenedDocument', { depth: -1, pierce: true });
  const nodeId = nodes.find(({ nodeValue }) => nodeValue === label)?.parentId;
  if (nodeId === undefined) throw new Error(`no button “${label}”`);
  const { quads } = await session.send('DOM.getContentQuads', { nodeId });
  const [left = 0, top = 0, right = 0, , , bottom = 0] = quads[0] ?? [];
  await page.mouse.click((left + right) / 2, (top + bottom) / 2);
}
