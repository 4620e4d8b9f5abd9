// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { toMarkdown } from '../to-markdown.ts';

const pairs: readonly { readonly of: string; readonly html: string; readonly markdown: string }[] = [
  { of: 'bullets', html: '<ul><li>a</li><li>b</li></ul>', markdown: '- a\n- b' },
  {
    of: 'items of one paragraph each',
    html: '<ul>\n<li>\n<p>a</p>\n</li>\n<li><p>b</p></li></ul>',
    markdown: '- a\n- b',
  },
  { of: 'numbers from three', html: '<ol start="3"><li>a</li><li>b</li></ol>', markdown: '3. a\n4. b' },
  {
    of: 'an item with more than one block',
    html: '<ol start="3"><li><p>First</p><ul><li>x</li><li>y</li></ul><p>Second</p></li><li>Next</li></ol>',
    markdown: '3. First\n   - x\n   - y\n\n   Second\n\n4. Next',
  },
  {
    of: 'code in an item',
    html: '<ol><li value="10"><p>Run</p><pre><code class="language-sh">a\n\n  b</code></pre></li></ol>',
    markdown: '10. Run\n\n    ```sh\n    a\n\n      b\n    ```',
  },
  { of: 'numbers inside bullets', html: '<ul><li>a<ol><li>b</li></ol></li></ul>', markdown: '- a\n  1. b' },
  {
    of: 'numbers from five inside bullets',
    html: '<ul><li>a<ol start="5"><li>b</li></ol></li></ul>',
    markdown: '- a\n\n  5. b',
  },
  {
    of: 'a list straight inside a list',
    html: '<ul><li>a</li><ul><li>b</li></ul><li>c</li></ul>',
    markdown: '- a\n  - b\n- c',
  },
  { of: 'two lists in a row', html: '<ul><li>a</li></ul><ul><li>b</li></ul>', markdown: '- a\n\n* b' },
  {
    of: 'three lists in a row',
    html: '<ul><li>a</li></ul><ul><li>b</li></ul><ul><li>c</li></ul>',
    markdown: '- a\n\n* b\n\n- c',
  },
  { of: 'an item that begins with a rule', html: '<ul><li><hr>a</li></ul>', markdown: '- ___\n\n  a' },
  {
    of: 'lists at the start of lists, behind a text',
    html: '<ul><li>a<ul><li><ol start="3"><li>b</li></ol></li></ul></li></ul>',
    markdown: '- a\n\n  - 3. b',
  },
  { of: 'empty items', html: '<ul><li></li><li>b</li></ul>', markdown: '-\n- b' },
  {
    of: 'tasks',
    html: '<ul><li><input type="checkbox" checked disabled> a</li><li><p><input type="checkbox"> b</p></li></ul>',
    markdown: '- [x] a\n- [ ] b',
  },
  {
    of: 'tasks of buttons',
    html: '<ul><li><button role="checkbox" aria-checked="true"></button>a</li></ul>',
    markdown: '- [x] a',
  },
  { of: 'breaks in an item', html: '<ul><li>a<br>b</li></ul>', markdown: '- a  \n  b' },
];

describe('Lists', () => {
  it.each(pairs)('become Markdown: $of', ({ html, markdown }) => {
    document.body.innerHTML = `<main>${html}</main>`;
    expect(toMarkdown(document.body.children[0] as Element)).toBe(markdown);
  });
});
