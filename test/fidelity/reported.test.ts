// @vitest-environment jsdom
// @vitest-environment-options { "url": "https://chatgpt.com/" }
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { planFold } from '../../src/compaction/plan-fold.ts';
import type { Capture } from '../../src/core/capture.ts';
import { type Conversation, isWhole } from '../../src/core/conversation.ts';
import { Failure } from '../../src/core/failure.ts';
import { merge } from '../../src/core/merge.ts';
import { markdown } from '../../src/formats/markdown.ts';
import { compose } from '../../src/page/compose.ts';
import { composerText } from '../../src/page/composer-text.ts';
import { read } from '../../src/page/read.ts';
import { chatgpt } from '../../src/sites/chatgpt.ts';
import { claude } from '../../src/sites/claude.ts';
import { gemini } from '../../src/sites/gemini.ts';
import { chatgptChat, readRecord } from '../../src/sites/records/fake-chatgpt.ts';
import { AT, answerIn, chatgptAnswer, claudeAnswer, escaped, pageOf, said, shown, textsIn, turn } from './chat-page.ts';
import { paragraphEditor, type StandIn, trackedTextarea } from './stand-in.ts';

const chat = (html: string): Capture => read(chatgpt, pageOf(html), AT.chatgpt);

function merged(...captures: readonly Capture[]): Conversation {
  const [first, ...rest] = captures;
  if (first === undefined) throw new Error('nothing to merge');
  return rest.reduce((known, capture, at) => merge(known, capture, at + 2), merge(undefined, first, 1));
}

describe('1: a heading for screen readers that says who speaks', () => {
  const visible = '<h3>What the miller said:</h3><p>Deep enough.</p>';

  test.each(['sr-only', 'sr-only select-none', 'visually-hidden', 'cdk-visually-hidden', 'screen-reader-text'])(
    'is no text, in any language, and a heading that ends alike stays (%s)',
    (name) => {
      for (const label of ['ChatGPT said:', 'ChatGPT a dit :', 'ChatGPT の発言:']) {
        expect(chatgptAnswer(`<h5 class="${name}">${label}</h5>${visible}`)).toBe(
          '### What the miller said:\n\nDeep enough.',
        );
      }
    },
  );

  test('nor in front of the body', () => {
    const part = (role: 'user' | 'assistant', label: string, inside: string, n: number) =>
      `<section data-testid="conversation-turn-${n}" data-turn="${role}"><h4 class="sr-only">${label}</h4>${turn(role, inside)}</section>`;
    const page = part('user', 'You said:', 'Deep?', 1) + part('assistant', 'ChatGPT said:', visible, 2);
    expect(said(chat(page))).toEqual(['user: Deep?', 'assistant: ### What the miller said:\n\nDeep enough.']);
  });
});

describe('2: code whose lines are parted by elements only', () => {
  const bar = '<div class="flex items-center"><span>elixir</span><button>Copy</button></div>';
  const lines = ['def weir do', '', '  :open', 'end'];
  const fence = `\`\`\`elixir\n${lines.join('\n')}\n\`\`\``;

  test('by breaks, below a bar with the language and a button', () => {
    expect(chatgptAnswer(`<pre>${bar}<div><code>${lines.join('<br>')}</code></div></pre>`)).toBe(fence);
    expect(chatgptAnswer(`<div class="code-block">${bar}<pre><code>${lines.join('<br/>')}</code></pre></div>`)).toBe(
      fence,
    );
  });

  test('by the line elements of an editor', () => {
    const rows = lines.map((line) => `<div class="cm-line">${line === '' ? '<br>' : line}</div>`).join('');
    const editor = `<div class="cm-editor"><div class="cm-scroller"><div class="cm-content">${rows}</div></div></div>`;
    expect(chatgptAnswer(`<div class="code-block">${bar}${editor}</div>`)).toBe(fence);
    expect(chatgptAnswer(`<pre>${bar}${editor}</pre>`)).toBe(fence);
  });
});

test.each(['code-edit', 'edit-wrapper', 'codeeditor', 'editable'])(
  '3: code in a wrapper with a class like that of an edit button is read whole, the button is not (%s)',
  (name) => {
    const block = `<div class="${name}"><pre><code class="language-sh">open --gate 3\nedit gate.conf\n</code></pre><button class="edit-button">Edit</button></div>`;
    expect(chatgptAnswer(`<p>Run it.</p>${block}<p>Then wait.</p>`)).toBe(
      'Run it.\n\n```sh\nopen --gate 3\nedit gate.conf\n```\n\nThen wait.',
    );
  },
);

test('4: code that holds fences of its own stays in one block, and comes back as it was', () => {
  const code = 'A fence:\n```js\nlet gate = 3;\n```\nand one around it:\n````\n```\n````\n*end*';
  const text = chatgptAnswer(`<pre><code class="language-markdown">${escaped(code)}\n</code></pre><p>Done.</p>`);
  expect(text).toBe(`\`\`\`\`\`markdown\n${code}\n\`\`\`\`\`\n\nDone.`);
  expect(textsIn(text, 'pre')).toEqual([`${code}\n`]);
});

describe('5: a formula', () => {
  const TEX = 'q = \\frac{w}{h} < x_{1}';
  const katex = `<span class="katex"><span class="katex-mathml"><math><semantics><mrow><mi>q</mi></mrow><annotation encoding="application/x-tex">${escaped(TEX)}</annotation></semantics></math></span><span class="katex-html" aria-hidden="true"><span>q=</span><span>w/h</span></span></span>`;

  test('with a hidden source and a picture of it is its source, once', () => {
    expect(chatgptAnswer(`<p>So ${katex} holds.</p>`)).toBe(`So $${TEX}$ holds.`);
    expect(chatgptAnswer(`<p>So</p><span class="katex-display">${katex}</span><p>holds.</p>`)).toBe(
      `So\n\n$$${TEX}$$\n\nholds.`,
    );
  });

  test.each([TEX, TEX.replaceAll('\\', '\\\\')])('with its source in an attribute, too: %s', (source) => {
    const ask = '<user-query><p class="query-text-line">Why?</p></user-query>';
    const reads = (inside: string) =>
      answerIn(
        gemini,
        AT.gemini,
        `<chat-window>${ask}<model-response><message-content><div class="markdown">${inside}</div></message-content></model-response></chat-window>`,
      );
    const math = (kind: string, tag: string) =>
      `<${tag} class="${kind}" data-math="${escaped(source)}"><span class="katex-html" aria-hidden="true">q=w/h</span></${tag}>`;
    expect(reads(`<p>So ${math('math-inline', 'span')} holds.</p>`)).toBe(`So $${TEX}$ holds.`);
    expect(reads(`<p>So</p>${math('math-block', 'div')}<p>holds.</p>`)).toBe(`So\n\n$$${TEX}$$\n\nholds.`);
  });

  test('without a source is what it shows, once, and not called a formula', () => {
    const glyphs =
      '<span class="katex"><span class="katex-html" aria-hidden="true"><span>q</span><span>=2</span></span></span>';
    expect(chatgptAnswer(`<p>So ${glyphs} holds.</p>`)).toBe('So q=2 holds.');
  });
});

test('6: a table in an element that nobody knows keeps its columns, a bar and two lines in a cell', () => {
  const table =
    '<table><thead><tr><th>Gate</th><th>Note</th></tr></thead><tbody><tr><td>a|b</td><td>open<br>at dawn</td></tr><tr><td><code>x|y</code></td><td>shut</td></tr></tbody></table>';
  const text = chatgptAnswer(`<p>All:</p><weir-block><weir-table><div>${table}</div></weir-table></weir-block>`);
  expect(text.split('\n').filter((line) => line.startsWith('|'))).toHaveLength(4);
  expect(textsIn(text, 'th, td')).toEqual(['Gate', 'Note', 'a|b', 'openat dawn', 'x|y', 'shut']);
  expect([...shown(text).querySelectorAll('tr')].map((row) => row.childElementCount)).toEqual([2, 2, 2]);
  expect(shown(text.replaceAll('<br>', ' — ')).querySelectorAll('td')[1]?.textContent).toBe('open — at dawn');
});

test('7: a numbered list keeps its first number, and what belongs to an item stays in it', () => {
  const text = chatgptAnswer(
    '<ol start="3"><li><p>Open the gate</p><ul><li>slowly</li><li>fully</li></ul><p>and wait.</p></li><li><p>Close it</p></li></ol>',
  );
  expect(text).toBe('3. Open the gate\n   - slowly\n   - fully\n\n   and wait.\n\n4. Close it');
  expect(shown(text).querySelector('ol')?.getAttribute('start')).toBe('3');
  expect(
    [...shown(text).querySelectorAll('ol > li')].map((item) => [...item.children].map((c) => c.localName)),
  ).toEqual([['p', 'ul', 'p'], ['p']]);
});

test('8: an answer with thinking and a step of a tool between its parts is all its parts, and not what was thought', () => {
  const folded = (label: string, inside: string) =>
    `<div><button aria-expanded="false"><span>${label}</span></button><div class="grid-rows-[0fr]"><div>${inside}</div></div></div>`;
  const part = (text: string) => `<div class="standard-markdown"><p>${text}</p></div>`;
  const text = claudeAnswer(
    `<div class="font-claude-response">${folded('Weighed two weirs', part('The user wants depth.'))}${part('I measure first.')}${folded('Ran a command', '<pre>sounding --all</pre>')}${part('Two metres.')}</div>`,
  );
  expect(text).toBe('I measure first.\n\nTwo metres.');
});

test('9: long questions that begin alike are two, one mounted anew is one, the same short words twice are two', () => {
  const long = 'word for word the same '.repeat(10);
  const [a, b] = [`${long}and then a`, `${long}and then b`];
  const first =
    turn('user', a, 'q1') + turn('assistant', 'One.', 'a1') + turn('user', b, 'q2') + turn('assistant', 'Two.', 'a2');
  const short =
    turn('user', 'ok') + turn('assistant', 'Three.', 'a3') + turn('user', 'ok') + turn('assistant', 'Four.', 'a4');
  const { messages } = merged(
    chat(first),
    chat(first),
    chat(turn('user', a, 'q1') + turn('assistant', 'One.', 'a1')),
    chat(first + short),
  );
  expect(messages.filter(({ role }) => role === 'user').map(({ text }) => text)).toEqual([a, b, 'ok', 'ok']);
  expect(new Set(messages.map(({ id }) => id)).size).toBe(messages.length);
});

describe('10: a chat of which a page mounts windows', () => {
  const unit = (n: number) => {
    const role = n % 2 === 1 ? 'user' : 'assistant';
    const inside =
      role === 'user'
        ? `<div data-user-message-bubble>No ${n}</div>`
        : `<div data-markdown-text-style="assistant-message"><p>No ${n}</p></div>`;
    return `<div data-chatgpt-search-unit-key="u${n}:${role}" data-chatgpt-search-message-ids="m${n}">${inside}</div>`;
  };
  const row = (n: number, of: number) => {
    const inside =
      n % 2 === 1
        ? `<p data-testid="user-message">No ${n}</p>`
        : `<div data-is-streaming="false"><div class="standard-markdown"><p>No ${n}</p></div></div>`;
    return `<div role="article" aria-setsize="${of}" aria-posinset="${n}">${inside}</div>`;
  };
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => from + at);
  const bare = (from: number, to: number) => chat(range(from, to).map(unit).join(''));
  const counted = (from: number, to: number, of = 12) =>
    read(
      claude,
      pageOf(
        range(from, to)
          .map((n) => row(n, of))
          .join(''),
      ),
      AT.claude,
    );
  const all = (to: number) => range(1, to).map((n) => `No ${n}`);
  const texts = ({ messages }: Conversation) => messages.map(({ text }) => text);

  test('from the end to the beginning, and goes on, is the chat in order', () => {
    expect(texts(merged(bare(9, 12), bare(5, 9), bare(1, 5)))).toEqual(all(12));
    expect(texts(merged(bare(9, 12), bare(5, 9), bare(1, 5), bare(9, 13)))).toEqual(all(13));
    const whole = merged(counted(9, 12), counted(5, 9), counted(1, 5), counted(10, 13, 13));
    expect(texts(whole)).toEqual(all(13));
    expect(isWhole(whole.coverage)).toBe(true);
  });

  test('of which one was left out has a gap there, and its count where the page numbers its messages', () => {
    const { coverage, messages } = merged(counted(9, 12), counted(1, 4));
    expect(coverage).toEqual({ captured: 8, expected: 12, gaps: [{ before: messages[4]?.id, count: 4 }] });
    const unnumbered = merged(bare(9, 12), bare(1, 4));
    expect(unnumbered.coverage.gaps.map(({ before }) => before)).toContain('m9');
    expect(isWhole(unnumbered.coverage)).toBe(false);
  });
});

const mark = (...pieces: readonly string[]) => `\u{E200}${pieces.join('\u{E202}')}\u{E201}`;
const cited = (key: string, name: string) => ({
  content_references: [
    { type: 'webpage', matched_text: mark('cite', key), title: name, url: `https://${name.toLowerCase()}.test/` },
  ],
});

test('11: of a record with an answer given anew the current path is read, each reference with its own address', async () => {
  const record = chatgptChat(
    {
      q1: { role: 'user', text: 'How deep?' },
      old: { text: `One metre ${mark('cite', 't0')}.`, metadata: cited('t0', 'Old') },
      new: { parent: 'q1', text: `Two metres ${mark('cite', 't0')}.`, metadata: cited('t0', 'Sounding') },
      q2: { role: 'user', text: 'And wide?' },
      a2: { text: `Nine ${mark('cite', 't0')}.`, metadata: cited('t0', 'Chart') },
    },
    'a2',
  );
  const { chat: recorded } = await readRecord(record);
  expect(said(recorded)).toEqual([
    'user: How deep?',
    'assistant: Two metres [Sounding](https://sounding.test/).',
    'user: And wide?',
    'assistant: Nine [Chart](https://chart.test/).',
  ]);
});

test('12: marks of citations become links where they are known and vanish where not; no other space changes', async () => {
  const text = `Deep ${mark('cite', 't0')} and  wide ${mark('cite', 't9')} enough【4†source】, it says.`;
  const metadata = {
    content_references: [
      { type: 'webpage', matched_text: mark('cite', 't0'), title: 'Chart', url: 'https://chart.test/' },
      { type: 'sources_footnote', matched_text: ' ', sources: [{ title: 'Chart', url: 'https://chart.test/' }] },
    ],
  };
  const { chat: recorded } = await readRecord(
    chatgptChat({ q: { role: 'user', text: 'Deep?' }, a: { text, metadata } }),
  );
  expect(recorded.messages[1]?.text).toBe('Deep [Chart](https://chart.test/) and  wide enough, it says.');
});

describe('13: what a person typed', () => {
  const typed = 'First\n\n\n    indented\nC:\\temp\\new_*dir*\n&amp; is an entity\n**not bold** 1 * 2 * 3';

  test('is kept character by character', () => {
    const { messages } = chat(turn('user', escaped(typed), 'q') + turn('assistant', 'Ok.', 'a'));
    expect(messages[0]?.text).toBe(typed);
  });

  test('stands in the Markdown file as it was typed', () => {
    const conversation = merged(chat(turn('user', escaped(typed), 'q') + turn('assistant', 'Ok.', 'a')));
    const file = markdown.render({ conversation, exportedAt: '2026-11-01T00:00:00.000Z' } as Parameters<
      typeof markdown.render
    >[0]);
    expect(file).toContain(`\n${typed}\n`);
  });
});

describe('14: an answer that is being written', () => {
  const question = turn('user', 'How deep?', 'q');
  const STOP = '<button data-testid="stop-button"></button>';
  const codeOf = (html: string) => {
    try {
      return chat(html).messages.at(-1)?.complete;
    } catch (error) {
      return error instanceof Failure ? error.code : error;
    }
  };

  test('is waited for while it is an empty shell', () => {
    expect(codeOf(question + turn('assistant', '', 'a') + STOP)).toBe('no-answer-yet');
    const later = turn('user', 'And wide?', 'q2') + turn('assistant', '', 'a2');
    const { messages } = chat(`${question}${turn('assistant', 'Two.', 'a')}${later}${STOP}`);
    expect(messages.map(({ text }) => text)).toEqual(['How deep?', 'Two.', 'And wide?']);
  });

  test('is not finished, not folded, and in the end there once', () => {
    const grown = ['Two', 'Two metres', 'Two metres at'].map((text) =>
      chat(question + turn('assistant', text, 'a') + STOP),
    );
    expect(grown.map(({ messages }) => messages.at(-1)?.complete)).toEqual([false, false, false]);
    const unfinished = merged(...grown);
    expect(planFold(unfinished.messages, undefined, { keep: 0 })?.covered.map(({ text }) => text)).toEqual([
      'How deep?',
    ]);
    const done = merged(...grown, chat(question + turn('assistant', 'Two metres at dawn.', 'a')));
    expect(done.messages.map(({ text, complete }) => ({ text, complete }))).toEqual([
      { text: 'How deep?', complete: true },
      { text: 'Two metres at dawn.', complete: true },
    ]);
  });
});

describe('15: the text of five lines, one of them empty, behind a draft', () => {
  const TEXT = 'one\ntwo\n\nfour\nfive';
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  async function composed({ site }: StandIn) {
    const course = { signal: new AbortController().signal, begins: vi.fn() };
    const end = compose(site, document, TEXT, course).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(20_000);
    return end;
  }

  test.each([
    ['a text box whose framework tracks its value', () => trackedTextarea('hello')],
    ['an editor that drops line breaks and makes paragraphs', () => paragraphEditor('hello', { insert: 'lines' })],
    ['an editor that takes it whole', () => paragraphEditor('hello', { insert: 'whole' })],
  ])('goes into %s, once, and can be sent, but is not', async (_, make) => {
    const editor = make();
    expect(editor.send.disabled).toBe(true);
    expect(await composed(editor)).toBe('inserted');
    expect(composerText(editor.box)).toBe(`hello\n\n${TEXT}`);
    expect(editor.state()).toBe(`hello\n\n${TEXT}`);
    expect(editor.send.disabled).toBe(false);
    expect(editor.sent()).toBe(0);
  });

  test('is taken out again where an editor cuts it off, and it is told how much that takes', async () => {
    const editor = paragraphEditor('hello', { insert: 'whole', most: 10 });
    expect(await composed(editor)).toEqual({ takes: 13, has: 25, remains: false });
    expect(composerText(editor.box)).toBe('hello');
    expect(editor.sent()).toBe(0);
  });
});
