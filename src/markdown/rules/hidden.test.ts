// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { toMarkdown } from '../to-markdown.ts';

const pairs: readonly { readonly of: string; readonly html: string; readonly markdown: string }[] = [
  {
    of: 'buttons, icons, labels for screen readers',
    html: '<h2 class="sr-only">Fen said:</h2><h3>What Fen said:</h3><p>a<span class="cdk-visually-hidden">hidden</span></p><button>Copy</button><div role="button">Edit</div><svg><text>x</text></svg><mat-icon>add</mat-icon><style>p{}</style><template><p>t</p></template><p hidden>h</p><textarea>u</textarea>',
    markdown: '### What Fen said:\n\na',
  },
  { of: 'text hidden until found', html: '<p hidden="until-found">a</p>', markdown: 'a' },
  {
    of: 'a button that holds a link to a source',
    html: '<p>a <button><a href="https://b.example/c">b</a></button></p>',
    markdown: 'a [b](https://b.example/c)',
  },
  {
    of: 'a link that holds a button',
    html: '<a href="https://b.example/c"><button><p>Title</p><p>b.example</p></button></a>',
    markdown: '[Title b.example](https://b.example/c)',
  },
  {
    of: 'icons that are names',
    html: '<p>a <span class="material-symbols-outlined">more_vert</span></p>',
    markdown: 'a',
  },
  { of: 'comments', html: '<p>a<!-- b -->c</p>', markdown: 'ac' },
];

describe('What is no text', () => {
  it.each(pairs)('leaves no trace: $of', ({ html, markdown }) => {
    document.body.innerHTML = `<main>${html}</main>`;
    expect(toMarkdown(document.body.children[0] as Element)).toBe(markdown);
  });
});
