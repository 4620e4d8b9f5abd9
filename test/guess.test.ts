import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { JSDOM } from 'jsdom';
import { describe, expect, test } from 'vitest';
import { readGuess } from '../src/page/guess/read-guess.ts';

const PAGES = join(import.meta.dirname, 'fixtures/guess');
const HERE = new URL('https://talk.example/room?id=7#end');

const namesIn = (folder: string): readonly string[] =>
  readdirSync(join(PAGES, folder))
    .filter((file) => file.endsWith('.html'))
    .map((file) => basename(file, '.html'));

/** The page, its templates of shadow roots put in place as a browser does. */
function open(folder: string, name: string): Document {
  const { document } = new JSDOM(readFileSync(join(PAGES, folder, `${name}.html`), 'utf8')).window;
  raiseShadows(document);
  return document;
}

function raiseShadows(root: ParentNode): void {
  for (const template of root.querySelectorAll<HTMLTemplateElement>('template[shadowrootmode]')) {
    const shadow = template.parentElement?.attachShadow({ mode: 'open' });
    shadow?.append(template.content);
    template.remove();
    if (shadow) raiseShadows(shadow);
  }
}

describe('a page that nothing is known of and that shows a chat', () => {
  test.each(namesIn('chats'))('%s is read with its speakers, without times, names and buttons', (name) => {
    const { capture, by } = readGuess(open('chats', name), HERE);
    const expected = JSON.parse(readFileSync(join(PAGES, 'chats', `${name}.json`), 'utf8'));
    expect({ by, messages: capture.messages.map(({ role, text }) => [role, text]) }).toEqual(expected);
  });

  test('says of an answer that is being written that it is not complete', () => {
    const page = open('chats', 'one-pair');
    page.querySelector('.from-bot')?.setAttribute('aria-busy', 'true');
    expect(readGuess(page, HERE).capture.messages.map(({ complete }) => complete)).toEqual([true, false]);
  });

  test('is a chat of its own by host, path and query, and says that it may not be whole', () => {
    const { capture } = readGuess(open('chats', 'attributes'), HERE);
    expect(capture).toMatchObject({
      site: 'other',
      chatId: 'talk.example/room?id=7',
      via: 'guess',
      title: 'Kiln notes',
    });
    expect(capture).toMatchObject({ url: 'https://talk.example/room?id=7', reachesStart: false, reachesEnd: false });
  });
});

test.each(namesIn('others'))('a page of another kind, %s, is no chat', (name) => {
  expect(() => readGuess(open('others', name), HERE)).toThrow('no-chat-found');
});
