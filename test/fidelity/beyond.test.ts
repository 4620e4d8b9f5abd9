// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import type { Conversation } from '../../src/core/conversation.ts';
import { merge } from '../../src/core/merge.ts';
import { read } from '../../src/page/read.ts';
import type { SiteAdapter } from '../../src/sites/adapter.ts';
import { chatgpt } from '../../src/sites/chatgpt.ts';
import { claude } from '../../src/sites/claude.ts';
import { gemini } from '../../src/sites/gemini.ts';
import { meta } from '../../src/sites/meta.ts';
import { mistral } from '../../src/sites/mistral.ts';
import { perplexity } from '../../src/sites/perplexity.ts';
import { qwen } from '../../src/sites/qwen.ts';
import { claudeRecord } from '../../src/sites/records/claude.ts';
import { fakeAsk, openChat } from '../../src/sites/records/fake-ask.ts';
import { chatgptChat, QUESTION, readRecord } from '../../src/sites/records/fake-chatgpt.ts';
import { zai } from '../../src/sites/zai.ts';
import { AT, answerIn, chatgptAnswer, claudeAnswer, escaped, pageOf, said, shown, textsIn, turn } from './chat-page.ts';

/** What is read where a site of the shape `role` attribute on each message answers so. */
function byRole(site: SiteAdapter, url: URL, answer: string): string {
  const message = (role: string, inside: string) => `<div data-message-author-role="${role}">${inside}</div>`;
  const question = message('user', '<div class="select-text"><span class="whitespace-pre-wrap">Which?</span></div>');
  return answerIn(site, url, question + message('assistant', answer));
}

const onMistral = (inside: string) =>
  byRole(
    mistral,
    AT.mistral,
    `<div data-message-part-type="answer"><div class="markdown-container-style">${inside}</div></div>`,
  );

function onGemini(inside: string, beside = ''): string {
  const ask = '<user-query><p class="query-text-line">Which?</p></user-query>';
  const answer = `<model-response><message-content><div class="markdown">${inside}</div></message-content></model-response>`;
  return answerIn(gemini, AT.gemini, `<chat-window>${ask}${answer}</chat-window>${beside}`);
}

describe('code of an editor', () => {
  const LINES = ['fn sluice() {', '', '    open(3) // <gate>', '}'];
  const fenced = (language: string) => `\`\`\`${language}\n${LINES.join('\n')}\n\`\`\``;

  test('Monaco: lines by their place, without numbers, each space a space', () => {
    const row = (line: string, at: number) =>
      `<div class="view-line" style="top:${19 * at}px;height:19px"><span><span class="mtk1">${escaped(line).replaceAll(' ', '&nbsp;')}</span></span></div>`;
    const rows = LINES.map(row).toReversed().join('');
    const numbers = LINES.map((_, at) => `<div class="line-numbers">${at + 1}</div>`).join('');
    const editor = `<div class="monaco-editor" style="height:76px"><textarea class="inputarea"></textarea><div class="margin">${numbers}</div><div class="view-lines" style="height:76px">${rows}</div></div>`;
    const block = `<pre class="qwen-markdown-code"><div class="qwen-markdown-code-header"><div>rust</div><div class="qwen-markdown-code-header-actions">Copy</div></div><div class="qwen-markdown-code-body">${editor}</div></pre>`;
    const page = `<div class="qwen-chat-message-user"><p class="user-message-content">Which?</p></div><div class="qwen-chat-message-assistant"><div class="response-message-content phase-answer"><div class="qwen-markdown">${block}</div></div></div>`;
    expect(answerIn(qwen, AT.qwen, page)).toBe(fenced('rust'));
  });

  test('CodeMirror: its lines, without gutters, announcements and cursors', () => {
    const rows = LINES.map((line) => `<div class="cm-line">${line === '' ? '<br>' : escaped(line)}</div>`).join('');
    const gutters =
      '<div class="cm-gutters"><div class="cm-gutter cm-lineNumbers"><div class="cm-gutterElement">1</div></div></div>';
    const editor = `<div class="cm-editor"><div class="cm-announced" aria-live="polite"></div><div class="cm-scroller">${gutters}<div class="cm-content">${rows}</div><div class="cm-layer"><div class="cm-cursor"></div></div></div></div>`;
    const block = `<div class="relative"><div><div>rust</div><button>Copy</button></div><div class="language-rust">${editor}</div></div>`;
    const page = `<div id="message-1" class="user-message"><div class="chat-user">Which?</div></div><div id="message-2"><div class="chat-assistant"><div id="response-content-container"><div class="markdown-prose">${block}</div></div></div></div>`;
    expect(answerIn(zai, AT.zai, page)).toBe(fenced('rust'));
  });

  test('Shiki: its spans of colour, a line each, with line breaks between them or without', () => {
    const row = (line: string) => `<span class="line"><span style="color:#24201D">${escaped(line)}</span></span>`;
    for (const between of ['\n', '']) {
      const code = `<pre class="shiki"><code>${LINES.map(row).join(between)}</code></pre>`;
      const bar = '<div data-exclude-copy="true"><span>rust</span><button>Copy</button></div>';
      expect(onMistral(`<pre><div data-testid="code-block">${bar}<div>${code}</div></div></pre>`)).toBe(fenced('rust'));
    }
  });
});

describe('what a site draws in its own way', () => {
  test('a table of Mistral that is a grid of cells is the table it was made of', () => {
    const source = '<table><tr><th>Gate</th><th>Note</th></tr><tr><td>a|b</td><td>shut</td></tr></table>';
    const cells = ['Gate', 'Note'].map((name) => `<div role="columnheader"><button>${name}</button></div>`).join('');
    const grid = `<div role="table">${cells}<div role="cell">a|b</div><div role="cell">shut</div></div>`;
    const text = onMistral(`<p>All:</p><div data-rich-table-inner-html="${escaped(source)}">${grid}</div>`);
    expect(text).toBe('All:\n\n| Gate | Note |\n| --- | --- |\n| a\\|b | shut |');
    expect(textsIn(onMistral(grid), 'th, td')).toEqual(['Gate', 'Note', 'a|b', 'shut']);
  });

  test('a formula of Gemini is what its attribute says, with each backslash once', () => {
    const block = '<div class="math-block" data-math="q = \\\\frac{w}{h}"><span class="katex-html">q=w/h</span></div>';
    const inline = '<span class="math-inline" data-math="w &lt; h"><span class="katex-html">w&lt;h</span></span>';
    expect(onGemini(`<p>As ${inline},</p>${block}<p>so.</p>`)).toBe('As $w < h$,\n\n$$q = \\frac{w}{h}$$\n\nso.');
  });

  test('a formula of Meta AI that is a picture is its source, any other picture its description', () => {
    const picture = (alt: string) => `<img alt="${alt}" src="https://scontent.fbcdn.net/v/x.png">`;
    const page = `<div data-message-id="1_user" data-message-type="user"><span data-slot="text" class="text-response">Why?</span></div><div data-message-id="2_assistant" data-testid="assistant-message"><div class="markdown-content"><div class="ur-markdown"><p>As ${picture('q = \\frac{w}{h}')}, see ${picture('the weir at dawn')}.</p></div></div></div>`;
    expect(answerIn(meta, AT.meta, page)).toBe('As $q = \\frac{w}{h}$, see [Image: the weir at dawn].');
  });

  test('a citation of Perplexity is a link to its source behind the words it supports, without icons and counts', () => {
    const pill =
      '<span class="citation-nbsp"></span><span class="inline-flex"><span class="citation inline" data-pplx-citation-url="https://www.weir.example/log (1).pdf"><img alt="" src="https://icons.example/f.ico"><span>weir</span><span>+2</span></span></span>';
    const page = `<main><h1 class="group/query"><span class="select-text">How deep?</span></h1><div id="markdown-content-0"><div class="prose"><div data-renderer="lm"><p>Two metres${pill}, at dawn.</p></div></div></div></main>`;
    expect(answerIn(perplexity, AT.perplexity, page)).toBe(
      'Two metres [weir.example](https://www.weir.example/log%20%281%29.pdf), at dawn.',
    );
  });
});

describe('documents beside the chat', () => {
  const card = (title: string) =>
    `<div class="artifact-block-cell"><div class="leading-tight">${title}</div><div class="text-xs">Document · MD</div></div>`;
  const body = (text: string) => `<div class="standard-markdown"><p>${text}</p></div>`;
  const panel = (title: string) =>
    `<div class="panel"><div><h2 title="${title}">${title}<span> · </span><span>MD</span></h2><button>Copy</button></div><div id="wiggle-file-content"><div class="standard-markdown"><h1>Gates</h1><p>Three of them.</p></div></div></div>`;

  test('an artifact of Claude is its text where its panel is open, else its name', () => {
    const both = `${body('Both are there.')}${card('Weir plan')}${card('Log')}${body('Ask for more.')}`;
    expect(claudeAnswer(both)).toBe('Both are there.\n\n[Artifact: Weir plan]\n\n[Artifact: Log]\n\nAsk for more.');
    expect(claudeAnswer(both, panel('Weir plan'))).toBe(
      'Both are there.\n\n[Artifact: Weir plan]\n\n# Gates\n\nThree of them.\n\n[Artifact: Log]\n\nAsk for more.',
    );
  });

  test('of two artifacts with one name none is taken for that which is open', () => {
    const twice = `${body('Twice.')}${card('Weir plan')}${card('Weir plan')}`;
    expect(claudeAnswer(twice, panel('Weir plan'))).toBe('Twice.\n\n[Artifact: Weir plan]\n\n[Artifact: Weir plan]');
  });

  test('a panel that is opened and closed doubles no message and loses none, and changes nothing that the record told', () => {
    const message = (inside: string) => `<div data-test-render-count="1">${inside}</div>`;
    const question = (text: string) => message(`<p data-testid="user-message">${text}</p>`);
    const answer = (inside: string) => message(`<div data-is-streaming="false">${inside}</div>`);
    const chat = `<main>${question('Plan?')}${answer(`${body('There.')}${card('Weir plan')}${card('Log')}`)}${question('More?')}${answer(body('No.'))}</main>`;
    const pages = [chat, chat + panel('Weir plan'), chat, chat + panel('Log'), chat];
    const captures = pages.map((page) => read(claude, pageOf(page), AT.claude));
    let known: Conversation | undefined;
    captures.forEach((capture, at) => {
      known = merge(known, capture, at);
      expect(known.messages.map(({ text }) => text.split('\n')[0])).toEqual(['Plan?', 'There.', 'More?', 'No.']);
    });
    const [closed, open] = captures;
    if (closed === undefined || open === undefined) throw new Error('two captures were made');
    const recorded = merge(undefined, { ...open, via: 'record' }, 1);
    for (const capture of captures) expect(merge(recorded, capture, 2).messages).toEqual(recorded.messages);
  });

  test('an artifact in Claude’s record is whole', async () => {
    const content = [
      { type: 'text', text: 'Here.' },
      {
        type: 'tool_use',
        name: 'artifacts',
        input: {
          command: 'create',
          title: 'Gate',
          type: 'application/vnd.ant.code',
          language: 'python',
          content: 'gate = 3\n',
        },
      },
      { type: 'text', text: 'Run it.' },
    ];
    expect(
      (
        await claudeChat([
          { sender: 'human', text: 'Write.' },
          { sender: 'assistant', content },
        ])
      )[1],
    ).toBe('assistant: Here.\n\n[Artifact: Gate]\n\n```python\ngate = 3\n```\n\nRun it.');
  });

  test('a canvas of ChatGPT is a part among the parts of its answer: its text, prose or code, else its name', () => {
    const canvas = (title: string, inside: string) =>
      chatgptAnswer(
        `<p>Before.</p><div id="textdoc-message-1"><div><span class="truncate">${title}</span><button>Edit</button></div>${inside}</div><p>After.</p>`,
      );
    expect(canvas('Plan', '<div class="ProseMirror"><h2>Gates</h2><p>Three.</p></div>')).toBe(
      'Before.\n\n[Artifact: Plan]\n\n## Gates\n\nThree.\n\nAfter.',
    );
    const rows = '<div class="cm-line">gate = 3</div><div class="cm-line">open(gate)</div>';
    expect(
      canvas('gate.py', `<div class="cm-editor"><div class="cm-content" data-language="python">${rows}</div></div>`),
    ).toBe('Before.\n\n[Artifact: gate.py]\n\n```python\ngate = 3\nopen(gate)\n```\n\nAfter.');
    expect(canvas('Plan', '')).toBe('Before.\n\n[Artifact: Plan]\n\nAfter.');
  });

  test('a canvas in ChatGPT’s record is whole', async () => {
    const call = {
      content_type: 'code',
      text: JSON.stringify({ name: 'Plan', type: 'document', content: '# Gates\n\nThree.' }),
    };
    const record = chatgptChat({
      q: QUESTION,
      c: { content: call, more: { recipient: 'canmore.create_textdoc' } },
      a: { text: 'Done.' },
    });
    const { chat } = await readRecord(record);
    expect(said(chat)[1]).toBe('assistant: [Artifact: Plan]\n\n# Gates\n\nThree.\n\nDone.');
  });

  test('a research report in a frame of another origin is its name in the page, and its text in the record', async () => {
    const frame =
      '<iframe title="internal://deep-research" src="https://x.web-sandbox.oaiusercontent.com?deep-research"></iframe>';
    const page = `<section data-turn="user" data-testid="conversation-turn-1">${turn('user', 'Why?')}</section><section data-turn="assistant" data-testid="conversation-turn-2">${frame}</section>`;
    expect(answerIn(chatgpt, AT.chatgpt, page)).toBe('[Report: deep-research]');
    const state = { plan: { title: 'Weirs' }, report_message: { content: { parts: ['# Weirs\n\nThey hold.'] } } };
    const tool = { role: 'tool', text: '{}', metadata: { chatgpt_sdk: { widget_state: JSON.stringify(state) } } };
    const { chat } = await readRecord(chatgptChat({ q: QUESTION, r: tool }));
    expect(said(chat)[1]).toBe('assistant: [Report: Weirs]\n\n# Weirs\n\nThey hold.');
  });

  test('a research report inside of the answer is part of it', () => {
    const report =
      '<div class="deep-research-result"><div class="markdown"><h1>Weirs</h1><p>They hold.</p></div></div>';
    const page = `${turn('user', 'Why?')}<div data-message-author-role="assistant"><div>${report}</div></div>`;
    expect(answerIn(chatgpt, AT.chatgpt, page)).toBe('# Weirs\n\nThey hold.');
  });

  test.each([
    [
      'deep-research-immersive-panel',
      '<gem-processing-card></gem-processing-card>',
      'Report',
      '<message-content><div class="markdown"><p>They hold.</p></div></message-content>',
    ],
    ['immersive-panel', '', 'Artifact', '<div class="ProseMirror"><p>They hold.</p></div>'],
  ])('what Gemini shows in %s is its text where the panel is open, else its name', (name, mark, kind, inside) => {
    const chip = `<p>Done.</p><immersive-entry-chip>${mark}<div class="card-title">Weirs</div></immersive-entry-chip>`;
    const open = (title: string) => `<${name}><span class="title-text">${title}</span>${inside}</${name}>`;
    expect(onGemini(chip)).toBe(`Done.\n\n[${kind}: Weirs]`);
    expect(onGemini(chip, open('Weirs'))).toBe(`Done.\n\n[${kind}: Weirs]\n\nThey hold.`);
    expect(onGemini(chip, open('Another'))).toBe(`Done.\n\n[${kind}: Weirs]`);
  });
});

const CLAUDE_CHAT = '/api/organizations/org/chat_conversations/0a1b2c3d-0000-4000-8000-000000000002';

async function claudeChat(rows: readonly Readonly<Record<string, unknown>>[]): Promise<readonly string[]> {
  const chat_messages = rows.map((row, at) => ({
    uuid: `m${at}`,
    parent_message_uuid: at === 0 ? '00000000-0000-4000-8000-000000000000' : `m${at - 1}`,
    ...row,
  }));
  const { ask } = fakeAsk({
    [`${CLAUDE_CHAT}?tree=True&rendering_mode=messages&render_all_tools=true`]: [
      { name: 'Weirs', current_leaf_message_uuid: `m${rows.length - 1}`, chat_messages },
    ],
  });
  const page = openChat({ chatId: CLAUDE_CHAT.split('/').at(-1) ?? '', cookies: { lastActiveOrg: 'org' } });
  return said(await claudeRecord(page, ask));
}

test('pasted text that became an attachment is its words in the record, and a name in the page', async () => {
  const pasted = { file_name: '', file_type: 'txt', extracted_content: 'gate;depth\n1;2.5\n\n2;3.5' };
  const answer = { sender: 'assistant', content: [{ type: 'text', text: 'Two gates.' }] };
  const question = { sender: 'human', content: [{ type: 'text', text: 'Count them.' }], attachments: [pasted] };
  expect(await claudeChat([question, answer])).toEqual([
    'user: [Pasted text]\n\ngate;depth\n1;2.5\n\n2;3.5\n\nCount them.',
    'assistant: Two gates.',
  ]);
  const tile =
    '<div data-testid="file-thumbnail"><button aria-label="Pasted text, 3 lines"><p>gate;de…</p></button></div>';
  const page = `<div data-test-render-count="1">${tile}<p data-testid="user-message">Count them.</p></div><div data-test-render-count="1"><div data-is-streaming="false"><div class="standard-markdown"><p>Two gates.</p></div></div></div>`;
  const { messages } = read(claude, pageOf(page), AT.claude);
  expect(messages[0]?.text).toBe('[File: Pasted text, 3 lines]\n\nCount them.');

  // what ChatGPT made a file of is in neither
  const fileTile = '<div class="group/file-tile" role="group" aria-label="Pasted text.txt"></div>';
  const onChatgpt = `<section data-turn="user" data-testid="conversation-turn-1">${fileTile}${turn('user', 'Count.', 'q')}</section><section data-turn="assistant" data-testid="conversation-turn-2">${turn('assistant', 'Two.', 'a')}</section>`;
  expect(read(chatgpt, pageOf(onChatgpt), AT.chatgpt).messages[0]?.text).toBe('[File: Pasted text.txt]\n\nCount.');
  const metadata = { attachments: [{ id: 'f', name: 'Pasted text.txt', mime_type: 'text/plain' }] };
  const { chat } = await readRecord(
    chatgptChat({ q: { role: 'user', text: 'Count.', metadata }, a: { text: 'Two.' } }),
  );
  expect(chat.messages[0]?.text).toBe('[File: Pasted text.txt]\n\nCount.');
});

test('several parts of one answer are joined, with what stands between steps of tools', () => {
  const part = (text: string) =>
    `<div data-message-part-type="answer"><div class="markdown-container-style"><p>${text}</p></div></div>`;
  const step = '<div data-message-part-type="tool_call"><button>Searched</button></div>';
  expect(byRole(mistral, AT.mistral, `${part('I look.')}${step}${part('Two.')}${step}${part('Or three.')}`)).toBe(
    'I look.\n\nTwo.\n\nOr three.',
  );
  const several = `<section data-turn="assistant" data-testid="conversation-turn-2">${turn('assistant', '<p>One.</p>', 'a')}${turn('assistant', '<p>Two.</p>', 'b')}</section>`;
  const page = `<section data-turn="user" data-testid="conversation-turn-1">${turn('user', 'Why?', 'q')}</section>${several}`;
  expect(said(read(chatgpt, pageOf(page), AT.chatgpt))).toEqual(['user: Why?', 'assistant: One.', 'assistant: Two.']);
});

test('notes on the way to an answer are not the answer, but stay where they are all there is', async () => {
  const note = { text: 'I look into the log.', more: { channel: 'commentary' } };
  const final = { text: 'Two metres.', more: { channel: 'final' } };
  const answerOf = async (rows: Parameters<typeof chatgptChat>[0]) =>
    said((await readRecord(chatgptChat({ q: QUESTION, ...rows }))).chat)[1];
  expect(await answerOf({ note, final })).toBe('assistant: Two metres.');
  expect(await answerOf({ note })).toBe('assistant: I look into the log.');
});

describe('elements that nobody knows', () => {
  test('are walked through, however deep', () => {
    const inside =
      '<ul><li>one<weir-note> more</weir-note></li></ul><pre><code>a\nb</code></pre><img alt="A weir" src="https://weir.example/a.png">';
    expect(chatgptAnswer(`<weir-a><weir-b><p>Here <weir-c><b>it</b></weir-c> is.</p>${inside}</weir-b></weir-a>`)).toBe(
      'Here **it** is.\n\n- one more\n\n```\na\nb\n```\n\n![A weir](https://weir.example/a.png)',
    );
  });

  test('with an open shadow are what that shows, its slots filled', () => {
    const page = pageOf(
      turn('user', 'Why?', 'q') +
        turn('assistant', '<weir-card><span slot="name">Gate</span><p>Three.</p></weir-card>', 'a'),
    );
    const host = page.querySelector('weir-card');
    const root = host?.attachShadow({ mode: 'open' });
    if (root === undefined) throw new Error('no shadow');
    root.innerHTML =
      '<style>p { color: red }</style><h3><slot name="name"></slot></h3><weir-inner></weir-inner><slot></slot>';
    const inner = root.querySelector('weir-inner')?.attachShadow({ mode: 'open' });
    if (inner !== undefined) inner.innerHTML = '<p>Deep <em>inside</em>.</p>';
    expect(read(chatgpt, page, AT.chatgpt).messages[1]?.text).toBe('### Gate\n\nDeep *inside*.\n\nThree.');
  });
});

test('text from right to left keeps its letters, their order and the marks of direction', () => {
  const line = 'السد عمقه 2.5 م (انظر \u2067weir.md\u2069)\u200f.';
  const typed = 'מה עומק\nהסכר\u200f?';
  const page = `${turn('user', typed, 'q')}${turn('assistant', `<div dir="rtl"><p dir="auto">${line}</p><ol><li>أول</li><li>ثان</li></ol></div>`, 'a')}`;
  const { messages } = read(chatgpt, pageOf(page), AT.chatgpt);
  expect(messages[0]?.text).toBe(typed);
  expect(messages[1]?.text).toBe(`${line}\n\n1. أول\n2. ثان`);
  expect(shown(messages[1]?.text ?? '').querySelector('p')?.textContent).toBe(line);
});

/**
 * What reading a page costs, and what is read of the answer: how often an element is asked about itself or what is in
 * it, and how many characters of the page are looked at.
 */
function costOf(html: string): { readonly asked: number; readonly characters: number; readonly text: string } {
  const page = pageOf(html);
  const cost = { asked: 0, characters: 0 };
  const spies = (['matches', 'querySelector', 'querySelectorAll', 'closest', 'getAttribute'] as const).map((name) => {
    const real = Element.prototype[name] as (...args: unknown[]) => unknown;
    return vi.spyOn(Element.prototype, name).mockImplementation(function (this: Element, ...args: unknown[]) {
      cost.asked++;
      return real.apply(this, args) as never;
    });
  });
  const content = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent');
  const text = vi.spyOn(Node.prototype, 'textContent', 'get').mockImplementation(function (this: Node) {
    const all: string | null = content?.get?.call(this);
    cost.characters += all?.length ?? 0;
    return all;
  });
  const { messages } = read(chatgpt, page, AT.chatgpt);
  for (const spy of [...spies, text]) spy.mockRestore();
  return { ...cost, text: messages.findLast(({ role }) => role === 'assistant')?.text ?? '' };
}

/** Ten times as much may cost more than ten times as much, but nowhere near a hundred times. */
function expectLinear(small: ReturnType<typeof costOf>, large: ReturnType<typeof costOf>): void {
  expect(large.asked).toBeLessThan(30 * small.asked);
  expect(large.characters).toBeLessThan(30 * Math.max(small.characters, small.text.length));
}

describe('what is very long', () => {
  const page = (inside: string) => turn('user', 'All of it.', 'q') + turn('assistant', inside, 'a');

  test.each([
    [
      'as text',
      (lines: readonly string[]) => `<pre><code class="language-c">${escaped(lines.join('\n'))}</code></pre>`,
    ],
    [
      'with spans in its lines',
      (lines: readonly string[]) =>
        `<pre><code class="language-c">${lines.map((line) => line.replace(/gate/, (word) => `<span class="t">${escaped(word)}</span>`)).join('\n')}</code></pre>`,
    ],
    [
      'with an element for each line',
      (lines: readonly string[]) =>
        `<pre><code class="language-c">${lines.map((line) => `<div class="line">${line === '' ? '<br>' : escaped(line)}</div>`).join('')}</code></pre>`,
    ],
  ])('code of 10,000 lines is whole, %s, with work that grows as it does', (_, block) => {
    const lines = (count: number) =>
      Array.from({ length: count }, (_, n) => (n % 7 === 1 ? '' : `${' '.repeat(n % 5)}gate[${n}] = ${n} < 3;`));
    const [small, large] = [costOf(page(block(lines(1_000)))), costOf(page(block(lines(10_000))))];
    expect(large.text === `\`\`\`c\n${lines(10_000).join('\n')}\n\`\`\``).toBe(true);
    expectLinear(small, large);
  });

  test('an answer of a megabyte is whole, with work that grows as it does', () => {
    const words = (n: number) =>
      `Paragraph ${n} of the log of the weir: gate ${n % 9} stood at ${n % 40} cm, `.repeat(6).trim();
    const paragraphs = (count: number) => Array.from({ length: count }, (_, n) => words(n));
    const html = (count: number) =>
      page(
        paragraphs(count)
          .map((text) => `<p>${text}</p>`)
          .join(''),
      );
    const [small, large] = [costOf(html(300)), costOf(html(3_000))];
    expect(large.text.length).toBeGreaterThan(1_000_000);
    expect(large.text === paragraphs(3_000).join('\n\n')).toBe(true);
    expectLinear(small, large);
  });

  test('so is a question of a megabyte', () => {
    const typed = Array.from(
      { length: 25_000 },
      (_, n) => `${' '.repeat(n % 4)}row ${n}; *not* _marked_, C:\\weir\\${n}`,
    ).join('\n');
    const html = turn('user', escaped(typed), 'q') + turn('assistant', 'Read.', 'a');
    const text = read(chatgpt, pageOf(html), AT.chatgpt).messages[0]?.text;
    expect(typed.length).toBeGreaterThan(1_000_000);
    expect(text === typed).toBe(true);
  });
});
