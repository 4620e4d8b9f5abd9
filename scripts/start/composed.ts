import type { Page, Worker } from 'playwright-core';
import type { Carry } from '../../src/core/carry.ts';
import { readTable } from '../stage/read-store.ts';
import { waitScript } from '../stage/wait-script.ts';

const BETWEEN_LOOKS = 50;

/** The carry that was made last, once it has ended. */
export async function endedCarry(worker: () => Promise<Worker>): Promise<Carry> {
  for (;;) {
    const carries = (await readTable(await worker(), 'carries')) as readonly Carry[];
    const latest = carries.toSorted((a, b) => a.at - b.at).at(-1);
    if (latest !== undefined && latest.state !== 'waiting') return latest;
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_LOOKS));
  }
}

const EDITORS = '.ProseMirror, .ql-editor';

/** The lines that stand in a new chat's editor, read from its paragraphs. */
export async function composedText(page: Page): Promise<string> {
  await page.evaluate(waitScript(`document.querySelector('${EDITORS}')?.textContent`, 30_000));
  const lines = await page.locator(EDITORS).first().locator('> p').allTextContents();
  return lines.join('\n').replaceAll('\u00a0', ' ');
}
