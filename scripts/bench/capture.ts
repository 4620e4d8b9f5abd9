import { buildSync } from 'esbuild';
import { type Browser, chromium, type Page } from 'playwright-core';
import { findChromium } from '../setup.mjs';
import type { Took } from './capture/in-page.ts';
import { longPage } from './capture/long-page.ts';

const ADDRESS = 'https://chatgpt.com/c/00000000-0000-4000-8000-000000000001';
const SIZES: readonly number[] = [100, 1_000, 2_000, 5_000];
const STREAMED = 2_000;
const STREAM = 30_000;
const TRIES = 5;

/** Goals that were set for the capture, and the size of page at which each counts. */
const GOALS = { ratio: 8, longest: 50, oneMore: 5, streaming: 2 } as const;

interface Row {
  readonly turns: number;
  readonly elements: number;
  readonly 'first read, ms': number;
  readonly 'turndown alone, ms': number;
  readonly 'times as fast': number;
  readonly 'in slices, ms': number;
  readonly 'longest task, ms': number;
  readonly 'one more message, ms': number;
  readonly '% of the first read': number;
}

/**
 * Reading chats in Chromium, on generated pages: a first reading as the extension does it (finding the messages, their
 * Markdown, handing it over) against `turndown` with GFM over the elements that hold the text, by turns in the same page,
 * the best of five; the longest task; what one more message costs; and our share of the main thread while an answer
 * streams. More words are numbers of turns, in place of the usual ones.
 */
export async function capture(): Promise<void> {
  const asked = process.argv.slice(3).map(Number);
  const sizes = asked.length > 0 ? asked : SIZES;
  const script = bundled();
  const browser = await launch();
  try {
    const rows: Row[] = [];
    for (const turns of sizes) rows.push(await rowOf(await openPage(browser, turns, script), turns));
    console.table(rows);
    const streamed = sizes.includes(STREAMED) ? STREAMED : Math.max(...sizes);
    const page = await openPage(browser, streamed, script);
    verdict(rows, await page.evaluate((time) => window.batonBench.stream(time), STREAM), streamed);
  } finally {
    await browser.close();
  }
}

function bundled(): string {
  const entry = new URL('capture/in-page.ts', import.meta.url).pathname;
  const { outputFiles } = buildSync({ entryPoints: [entry], bundle: true, write: false, format: 'iife', minify: true });
  return outputFiles[0]?.text ?? '';
}

function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: findChromium(), chromiumSandbox: process.platform !== 'linux' });
}

async function openPage(browser: Browser, turns: number, script: string): Promise<Page> {
  for (const context of browser.contexts()) await context.close();
  const page = await browser.newPage();
  page.setDefaultTimeout(0);
  const html = longPage(turns);
  await page.route('**/*', (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }));
  await page.goto(ADDRESS, { waitUntil: 'domcontentloaded', timeout: 0 });
  await page.evaluate(script);
  return page;
}

async function rowOf(page: Page, turns: number): Promise<Row> {
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  const reads: Took[] = [];
  const sliced: Took[] = [];
  const others: number[] = [];
  const more: number[] = [];
  for (let tries = 0; tries < TRIES; tries++) {
    reads.push(await page.evaluate(() => window.batonBench.firstRead('in one go')));
    others.push(await page.evaluate(() => window.batonBench.turndown()));
    sliced.push(await page.evaluate(() => window.batonBench.firstRead('in slices')));
    more.push(await page.evaluate(() => window.batonBench.oneMore()));
  }
  const [read, cut] = [reads, sliced].map((all) => Math.min(...all.map(({ ours }) => ours))) as [number, number];
  const [turndown, one] = [Math.min(...others), Math.min(...more)];
  return {
    turns,
    elements,
    'first read, ms': rounded(read),
    'turndown alone, ms': rounded(turndown),
    'times as fast': rounded(turndown / Math.min(read, cut)),
    'in slices, ms': rounded(cut),
    'longest task, ms': rounded(Math.min(...sliced.map(({ longest }) => longest))),
    'one more message, ms': rounded(one),
    '% of the first read': rounded((100 * one) / Math.min(read, cut)),
  };
}

function verdict(rows: readonly Row[], streaming: Took, turns: number): void {
  const share = rounded((100 * streaming.ours) / STREAM);
  console.log(
    `An answer streams for ${STREAM / 1_000} s on a page of ${turns} turns: ${rounded(streaming.ours)} ms of the main ` +
      `thread are ours, ${share} % (goal: under ${GOALS.streaming} %); longest task ${rounded(streaming.longest)} ms`,
  );
  const last = rows.at(-1);
  if (last === undefined) return;
  console.log(`At ${last.turns} turns ${last['times as fast']} times as fast as turndown (goal: ${GOALS.ratio})`);
  console.log(`One more message: ${last['% of the first read']} % of the first read (goal: under ${GOALS.oneMore} %)`);
  const long = rows.find((row) => row.turns === STREAMED) ?? last;
  console.log(`Longest task at ${long.turns} turns: ${long['longest task, ms']} ms (goal: under ${GOALS.longest} ms)`);
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
