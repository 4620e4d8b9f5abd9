import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { type Imported, parseExport } from '../../src/formats/parse-export.ts';
import type { ChromiumStage } from '../stage/chromium.ts';
import type { Popup } from '../stage/popup.ts';
import { composedText, difference, endedCarry } from './composed.ts';
import type { ChatInput } from './input.ts';
import { Refusal } from './refusal.ts';
import { type Stopwatch, stopwatch } from './stopwatch.ts';
import { within } from './within.ts';

/** What came out of one run. */
export interface Run extends Imported {
  readonly preamble: string;
  /** Milliseconds of each step. */
  readonly timings: Readonly<Record<string, number>>;
}

/** Longer than Baton's own patience with a page. */
const PATIENCE = 60_000;

const byTestId = (name: string): string => `[data-testid="${name}"]`;

/**
 * Does what a person does: opens the chat, clicks the icon, reads the summary, exports it, continues in a new chat.
 * Writes the files into `out`, a folder that is there. Throws a Refusal where Baton recognises no chat (3) or the
 * composer holds other text (1).
 */
export async function drive(stage: ChromiumStage, input: ChatInput, out: string): Promise<Run> {
  const watch = stopwatch();
  const page = stage.context.pages()[0] ?? (await stage.context.newPage());
  await page.goto(input.address);
  watch.lap('open');
  const popup = await stage.clickToolbar(page);
  await summarised(popup);
  watch.lap('summarise');
  writeFileSync(join(out, 'popup.png'), await popup.screenshot());
  await exportTo(stage, popup, 'markdown', join(out, 'summary.md'));
  await exportTo(stage, popup, 'json', join(out, 'conversation.json'));
  watch.lap('export');
  const preamble = await carry(stage, popup, watch, join(out, 'composer.png'));
  return { ...parseExport(readFileSync(join(out, 'conversation.json'), 'utf8')), preamble, timings: watch.timings() };
}

/** Throws a Refusal with what the popup says where there is no chat to be summarised. */
async function summarised(popup: Popup): Promise<void> {
  const state = `document.querySelector('#baton-popup')?.dataset.state`;
  await popup.waitFor(`!['working', undefined].includes(${state})`, PATIENCE);
  if ((await popup.evaluate(state)) !== 'done') throw new Refusal(3, await noticeOf(popup));
  await popup.waitFor(`document.querySelector('${byTestId('engine')}')`, PATIENCE);
}

async function noticeOf(popup: Popup): Promise<string> {
  const sentences = `[...document.querySelectorAll('[data-notice="failure"] :is(.notice-says, .notice-next)')]`;
  return String(await popup.evaluate(`${sentences}.map((each) => each.innerText).join(' ')`));
}

async function exportTo(stage: ChromiumStage, popup: Popup, format: string, path: string): Promise<void> {
  await popup.click(byTestId('export'));
  await popup.click(byTestId(`export-${format}`));
  const late = `After ${PATIENCE / 1000} seconds the export had still not been saved: run it again.`;
  copyFileSync((await within(PATIENCE, late, stage.nextDownload())).path, path);
}

/** Continues in a new chat and gives the preamble that stands in its composer, word for word. */
async function carry(stage: ChromiumStage, popup: Popup, watch: Stopwatch, picture: string): Promise<string> {
  const [page] = await Promise.all([stage.context.waitForEvent('page'), popup.click(byTestId('continue'))]);
  const { state, preamble } = await endedCarry(stage.worker);
  watch.lap('carry');
  if (state !== 'inserted') throw new Refusal(1, `The new chat did not take the summary: it was ${state}.`);
  await compare(page, preamble);
  await page.screenshot({ path: picture });
  return preamble;
}

async function compare(page: Page, preamble: string): Promise<void> {
  const wrong = difference(await composedText(page), preamble);
  if (wrong !== undefined) throw new Refusal(1, wrong);
}
