import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { parseArguments } from '../scripts/record/arguments.ts';
import { fixtureOf } from '../scripts/record/fixture-of.ts';
import { namesOf } from '../scripts/record/invent-names.ts';
import { inventor, wordsIn } from '../scripts/record/invent-words.ts';
import { whatWasRead } from '../scripts/record/what-was-read.ts';
import { read } from '../src/page/read.ts';
import type { SiteAdapter } from '../src/sites/adapter.ts';
import { chatgpt } from '../src/sites/chatgpt.ts';
import { claude } from '../src/sites/claude.ts';
import { sites } from '../src/sites/index.ts';

const ID = '6f1d2c3b-8a4e-4f5d-9b7c-0e1a2d3c4b5a';
const ADDRESS = new URL(`https://chatgpt.com/g/g-p-herring-weir/c/${ID}?model=haddock#perch`);

const said = (role: string, id: string, body: string): string =>
  `<section data-turn="${role}" data-testid="conversation-turn-${id}"><div data-message-author-role="${role}" data-message-id="${ID.replace('6f', `6${id}`)}">${body}</div></section>`;

const PAGE = `<!-- written by Gudgeon -->
<html lang="en"><head><title>Trout Ladder - ChatGPT</title><style>.x { content: "minnow" }</style>
<script>window.user = { mail: 'barbel@roach.example' }</script><link rel="canonical" href="${ADDRESS}"></head>
<body onload="salmon()"><nav><a href="/c/${ID}" title="Smelt Quay">Smelt Quay</a></nav><main>
${said('user', '1', '<div class="whitespace-pre-wrap">Where does the TROUT ladder end? Ask Bream, bream@roach.example!</div>')}
${said('assistant', '2', '<div class="markdown prose"><p>Behind weir 12, see <a href="https://weir.example/trout?of=tench">https://weir.example/trout</a>.</p><img src="data:image/png;base64,Q2FycA==" alt="A sketched trout"><pre><code>cd /home/sturgeon</code></pre></div>')}
${said('user', '3', '<div class="whitespace-pre-wrap">Где щука? 鮭の川。</div>')}
${said('assistant', '4', `<div class="markdown prose" data-start="3" data-caught-by="Burbot" style="background: url(https://eel.example)"><p>Trout. ${ID}</p></div>`)}
</main><form><input type="hidden" value="lamprey"><textarea placeholder="Tell grayling">zander</textarea></form></body></html>`;

const { html, before, after } = fixtureOf(PAGE, chatgpt, ADDRESS, 'salt');
const made = new JSDOM(html).window.document;
const saidIn = ({ documentElement }: Document): string => documentElement.textContent ?? '';

describe('a saved page becomes a fixture', () => {
  test('in which no word of the page is left, wherever it stood', () => {
    const words =
      'herring weir haddock perch gudgeon trout ladder minnow barbel roach salmon smelt quay where does end ask bream ' +
      'behind see tench sketched home sturgeon щука где 鮭の川 burbot eel lamprey tell grayling zander Q2FycA';
    for (const word of words.split(' ')) expect(html.toLowerCase()).not.toContain(word.toLowerCase());
    expect(html).not.toContain(ID);
    expect(html).not.toMatch(/<script|<style|<link|<!-- written|onload|base64|type="hidden"/);
  });

  test('that reads the same', () => {
    expect(before).toEqual(['user', 'assistant', 'user', 'assistant']);
    expect(after).toEqual(before);
    expect(whatWasRead({ before, after })).toEqual({
      sentence: "Baton reads the same in both: 4 messages, 2 of them the user's.",
      isSame: true,
    });
  });

  test('whose first line is the address of a chat of that site, the id being that of its links', () => {
    const [, address = ''] = /^<!-- (\S+) -->\n<!doctype html>\n<html lang="en">/.exec(html) ?? [];
    const id = chatgpt.chatId(new URL(address));
    expect(id).toMatch(/^00000000-0000-4000-8000-0000000000\d\d$/);
    expect(saidIn(made)).toContain(`. ${id}`);
    expect(read(chatgpt, made, new URL(address)).title).toMatch(/^[A-Z][a-z]{4} [A-Z][a-z]{5}$/);
  });

  test('whose markup is as it was, with what the adapters look for', () => {
    const markup = (document: Document): readonly string[] =>
      [...document.body.querySelectorAll('*')].map(({ localName, className }) => `${localName}.${className}`);
    const saved = new JSDOM(PAGE).window.document;
    expect(markup(made)).toEqual(markup(saved).filter((name) => name !== 'input.'));
    expect(
      made.querySelectorAll('[data-testid="conversation-turn-2"] [data-message-author-role="assistant"]'),
    ).toHaveLength(1);
    expect(made.querySelector('[data-start]')?.getAttribute('data-start')).toBe('3');
    expect(made.querySelector('[data-caught-by]')?.hasAttribute('style')).toBe(false);
  });

  test('in which a word is always the same one, of its length and casing, and an address the same address', () => {
    const [question = ''] = (made.querySelector('.whitespace-pre-wrap')?.textContent ?? '').split('!');
    const answer = made.querySelectorAll('.markdown')[1]?.textContent ?? '';
    const shape =
      /^[A-Z][a-z]{4} [a-z]{4} [a-z]{3} ([A-Z]{5}) [a-z]{6} [a-z]{3}\? [A-Z][a-z]{2} [A-Z][a-z]{4}, someone\d@example\.com$/;
    expect(shape.exec(question)?.[1]?.toLowerCase()).toBe(answer.slice(0, 5).toLowerCase());
    expect(saidIn(made)).toMatch(/12, /);
    expect(made.querySelector('main a')?.getAttribute('href')).toMatch(/^https:\/\/example\.com\/\d$/);
  });

  test('with other words each time', () => {
    expect(fixtureOf(PAGE, chatgpt, ADDRESS, 'pepper').html).not.toBe(html);
  });

  test('and where nothing can be read, or not the same, that is said', () => {
    const none = fixtureOf('<main><p>Trout</p></main>', claude, new URL(`https://claude.ai/chat/${ID}`), 'salt');
    expect(none.before).toBe('nothing-recognised');
    expect(whatWasRead(none).sentence).toBe('Baton reads the same in both: nothing (nothing-recognised).');
    const { sentence, isSame } = whatWasRead({ before: ['user', 'assistant'], after: ['user'] });
    expect(isSame).toBe(false);
    expect(sentence).toMatch(/does not read the same.*page: 2 messages, 1.*fixture: 1 message, 1/);
    expect(whatWasRead({ before: ['user', 'assistant'], after: ['assistant', 'user'] }).isSame).toBe(false);
  });
});

/** What is read in a page but for its words. */
function shapeRead(html: string, site: SiteAdapter) {
  const url = new URL(/^<!-- (\S+) -->/.exec(html)?.[1] ?? '');
  const { messages, title: _, url: __, chatId: ___, ...rest } = read(site, new JSDOM(html).window.document, url);
  const shapes = messages.map(({ role, complete, attachments, id, text }) => ({
    ...{ role, complete, kinds: attachments.map(({ kind }) => kind), hasId: id !== undefined, hasText: text !== '' },
  }));
  return { ...rest, messages: shapes };
}

test.each(sites)('a page of $name reads the same afterwards: messages, holes, ends', (site) => {
  const folder = join(import.meta.dirname, 'fixtures/sites', site.id);
  const [name = ''] = readdirSync(folder).filter((file) => file.endsWith('.html'));
  const page = readFileSync(join(folder, name), 'utf8');
  const address = new URL(/^<!-- (\S+) -->/.exec(page)?.[1] ?? '');
  expect(shapeRead(fixtureOf(page, site, address, 'salt').html, site)).toEqual(shapeRead(page, site));
});

describe('invented words', () => {
  test('are none that the text has, of the same length, and leave all that is no word', () => {
    const words = fc.stringMatching(/^[A-Za-zäß]{4,12}$|^[а-я]{4,9}$|^[ひらがなのもじ]{3,6}$|^[一-十]{3,6}$/u);
    fc.assert(
      fc.property(fc.array(fc.tuple(words, fc.constantFrom(' ', ', ', '-', '\n', ' 42 ', '_'))), (pairs) => {
        const text = pairs.flat().join('');
        const known = new Set(wordsIn(text));
        const invented = inventor(known, 'salt')(text);
        expect([...invented]).toHaveLength([...text].length);
        expect(invented.replace(/\p{L}/gu, 'x')).toBe(text.replace(/\p{L}/gu, 'x'));
        for (const word of wordsIn(invented)) expect(known.has(word)).toBe(false);
      }),
    );
  });

  test('ids keep their length and kinds of characters, and dates their digits', () => {
    const { inText } = namesOf();
    const same = (text: string): string => text;
    expect(inText('user-Ab3dE6fG9h', same)).toMatch(/^user-[\w]{10}$/);
    expect(inText('user-Ab3dE6fG9h', same)).not.toContain('Ab3d');
    expect(inText('conversation-turn-12 side-navigation-v2', same)).toBe('conversation-turn-12 side-navigation-v2');
    expect(inText('on 2026-01-02T10:20 at 3', same)).toBe('on 2026-01-02T10:20 at 3');
  });
});

test('the command wants one page, and does not write over it', () => {
  expect(parseArguments(['saved/a.html'])).toEqual({ page: 'saved/a.html', out: 'saved/a.fixture.html' });
  expect(parseArguments(['a.html', '--out', 'b.html', '--url', 'https://x.example/'])).toEqual({
    ...{ page: 'a.html', out: 'b.html', url: 'https://x.example/' },
  });
  expect(parseArguments(['--help'])).toBeUndefined();
  for (const wrong of [[], ['a', 'b'], ['a.html', '--out', './a.html'], ['--nothing']]) {
    expect(() => parseArguments(wrong)).toThrow(/npm run record/);
  }
});
