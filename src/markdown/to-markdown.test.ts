// @vitest-environment jsdom
import { afterEach, describe, expect, it } from 'vitest';
import { leaveOut, type Rule, toMarkdown } from './to-markdown.ts';

function rendered(html: string): Element {
  document.body.innerHTML = `<main>${html}</main>`;
  const [root] = document.body.children;
  if (!root) throw new Error('no root');
  return root;
}

afterEach(() => {
  document.body.innerHTML = '';
});

describe('Roots, shadow roots and rules', () => {
  it('joins several roots by a blank line', () => {
    const root = rendered('<div>a</div><div>b</div>');
    expect(toMarkdown([...root.children])).toBe('a\n\nb');
  });

  it('takes the root itself as an element', () => {
    const [list] = rendered('<ul><li>a</li></ul>').children;
    expect(list && toMarkdown(list)).toBe('- a');
  });

  it('walks open shadow roots and their slots', () => {
    const root = rendered('<fen-card><b>light</b></fen-card>');
    const [host] = root.children;
    const shadow = host?.attachShadow({ mode: 'open' });
    if (shadow) shadow.innerHTML = '<p>in the <slot></slot></p><p class="sr-only">no</p>';
    expect(toMarkdown(root)).toBe('in the **light**');
  });

  it('leaves the page as it is', () => {
    const root = rendered('<p>a <b>b</b></p><pre><code>c</code></pre>');
    const before = root.outerHTML;
    toMarkdown(root);
    expect(root.outerHTML).toBe(before);
  });

  it('lets the first rule that fits decide, before those built in', () => {
    const rules: readonly Rule[] = [
      leaveOut('thinking', '.thinking'),
      { name: 'tile', filter: '.tile', replacement: (element) => `[File: ${element.getAttribute('aria-label')}]` },
      { name: 'marked', filter: ['mark'], replacement: (_element, inside) => `==${inside()}==` },
      { name: 'never', filter: ['mark'], replacement: () => 'never' },
      {
        name: 'asked',
        filter: (element) => element.id === 'x',
        replacement: (_element, inside) => inside().toUpperCase(),
      },
    ];
    const root = rendered(
      '<p class="thinking">hm</p><div class="tile" aria-label="a.txt">T</div><p>b <mark>c <i>d</i></mark> e</p><p id="x">f</p>',
    );
    expect(toMarkdown(root, rules)).toBe('[File: a.txt]\n\nb ==c *d*== e\n\nF');
  });

  it('parts a piece from its neighbours where it begins or ends with white space', () => {
    const rules: readonly Rule[] = [
      { name: 'note', filter: 'fen-x', replacement: ({ id }) => (id === '' ? ' ' : ` [${id}] `) },
    ];
    const root = rendered(
      '<p>a<fen-x id="1"></fen-x><fen-x id="2"></fen-x>b <fen-x id="3"></fen-x><fen-x></fen-x></p>',
    );
    expect(toMarkdown(root, rules)).toBe('a [1] [2] b [3]');
  });

  it('tells a rule whether only a line fits, and keeps to it', () => {
    const seen: boolean[] = [];
    const rule: Rule = {
      name: 'lines',
      filter: 'fen-x',
      replacement: (_element, _inside, { inline }) => {
        seen.push(inline);
        return 'a\nb';
      },
    };
    const root = rendered('<fen-x></fen-x><table><tr><th><fen-x></fen-x></th></tr></table>');
    expect(toMarkdown(root, [rule])).toBe('a\nb\n\n| a<br>b |\n| --- |');
    expect(seen).toEqual([false, true]);
  });
});
