// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Failure } from '../../core/failure.ts';
import type { SiteAdapter } from '../../sites/adapter.ts';
import { chatgpt } from '../../sites/chatgpt.ts';
import { sites } from '../../sites/index.ts';
import { read } from '../read.ts';
import type { Turns } from './pace.ts';
import { readerOf } from './reader.ts';

const PAGES = join(import.meta.dirname, '../../../test/fixtures/sites');
const pages = sites.map((site) => {
  const files = readdirSync(join(PAGES, site.id)).filter((name) => name.endsWith('.html'));
  return { site, name: site.name, htmls: files.map((name) => readFileSync(join(PAGES, site.id, name), 'utf8')) };
});

/** A clock by which every look at it takes a millisecond, so that slices end soon. */
function slowTurns(between: () => void = () => undefined): Turns {
  let time = 0;
  return {
    now: () => time++,
    next: async () => between(),
  };
}

function open(html: string): { document: Document; url: URL } {
  const address = /^<!-- (\S+) -->/.exec(html)?.[1];
  return { document: new DOMParser().parseFromString(html, 'text/html'), url: new URL(address ?? 'about:blank') };
}

function named(error: unknown): string {
  if (error instanceof Failure) return `${error.code} ${error.message}`;
  throw error;
}

function outcome(site: SiteAdapter, document: Document, url: URL): unknown {
  try {
    return read(site, document, url);
  } catch (error) {
    return named(error);
  }
}

type Change = readonly [kind: number, first: number, second: number];
const ATTRIBUTES = ['class', 'id', 'role', 'hidden', 'data-message-author-role', 'aria-label', 'style', 'data-x'];

/** One of what pages do: text that grows, elements that come, go and move, attributes that change. */
function change(document: Document, [kind, first, second]: Change): void {
  const elements = [...document.body.querySelectorAll('*')];
  const one = elements[first % elements.length];
  const other = elements[second % elements.length];
  if (one === undefined || other === undefined) return;
  const name = ATTRIBUTES[second % ATTRIBUTES.length] ?? 'class';
  if (kind === 0) one.append(`more ${second}`);
  if (kind === 1) one.remove();
  if (kind === 2 && !one.contains(other)) other.append(one);
  if (kind === 3) one.after(other.cloneNode(true));
  if (kind === 4) one.setAttribute(name, other.getAttribute(name) ?? 'x');
  if (kind === 5) one.removeAttribute(name);
  if (kind === 6 && one.firstChild?.nodeType === 3) one.firstChild.nodeValue = `new ${second}`;
  if (kind === 7 && one instanceof HTMLInputElement) one.checked = !one.checked;
  if (kind === 8 && one.localName.includes('-') && !one.shadowRoot) one.attachShadow({ mode: 'open' }).append('shade');
  if (kind === 8) one.shadowRoot?.append(` ${second}`);
}

const changes = fc.array(fc.array(fc.tuple(fc.nat(8), fc.nat(5_000), fc.nat(5_000)), { minLength: 1, maxLength: 4 }), {
  minLength: 1,
  maxLength: 5,
});

describe.each(pages)('what is remembered of $name', ({ site, htmls }) => {
  test('reads, after any changes, as if nothing were remembered', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...htmls), changes, async (html, rounds) => {
        const { document, url } = open(html);
        const reader = readerOf(site, { document, here: () => url, turns: slowTurns() });
        await reader.read().catch(named);
        for (const round of rounds) {
          for (const one of round) change(document, one);
          expect(await reader.read().catch(named)).toEqual(outcome(site, document, url));
        }
      }),
      { numRuns: 8 },
    );
  });

  test('a page that changes while it is read is read as it is at the end', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...htmls), changes, async (html, rounds) => {
        const { document, url } = open(html);
        const left = rounds.flat();
        const between = (): void => {
          for (const one of left.splice(0, 1)) change(document, one);
        };
        const reader = readerOf(site, { document, here: () => url, turns: slowTurns(between) });
        const seen = await reader.read().catch(named);
        expect(seen).toEqual(outcome(site, document, url));
      }),
      { numRuns: 4 },
    );
  });
});

const turn = (role: string, id: number, body: string): string =>
  `<div data-message-author-role="${role}" data-message-id="${id}">${body}</div>`;
const chat = (count: number): string =>
  Array.from({ length: count }, (_, id) =>
    id % 2 === 0
      ? turn('user', id, `<div class="whitespace-pre-wrap">Q${id}</div>`)
      : turn('assistant', id, `<div class="markdown"><p>A${id}</p></div>`),
  ).join('');

/** An adapter that counts how often a message is looked at. */
function counting(): { site: SiteAdapter; count: () => number } {
  let looked = 0;
  const id = (message: Element): string | undefined => {
    looked++;
    return chatgpt.markup.id?.(message);
  };
  const count = (): number => {
    const so = looked;
    looked = 0;
    return so;
  };
  return { site: { ...chatgpt, markup: { ...chatgpt.markup, id } }, count };
}

describe('a reading', () => {
  const url = new URL('https://chatgpt.com/c/1');

  test('looks only at the messages that are new or changed', async () => {
    document.body.innerHTML = `<main>${chat(40)}</main>`;
    const { site, count } = counting();
    const reader = readerOf(site, { document, here: () => url, turns: slowTurns() });
    await reader.read();
    expect(count()).toBe(40);
    document
      .querySelector('main')
      ?.insertAdjacentHTML('beforeend', turn('user', 40, '<div class="whitespace-pre-wrap">Q</div>'));
    const paragraph = document.querySelector('p');
    if (paragraph?.firstChild) paragraph.firstChild.nodeValue = 'Other';
    const capture = await reader.read();
    expect(count()).toBe(2);
    expect(capture.messages).toHaveLength(41);
    expect(capture.messages[1]?.text).toBe('Other');
    document.querySelector('main')?.setAttribute('style', 'height: 10px');
    await reader.read();
    expect(count()).toBe(0);
  });

  test('of a page that changes again and again ends nevertheless, with what the page shows then', async () => {
    document.body.innerHTML = `<main>${chat(40)}</main>`;
    let edits = 0;
    const edit = (): void => {
      edits++;
      for (const p of document.querySelectorAll('p')) p.textContent = `${edits}`;
    };
    const reader = readerOf(chatgpt, { document, here: () => url, turns: slowTurns(edit) });
    const capture = await reader.read();
    const answers = capture.messages.filter(({ role }) => role === 'assistant').map(({ text }) => text);
    expect(new Set(answers)).toEqual(new Set([`${edits}`]));
  });

  test('that is asked for while one runs is that one', async () => {
    document.body.innerHTML = `<main>${chat(4)}</main>`;
    const { site, count } = counting();
    const reader = readerOf(site, { document, here: () => url, turns: slowTurns() });
    const [first, second] = await Promise.all([reader.read(), reader.read()]);
    expect(second).toBe(first);
    expect(count()).toBe(4);
  });

  test('finds no chat open where there is neither a message nor an id, and a chat without an id where there is one', async () => {
    const { site } = counting();
    const here = (): URL => new URL('https://chatgpt.com/');
    const read = () => readerOf(site, { document, here, turns: slowTurns() }).read();
    document.body.innerHTML = '<main></main>';
    await expect(read()).rejects.toMatchObject({ code: 'no-chat-open' });
    document.body.innerHTML = `<main>${chat(4)}</main>`;
    expect(await read()).toMatchObject({ chatId: '', messages: { length: 4 } });
  });
});
