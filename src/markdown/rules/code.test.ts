// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { toMarkdown } from '../to-markdown.ts';

const COPY = '<button>Copy</button>';

interface Pair {
  readonly of: string;
  readonly html: string;
  readonly markdown: string;
}

function read(html: string): string {
  document.body.innerHTML = `<main>${html}</main>`;
  return toMarkdown(document.body.children[0] as Element);
}

describe('Blocks of code', () => {
  const fenced = (language: string, code: string) => `\`\`\`${language}\n${code}\n\`\`\``;
  const pairs: readonly Pair[] = [
    {
      of: 'a language by class',
      html: '<pre><code class="hljs language-ts">a\n\n  b\n</code></pre>',
      markdown: fenced('ts', 'a\n\n  b'),
    },
    { of: 'no language', html: '<pre>a *b* &lt;c&gt; \\d</pre>', markdown: fenced('', 'a *b* <c> \\d') },
    {
      of: 'blank lines and indentation at the edges',
      html: '<pre><code>\n\n  a\n\n</code></pre>',
      markdown: fenced('', '\n\n  a\n'),
    },
    { of: 'br between lines', html: '<pre><code>a<br><br>  b<br></code></pre>', markdown: fenced('', 'a\n\n  b') },
    {
      of: 'lines as elements',
      html: '<pre><div>a</div><div><br></div><div>  b</div></pre>',
      markdown: fenced('', 'a\n\n  b'),
    },
    {
      of: 'lines as spans with line breaks between them',
      html: '<pre><code><span class="line">a</span>\n<span class="line"></span>\n<span class="line">  <i>b</i></span></code></pre>',
      markdown: fenced('', 'a\n\n  b'),
    },
    {
      of: 'lines as spans without any',
      html: '<pre><code><span class="line">a</span><span class="line"></span><span class="line">b</span></code></pre>',
      markdown: fenced('', 'a\n\nb'),
    },
    {
      of: 'lines that end in their own break',
      html: '<pre><code><span class="token-line">a\n</span><span class="token-line">b\n</span></code></pre>',
      markdown: fenced('', 'a\nb'),
    },
    {
      of: 'a code element for each line',
      html: '<pre><code>a</code><code>b</code></pre>',
      markdown: fenced('', 'a\nb'),
    },
    {
      of: 'line numbers',
      html: '<pre><code><span class="linenumber">1</span>a = 1\n<span class="linenumber">2</span>b</code></pre>',
      markdown: fenced('', 'a = 1\nb'),
    },
    {
      of: 'a wrapper named after line numbers',
      html: '<pre><code><span class="has-line-numbers">a 1</span></code></pre>',
      markdown: fenced('', 'a 1'),
    },
    {
      of: 'a bar in the same pre, the code in a second one (ChatGPT)',
      html: `<pre class="overflow-visible!"><div><div class="sticky"><div><svg></svg>Python</div><div>${COPY}<button>Run</button></div></div><div id="code-block-viewer" class="cm-editor"><div class="cm-scroller"><pre class="cm-content"><code><span>a</span><span>\n    </span><span>b</span></code></pre></div></div></div></pre>`,
      markdown: fenced('python', 'a\n    b'),
    },
    {
      of: 'a bar in the same pre beside the code (ChatGPT, older)',
      html: `<pre><div><div>bash</div><div class="sticky">${COPY}</div><div dir="ltr"><code class="whitespace-pre! language-bash">a\nb\n</code></div></div></pre>`,
      markdown: fenced('bash', 'a\nb'),
    },
    {
      of: 'a group with a label (Claude)',
      html: `<p>a</p><div role="group" aria-label="rust code"><div>rust</div><div>${COPY}</div><div><pre class="code-block__code"><code>b</code></pre></div></div>`,
      markdown: `a\n\n${fenced('rust', 'b')}`,
    },
    {
      of: 'a block with a decoration (Gemini)',
      html: `<response-element><code-block><div class="code-block" style="display: none"><div class="code-block-decoration"><span>C++</span><div class="buttons">${COPY}</div></div><pre><code role="text" data-test-id="code-content">int a;\n</code></pre></div></code-block></response-element><p>b</p>`,
      markdown: `${fenced('cpp', 'int a;')}\n\nb`,
    },
    {
      of: 'a banner and a pre without code element (DeepSeek)',
      html: '<div class="md-code-block"><div class="md-code-block-banner"><span>go</span><div role="button">Copy</div></div><pre><span>a</span>\nb</pre></div>',
      markdown: fenced('go', 'a\nb'),
    },
    {
      of: 'an editor without a pre (Z.ai)',
      html: `<div class="language-sql"><div><div>sql</div>${COPY}</div><div class="cm-editor"><div class="cm-content">\n  <div class="cm-line">a</div>\n  <div class="cm-line"><br></div>\n  <div class="cm-line">  b</div>\n</div></div></div>`,
      markdown: fenced('sql', 'a\n\n  b'),
    },
    {
      of: 'Monaco, out of order (Qwen)',
      html: '<pre class="fen-code"><div class="fen-code-header">css</div><div class="monaco-editor"><div class="margin"><div class="line-numbers">1</div></div><div class="view-lines"><div class="view-line" style="top: 19px">&nbsp;&nbsp;b</div><div class="view-line" style="top: 0px">a</div></div></div></pre>',
      markdown: fenced('css', 'a\n  b'),
    },
    {
      of: 'Monaco, with lines out of the page in front, between and behind',
      html: '<pre><div class="monaco-editor" style="height: 57px"><div class="view-lines" style="height: 190px"><div class="view-line" style="top: 38px; height: 19px">c</div><div class="view-line" style="top: 76px; height: 19px">&nbsp;e</div></div></div></pre>',
      markdown: fenced('', '[… 2 lines not shown …]\nc\n[… 1 line not shown …]\n e\n[… 5 lines not shown …]'),
    },
    {
      of: 'Monaco, which may be scrolled beyond its end',
      html: '<pre><div class="monaco-editor" style="height: 95px"><div class="view-lines" style="height: 114px"><div class="view-line" style="top: 0px; height: 19px">a</div><div class="view-line" style="top: 19px; height: 19px"><span></span></div><div class="view-line" style="top: 38px; height: 19px">b</div></div></div></pre>',
      markdown: fenced('', 'a\n\nb'),
    },
    {
      of: 'CodeMirror, with lines out of the page',
      html: '<div class="cm-editor"><div class="cm-content"><div class="cm-line">a</div><div class="cm-gap" style="height: 900px"></div><div class="cm-line">b</div></div></div>',
      markdown: fenced('', 'a\n[… lines not shown …]\nb'),
    },
    {
      of: 'lines as blocks, with their language twice (Streamdown)',
      html: '<div data-streamdown="code-block" data-language="go"><div data-streamdown="code-block-header"><span>go</span></div><div data-streamdown="code-block-body"><pre class="language-go"><code><span class="block before:w-6"><span>a {</span></span><span class="block before:w-6"></span><span class="block before:w-6"><span>  b</span></span></code></pre></div></div>',
      markdown: fenced('go', 'a {\n\n  b'),
    },
    {
      of: 'an indicator inside the pre (Perplexity)',
      html: '<pre><div><div data-testid="code-language-indicator">yaml</div><div><code><span>a: 1</span></code></div></div></pre>',
      markdown: fenced('yaml', 'a: 1'),
    },
    {
      of: 'a label that is no language',
      html: `<div class="code-block"><div class="header"><span>Texto sin formato</span>${COPY}</div><pre><code>a</code></pre></div>`,
      markdown: fenced('', 'a'),
    },
    {
      of: 'a wrapper whose class has the letters of an action in it, beside a button',
      html: '<div class="code-editor"><div class="editable"><pre><code>a\nb</code></pre></div><button>Edit</button></div>',
      markdown: fenced('', 'a\nb'),
    },
    {
      of: 'a short text in front that is no bar',
      html: '<div><div>Try this</div><pre><code>a</code></pre></div>',
      markdown: `Try this\n\n${fenced('', 'a')}`,
    },
    {
      of: 'a paragraph in front',
      html: '<p>Python</p><pre><code>a</code></pre><button>Run</button>',
      markdown: `Python\n\n${fenced('', 'a')}`,
    },
    {
      of: 'fences inside',
      html: '<pre><code class="language-md">```\na\n````\nb</code></pre>',
      markdown: '`````md\n```\na\n````\nb\n`````',
    },
    { of: 'an empty block', html: '<p>a</p><pre><code> \n</code></pre>', markdown: 'a' },
    {
      of: 'lines of code in a code element alone',
      html: '<code class="language-c">a\nb</code>',
      markdown: fenced('c', 'a\nb'),
    },
  ];

  it.each(pairs)('are read whole: $of', ({ html, markdown }) => {
    expect(read(html)).toBe(markdown);
  });
});
