// @vitest-environment jsdom
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parseArguments } from '../scripts/start/arguments.ts';
import { difference, endedCarry } from '../scripts/start/composed.ts';
import { errorSentence } from '../scripts/start/error-sentence.ts';
import { type ChatInput, readInput } from '../scripts/start/input.ts';
import { makeOutFolder } from '../scripts/start/out-folder.ts';
import { Refusal } from '../scripts/start/refusal.ts';
import type { Conversation, Gap } from '../src/core/conversation.ts';
import { merge } from '../src/core/merge.ts';
import type { Attachment, Message } from '../src/core/message.ts';
import { json } from '../src/formats/json.ts';
import { read } from '../src/page/read.ts';
import { siteFor } from '../src/sites/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'baton-start-'));
afterAll(() => rmSync(folder, { recursive: true }));

const URLS = {
  chatgpt: 'https://chatgpt.com/c/0a1b2c3d-0000-4000-8000-000000000001',
  claude: 'https://claude.ai/chat/0a1b2c3d-0000-4000-8000-000000000002',
  gemini: 'https://gemini.google.com/app/0123456789abcdef',
} as const;
type Site = keyof typeof URLS;

function messagesOf(count: number): readonly Message[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `m${index + 1}`,
    role: index % 2 === 0 ? 'user' : 'assistant',
    text: `Words of message ${index + 1}.`,
    attachments: [],
    complete: true,
  }));
}

function chatOf(site: Site, messages: readonly Message[], gaps: readonly Gap[] = [], expected?: number): Conversation {
  return {
    ...{ key: `${site}:x`, site, chatId: 'x', url: URLS[site], title: 'A shed', via: 'page', seenAt: 1, messages },
    coverage: { captured: messages.length, gaps, ...(expected === undefined ? {} : { expected }) },
  };
}

/** The page that an export is laid out as. */
function inputOf(conversation: Conversation): ChatInput {
  const path = join(folder, 'conversation.json');
  writeFileSync(path, json.render({ conversation, exportedAt: '2026-03-04T05:06:07.000Z' }));
  return readInput(path, undefined);
}

/** What Baton reads from the page that an export is laid out as. */
function again(conversation: Conversation): Conversation {
  const { address, html } = inputOf(conversation);
  const url = new URL(address);
  const site = siteFor(url);
  if (site === undefined) throw new Error('a chat site');
  return merge(undefined, read(site, new DOMParser().parseFromString(html, 'text/html'), url), 1);
}

/** Gaps by the number of the message behind them. */
const placed = ({ coverage, messages }: Conversation) =>
  coverage.gaps.map(({ before, count }) => [messages.findIndex(({ id }) => id === before) + 1, count]);

function refusalOf(run: () => unknown): Pick<Refusal, 'exitCode' | 'message'> | undefined {
  try {
    run();
  } catch (error) {
    if (error instanceof Refusal) return { exitCode: error.exitCode, message: error.message };
    throw error;
  }
  return undefined;
}

describe('a conversation that was exported is laid out as it is', () => {
  test.each<[Site, string, readonly Gap[]]>([
    ['chatgpt', 'in the middle', [{ before: 'm9', count: 6 }]],
    ['chatgpt', 'at the beginning and the end', [{ before: 'm1', count: 4 }, { count: 2 }]],
    ['claude', 'in the middle', [{ before: 'm9', count: 6 }]],
    ['claude', 'at the beginning and the end', [{ before: 'm1', count: 4 }, { count: 2 }]],
  ])('%s: what is missing %s stays missing', (site, _, gaps) => {
    const whole = again(chatOf(site, messagesOf(14), gaps, 20));
    expect(whole.coverage).toMatchObject({ captured: 14, expected: 20 });
    expect(placed(whole)).toEqual(placed(chatOf(site, messagesOf(14), gaps, 20)));
    expect(inputOf(chatOf(site, messagesOf(14), gaps, 20)).unshown).toBeUndefined();
  });

  test('Gemini shows what is missing at the beginning, and a sentence says what it cannot show', () => {
    const chat = chatOf(
      'gemini',
      messagesOf(14),
      [
        { before: 'm1', count: 4 },
        { before: 'm9', count: 2 },
      ],
      20,
    );
    expect(placed(again(chat))).toEqual([[1, undefined]]);
    expect(inputOf(chat).unshown).toBe(
      'A page of Gemini cannot show 1 gap behind the first message and how many messages are missing at the beginning.',
    );
  });

  test.each<Site>(['chatgpt', 'claude'])('%s: a gap that is not counted is one message', (site) => {
    expect(placed(again(chatOf(site, messagesOf(4), [{ before: 'm3' }])))).toEqual([[3, 1]]);
  });

  test.each<Site>(['chatgpt', 'claude'])('%s: a gap that is not counted is what the stated number leaves', (site) => {
    const chat = again(chatOf(site, messagesOf(4), [{ before: 'm3' }], 9));
    expect([chat.coverage.expected, placed(chat)]).toEqual([9, [[3, 5]]]);
  });

  test.each<Site>(['chatgpt', 'claude'])('%s: messages missing nobody knows where keep it from being whole', (site) => {
    expect(again(chatOf(site, messagesOf(4), [], 6)).coverage).toMatchObject({ captured: 4, expected: 6 });
  });

  test.each<Site>(['chatgpt', 'claude', 'gemini'])('%s: an unfinished answer is still being written', (site) => {
    const messages = messagesOf(4).map((message, index) => ({ ...message, complete: index < 3 }));
    expect(again(chatOf(site, messages)).messages.map(({ complete, text }) => [complete, text])).toEqual(
      messages.map(({ complete, text }) => [complete, text]),
    );
  });

  test.each<[Site, Attachment['kind'], Message['role']]>(
    (['chatgpt', 'claude', 'gemini'] as const).flatMap((site) =>
      (['image', 'file', 'artifact', 'report'] as const)
        .filter((kind) => site !== 'claude' || kind === 'image' || kind === 'file')
        .flatMap((kind) =>
          (['user', 'assistant'] as const).map((role) => [site, kind, role] as [Site, typeof kind, typeof role]),
        ),
    ),
  )('%s: a message keeps its %s where it stood, from the %s', (site, kind, role) => {
    const label = `[${kind.charAt(0).toUpperCase()}${kind.slice(1)}: plan "v2" & <b>]`;
    const texts = [label, `${label}\n\nMind this.`, `Mind this.\n\n${label}`, `One.\n\n${label}\n\nTwo.`];
    const attachments = [{ kind, name: 'plan "v2" & <b>' }];
    const messages = messagesOf(8).map((message) => {
      const text = texts[Math.floor((Number(message.id.slice(1)) - 1) / 2)] ?? '';
      return message.role === role ? { ...message, text, attachments } : message;
    });
    const chat = chatOf(site, messages);
    const read = again(chat).messages.map(({ text, attachments: found }) => ({ text, attachments: found }));
    expect(read).toEqual(messages.map(({ text, attachments: found }) => ({ text, attachments: found })));
    expect(inputOf(chat).unshown).toBeUndefined();
  });

  test('Claude keeps the artifact of an answer', () => {
    const [question, answer] = messagesOf(2);
    if (question === undefined || answer === undefined) throw new Error('two messages');
    const artifact = { kind: 'artifact', name: 'Plan' } as const;
    const read = again(
      chatOf('claude', [question, { ...answer, text: 'So:\n\n[Artifact: Plan]', attachments: [artifact] }]),
    );
    expect(read.messages[1]).toMatchObject({ text: 'So:\n\n[Artifact: Plan]', attachments: [artifact] });
  });

  test('an attachment that stands in other text, and one of no known kind there, are told', () => {
    const file = { kind: 'file', name: 'a.txt' } as const;
    const report = { kind: 'report', name: 'Pipes' } as const;
    const [first, ...others] = messagesOf(2);
    if (first === undefined) throw new Error('a message');
    const inside = { ...first, text: '```\n\n[File: a.txt]\n\n```', attachments: [file, report] };
    const chat = chatOf('claude', [inside, ...others]);
    expect(again(chat).messages[0]).toMatchObject({ text: inside.text, attachments: [] });
    expect(inputOf(chat).unshown).toBe('A page of Claude cannot show 2 attachments.');
  });

  test('what no page shows is told: messages of tools, empty ones, a number of the site that is too small', () => {
    const roles: readonly Message['role'][] = ['system', 'user', 'tool', 'assistant', 'user'];
    const messages = messagesOf(5).map((message, index) => ({ ...message, role: roles[index] ?? 'user' }));
    const chat = chatOf(
      'chatgpt',
      messages.map((m, index) => (index === 4 ? { ...m, text: '' } : m)),
      [],
      3,
    );
    expect(again(chat).messages.map(({ text }) => text)).toEqual(['Words of message 2.', 'Words of message 4.']);
    expect(inputOf(chat).unshown).toBe(
      'A page of ChatGPT cannot show 2 system or tool messages, 1 empty message and that the site says 3 where 5 messages are held.',
    );
  });

  test('a chat without a title stays without one', () => {
    expect(again({ ...chatOf('chatgpt', messagesOf(2)), title: '' }).title).toBe('');
  });
});

describe('an export that is of no chat is refused before anything starts', () => {
  test.each([
    ['a foreign site', { url: 'https://news.example/c/1' }, /news\.example is no chat site that Baton knows/],
    ['no chat', { url: 'https://chatgpt.com/' }, /is not the address of a chat.*The url in .* must be one/],
    ['another site', { url: URLS.claude }, /is from ChatGPT, but its url is of another site/],
    ['no messages', { messages: [], coverage: { captured: 0, gaps: [] } }, /holds 0 messages/],
  ])('%s', (_, change, sentence) => {
    const refusal = refusalOf(() => inputOf({ ...chatOf('chatgpt', messagesOf(2)), ...change }));
    expect(refusal).toMatchObject({ exitCode: 3, message: expect.stringMatching(sentence) });
  });
});

describe('--out', () => {
  const file = join(folder, 'a-file');
  writeFileSync(file, '');

  test('that names nothing is wrong usage', () => {
    expect(refusalOf(() => parseArguments(['--out='], true))).toMatchObject({
      exitCode: 2,
      message: expect.stringMatching(/^--out takes the path of a folder, not nothing/),
    });
  });

  test.each([
    [file, /is a file: give the path of a folder/],
    [join(file, 'below'), /cannot be a folder, since .*a-file is a file/],
    ['/dev/null/below', /cannot be a folder, since \/dev\/null is a file/],
    ['a\0b', /cannot be written to/],
  ])('%s is refused', (out, sentence) => {
    const refusal = refusalOf(() => makeOutFolder(out));
    expect(refusal).toMatchObject({ exitCode: 2, message: expect.stringMatching(sentence) });
  });

  test.runIf(existsSync('/proc/self'))('in /proc is refused, and does not hang', () => {
    expect(refusalOf(() => makeOutFolder('/proc/nope/deeper'))?.exitCode).toBe(2);
    expect(refusalOf(() => makeOutFolder('/proc'))?.exitCode).toBe(2);
  });

  test('is made with the folders around it', () => {
    expect(makeOutFolder(join(folder, 'new', 'deeper'))).toBe(join(folder, 'new', 'deeper'));
    expect(existsSync(join(folder, 'new', 'deeper'))).toBe(true);
  });
});

describe('the composer', () => {
  test('holds the preamble where only spaces of another kind and line ends differ', () => {
    expect(difference('10 km\n\nfurther', '10\u00a0km  \n\nfurther\n')).toBeUndefined();
  });

  test.each(['10 km', '10 km\nfurther', '10km\n\nfurther', '10 km\n\nfurther!', ' 10 km\n\nfurther'])(
    '%j is other text',
    (composed) => {
      expect(difference(composed, '10\u00a0km\n\nfurther')).toMatch(/^The composer holds other text.*the same\.$/);
    },
  );
});

test('a summary that stays on its way ends the run with a sentence', async () => {
  const refusal = { exitCode: 1, message: expect.stringMatching(/still on its way into the new chat/) };
  await expect(endedCarry(() => new Promise(() => {}), 1)).rejects.toMatchObject(refusal);
});

test('an error is one sentence, and for a debugger all there is', () => {
  const error = new Error('page.goto: Timeout 30000ms exceeded.\nCall log:\n  - \u001b[2mnavigating\u001b[22m');
  expect(errorSentence(error, false)).toBe(
    'The run broke off: page.goto: Timeout 30000ms exceeded. Run it again with BATON_DEBUG=1 to see where.',
  );
  expect(errorSentence(error, true)).toContain('start.test.ts');
  expect(errorSentence(new Refusal(3, 'No chat.'), true)).toBe('No chat.');
});
