// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chatgpt } from '../../sites/chatgpt.ts';
import { sites } from '../../sites/index.ts';
import { healthReport } from './health-report.ts';

const FACTS = { version: '1.2.3', browser: 'Firefox 140', day: '2026-09-01' };
const CHAT = new URL('https://chatgpt.com/c/0a1b2c3d-0000-4000-8000-000000000001');

function page(body: string, title = ''): Document {
  return new DOMParser().parseFromString(`<title>${title}</title><body>${body}</body>`, 'text/html');
}

const report = (document: Document, url = CHAT): string => healthReport(chatgpt, document, url, FACTS);

describe('the report of a page whose markup is not the known one', () => {
  const turn = (speaker: string, text: string) =>
    `<section data-said-by="${speaker}" data-testid="exchange-4711" style="color: red"><p>${text}</p></section>`;
  const turns = turn('you', 'How deep is the pond?') + turn('it', 'Two metres.');
  const changed = page(`<main><div class="x"><div data-list>${turns.repeat(7)}</div></div></main>`, 'Ponds');

  test('says where it is from', () => {
    expect(report(changed)).toMatch(
      /^Baton 1\.2\.3, Firefox 140, 2026-09-01\nchatgpt: the address of a chat\nread: nothing-recognised/,
    );
    expect(report(changed, new URL('https://chatgpt.com/'))).toContain('not the address of a chat');
  });

  test('counts what each selector matches, bodies that are empty apart', () => {
    const half = page(
      '<main><div data-message-author-role="user"><div class="whitespace-pre-wrap"> </div></div></main>',
    );
    expect(report(half)).toContain('1 place: [data-message-author-role]\n');
    expect(report(half)).toContain('1 (1 empty) user body: .whitespace-pre-wrap\n');
    expect(report(half)).toContain('0 assistant body: .markdown\n');
    expect(report(half)).toContain('0 composer: #prompt-textarea');
  });

  test('shows what the page is made of, like children once with their number', () => {
    expect(report(changed)).toContain(
      'main > div > div[data-list]\n section[data-said-by data-testid=exchange-#] > p·×14',
    );
  });

  test('says what was read where the page can be read', () => {
    const said = (role: string, body: string) =>
      `<div data-message-author-role="${role}"><div class="${body}">hello</div></div>`;
    const well = page(`<main>${said('user', 'whitespace-pre-wrap')}${said('assistant', 'markdown')}</main>`);
    expect(report(well)).toContain('read: 1 user, 1 assistant, 0 holes; 0 frames');
  });

  test('names what holds a shadow tree, and does not go into lists of chats, editors and code', () => {
    const document = page(
      `<main><my-part></my-part><nav><ul><li>one</li></ul></nav><div contenteditable="true"><b>draft</b></div></main>`,
    );
    document.querySelector('my-part')?.attachShadow({ mode: 'open' });
    expect(report(document)).toMatch(/main\n my-part\(shadow\)\n nav\n div\[contenteditable\]$/);
  });

  test('is no longer than 4,000 characters, however much there is', () => {
    const kinds = Array.from(
      { length: 400 },
      (_, index) => `<div data-a${'abcdefgh'[index % 8]}><p>x</p><i></i></div>`,
    );
    const deep = `${'<div><p></p>'.repeat(60)}${'</div>'.repeat(60)}`;
    for (const body of [kinds.join(''), deep, deep.repeat(3)]) {
      expect(report(page(`<main>${body}</main>`)).length).toBeLessThanOrEqual(4000);
    }
  });

  test('stands for every site that is known', () => {
    for (const site of sites) {
      const text = healthReport(site, changed, CHAT, FACTS);
      expect(text).toContain(`${site.id}: `);
      expect(text).not.toContain('not understood');
    }
  });
});

/** Words that are no words of markup or of a selector. */
const words = fc.stringMatching(/^(zq|QZ|žö|語彙)[a-zäß]{2,9}$/u);
const tags = fc.constantFrom('div', 'p', 'section', 'article', 'user-query', 'b', 'nav', 'pre');
const attributes = fc.constantFrom(
  'title',
  'alt',
  'aria-label',
  'id',
  'class',
  'href',
  'data-testid',
  'role',
  'data-turn',
  'data-title',
  'value',
);

interface Drawn {
  readonly tag: string;
  readonly attribute: string;
  readonly value: string;
  readonly text: string;
  readonly children: readonly Drawn[];
}

const drawn = {
  tag: fc.oneof(
    tags,
    words.map((word) => `x-${word}`),
  ),
  attribute: fc.oneof(
    attributes,
    words.map((word) => `data-${word}`),
  ),
  value: fc.array(words, { maxLength: 3 }).map((all) => all.join('-')),
  text: fc.array(words, { maxLength: 3 }).map((all) => all.join(' ')),
};
const { tree } = fc.letrec<{ tree: Drawn }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3 },
    fc.record({ ...drawn, children: fc.constant([]) }),
    fc.record({ ...drawn, children: fc.array(tie('tree'), { maxLength: 3 }) }),
  ),
}));

function build(document: Document, { tag, attribute, value, text, children }: Drawn): Element {
  const element = document.createElement(tag);
  element.setAttribute(attribute, value);
  element.append(text, ...children.map((child) => build(document, child)));
  return element;
}

test('no word of a page’s text, title or address is in its report', () => {
  fc.assert(
    fc.property(tree, words, words, (drawn, title, inAddress) => {
      const document = page('<main></main>', title);
      document.querySelector('main')?.append(build(document, drawn));
      const said = (document.documentElement.textContent ?? '').split(/[\s]+/).filter((word) => word !== '');
      const text = report(document, new URL(`https://chatgpt.com/g/${inAddress}/c/${inAddress}?q=${inAddress}`));
      for (const word of [...said, title, inAddress]) expect(text.toLowerCase()).not.toContain(word.toLowerCase());
    }),
  );
});
