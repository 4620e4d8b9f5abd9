import type { Page, Worker } from 'playwright-core';
import type { Carry } from '../../src/core/carry.ts';
import { normalise } from '../../src/page/composer-text.ts';
import { readTable } from '../stage/read-store.ts';
import { waitScript } from '../stage/wait-script.ts';
import { within } from './within.ts';

const BETWEEN_LOOKS = 50;
/** Longer than Baton's own patience with a new chat. */
const PATIENCE = 60_000;

/**
 * The carry that was made last, once it has ended. Throws a Refusal with exit code 1 where none has after `patience`
 * milliseconds.
 */
export async function endedCarry(worker: () => Promise<Worker>, patience = PATIENCE): Promise<Carry> {
  const lifetime = new AbortController();
  const late = `After ${patience / 1000} seconds the summary was still on its way into the new chat: run it again.`;
  try {
    return await within(patience, late, latestEnded(worker, lifetime.signal));
  } finally {
    lifetime.abort();
  }
}

async function latestEnded(worker: () => Promise<Worker>, signal: AbortSignal): Promise<Carry> {
  for (;;) {
    signal.throwIfAborted();
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

/**
 * Undefined where the composer holds the preamble, as far as an editor can: it takes no-break spaces for spaces and
 * white space at line ends as it likes. Else a sentence that says where they part.
 */
export function difference(composed: string, preamble: string): string | undefined {
  const [there, wanted] = [normalise(composed), normalise(preamble)];
  if (there === wanted) return undefined;
  let same = 0;
  while (same < wanted.length && wanted[same] === there[same]) same++;
  return `The composer holds other text than the preamble: ${there.length} of ${wanted.length} characters, the first ${same} the same.`;
}
