import type { Page, Worker } from 'playwright-core';
import type { Carry } from '../../src/core/carry.ts';
import { waitScript } from '../stage/wait-script.ts';

/** All rows of a table of the extension's store, read past the extension's own code. */
export function readTable(worker: Worker, table: string): Promise<readonly unknown[]> {
  return worker.evaluate(
    (name) =>
      new Promise<unknown[]>((resolve, reject) => {
        const open = indexedDB.open('baton');
        open.onerror = () => reject(open.error);
        open.onsuccess = () => {
          const rows = open.result.transaction(name).objectStore(name).getAll();
          rows.onsuccess = () => resolve(rows.result);
          rows.onerror = () => reject(rows.error);
        };
      }),
    table,
  );
}

/** The carry that was made last. */
export async function latestCarry(worker: Worker): Promise<Carry | undefined> {
  const carries = (await readTable(worker, 'carries')) as readonly Carry[];
  return carries.toSorted((a, b) => a.at - b.at).at(-1);
}

/** How the last carry ended, once it has. */
export async function endedCarry(worker: Worker): Promise<Carry> {
  for (;;) {
    const carry = await latestCarry(worker);
    if (carry !== undefined && carry.state !== 'waiting') return carry;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const EDITORS = '.ProseMirror, .ql-editor';

/** The lines that stand in a new chat's editor, read from its paragraphs. */
export async function composedText(page: Page): Promise<string> {
  await page.evaluate(waitScript(`document.querySelector('${EDITORS}')?.textContent`, 30_000));
  const lines = await page.locator(EDITORS).first().locator('> p').allTextContents();
  return lines.join('\n').replaceAll('\u00a0', ' ');
}
