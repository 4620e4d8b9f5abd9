import { describe, expect, test } from 'vitest';
import type { Checkpoint } from '../core/checkpoint.ts';
import type { Conversation } from '../core/conversation.ts';
import type { Message } from '../core/message.ts';
import { summaryMarkdown } from '../core/summary.ts';
import { formats } from './all.ts';
import { sourceSentence } from './coverage-text.ts';
import { json } from './json.ts';
import { markdown } from './markdown.ts';

const CODE = 'Use this:\n\n```python\nprint("# not a heading")\n```\n\nand then\n\n    four spaces, kept  ';
const RTL = 'كم عدد الأنابيب؟ استعمل `pipe_count` من فضلك.';

const messages: readonly Message[] = [
  { id: 'a', role: 'user', text: RTL, attachments: [{ kind: 'file', name: 'plan_[v2].pdf' }], complete: true },
  { id: 'b', role: 'assistant', text: CODE, attachments: [], complete: true, at: 1_700_000_000_000.5, model: 'm-1' },
  { id: 'c', role: 'assistant', text: '```sh\nnpm ci', attachments: [{ kind: 'image', name: '' }], complete: false },
];

const conversation: Conversation = {
  key: 'chatgpt:77',
  site: 'chatgpt',
  chatId: '77',
  url: 'https://chatgpt.com/c/77',
  title: '- "Pipes": #1 & *more*\u2028# <b>\n---',
  via: 'page',
  messages,
  coverage: { captured: 3, expected: 8, gaps: [{ before: 'a', count: 2 }, { before: 'c', count: 3 }, {}] },
  seenAt: 1_700_000_000_000,
};

const lines: Checkpoint['lines'] = [
  { section: 'goal', text: 'Count the pipes', evidence: [1], author: 'digest' },
  { section: 'facts', text: '`pipe_count` is **12**', evidence: [1, 2], author: 'digest' },
];

const checkpoint: Checkpoint = {
  ...{ id: 'x', conversation: 'chatgpt:77', throughMessageId: 'b', count: 2, prefixHash: 'h', engine: 'digest' },
  ...{ summary: summaryMarkdown(lines), lines, promptVersion: 'digest-1', tokensIn: 9, tokensOut: 9, at: 0 },
};

const exportedAt = '2026-03-04T05:06:07.000Z';

test.each(formats)('$name has a media type, an ending, and one line break at its end', (format) => {
  expect(format.mediaType).toMatch(/^\w+\/[\w-]+/);
  expect(format.extension).toMatch(/^\w+$/);
  expect(format.render({ conversation, exportedAt })).toMatch(/\S\n$/);
});

describe('Markdown', () => {
  const file = markdown.render({ conversation, checkpoint, exportedAt });

  test('opens with front matter that no title can break', () => {
    expect(file.split('\n').slice(0, 12)).toEqual([
      '---',
      String.raw`title: "- \"Pipes\": #1 & *more* # <b> ---"`,
      'site: "chatgpt"',
      'url: "https://chatgpt.com/c/77"',
      'chat_id: "77"',
      'exported: "2026-03-04T05:06:07.000Z"',
      'messages_captured: 3',
      'messages_expected: 8',
      'whole: no',
      'engine: "digest"',
      'covers: "messages 1 to 2"',
      '---',
    ]);
  });

  test('keeps a title a heading of one line, its signs as they are', () => {
    expect(file).toContain('\n# - "Pipes": \\#1 \\& \\*more\\* \\# \\<b\\> ---\n');
  });

  test('names each gap', () => {
    expect(file).toContain(
      'Not the whole chat: 3 of 8 messages. Missing: 2 messages at the beginning; ' +
        '3 messages between message 2 and message 3; perhaps some messages at the end.',
    );
  });

  test('puts the sections of the summary one level deeper, with their evidence', () => {
    expect(file).toContain('## Summary\n\n### Goal\n- Count the pipes [#1]\n\n### Facts and exact details\n');
    expect(file).toContain('- `pipe_count` is **12** [#1][#2]\n');
  });

  test('has the sections of the summary under headings in its language', () => {
    const german = markdown.render({ conversation, checkpoint: { ...checkpoint, language: 'de' }, exportedAt });
    expect(german).toContain('\n### Ziel\n- Count the pipes [#1]\n\n### Fakten und genaue Angaben\n');
  });

  test('holds every message word for word under its number and role', () => {
    expect(file).toContain(`### 1 · User\n\n${RTL}\n\n*[file: plan\\_\\[v2\\].pdf]*\n`);
    expect(file).toContain(`### 2 · Assistant\n\n${CODE}\n\n### 3 · Assistant`);
  });

  test('ends a code block that an unfinished answer left open, and says that it is unfinished', () => {
    expect(file).toContain('```sh\nnpm ci\n```\n\n*[image]*\n\n*(This message was not finished when it was read.)*');
  });

  test('says that a whole chat is whole, and that there is no summary', () => {
    const whole: Conversation = { ...conversation, coverage: { captured: 3, expected: 3, gaps: [] } };
    const text = markdown.render({ conversation: whole, exportedAt });
    expect(text).toContain('\nwhole: yes\n');
    expect(text).toContain('The whole chat: 3 messages.');
    expect(text).toContain('## Summary\n\nThere is no summary of this chat yet.\n\n## Conversation');
    expect(text).not.toContain('engine:');
  });

  test('says both numbers where more is held than the site states, and calls it not whole', () => {
    const over: Conversation = { ...conversation, coverage: { captured: 3, expected: 2, gaps: [] } };
    const text = markdown.render({ conversation: over, exportedAt });
    expect(text).toContain('\nwhole: no\n');
    expect(text).toContain('Not the whole chat: 3 messages, the site says 2.');
  });

  test('bounds an endless title and endless names, on one line each', () => {
    const endless = `a\n\u0085b ${'x'.repeat(30_000)}`;
    const file = { ...messages[0], id: 'a', attachments: [{ kind: 'file', name: endless }] } as Message;
    const text = markdown.render({ conversation: { ...conversation, title: endless, messages: [file] }, exportedAt });
    expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThan(200);
    expect(text).toMatch(/\n# a b x{155}…\n/);
  });

  test('calls a chat whole only as far as is known where the site states no number', () => {
    const unknown: Conversation = { ...conversation, title: '', coverage: { captured: 3, gaps: [] } };
    const text = markdown.render({ conversation: unknown, exportedAt });
    expect(text).toContain('# Untitled chat\n\n3 messages; nothing is known to be missing.');
    expect(text).not.toContain('messages_expected');
  });
});

describe('JSON', () => {
  test('states its schema and version, then the chat, its summary and its preamble', () => {
    const file: unknown = JSON.parse(json.render({ conversation, checkpoint, preamble: 'P', exportedAt }));
    expect(file).toEqual({
      ...{ schema: 'baton/conversation', version: 1, exportedAt, site: 'chatgpt', chatId: '77' },
      ...{ title: conversation.title, url: conversation.url, via: 'page', seenAt: conversation.seenAt },
      coverage: conversation.coverage,
      messages,
      summary: {
        ...{ engine: 'digest', promptVersion: 'digest-1', coversThrough: 'b', count: 2 },
        ...{ markdown: checkpoint.summary, lines },
      },
      preamble: 'P',
    });
  });

  test('says null where there is no summary and no preamble', () => {
    expect(JSON.parse(json.render({ conversation, exportedAt }))).toMatchObject({ summary: null, preamble: null });
  });
});

test.each([
  [{ via: 'guess' }, 'Read by guess from the page.'],
  [{ via: 'page' }, 'Read from the page.'],
  [{ via: 'record' }, 'Read from the site’s own record.'],
  [{ via: 'record', compared: { onlyInPage: 0, onlyInRecord: 0 } }, 'Read from the site’s own record.'],
  [
    { via: 'record', compared: { onlyInPage: 1, onlyInRecord: 0 } },
    'Read from the site’s own record; there is 1 message in the page that it does not have.',
  ],
  [
    { via: 'record', compared: { onlyInPage: 2, onlyInRecord: 1 } },
    'Read from the site’s own record; there are 2 messages in the page that it does not have, and 1 message in it that the page does not show.',
  ],
] as const)('where a chat was read is told: %j', (read, sentence) => {
  expect(sourceSentence(read)).toBe(sentence);
});
