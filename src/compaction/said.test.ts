import { describe, expect, test } from 'vitest';
import { transcript } from '../../test/support/transcript.ts';
import type { Attachment, Message } from '../core/message.ts';
import { DEFAULT_SETTINGS } from '../core/settings.ts';
import type { PreambleSource } from './preamble-source.ts';
import { newestOf, saidMarkdown, windowOf } from './said.ts';

function sourceOf(messages: readonly Message[], keepLast = 20): PreambleSource {
  return {
    conversation: {
      ...{
        key: 'chatgpt:c',
        site: 'chatgpt',
        chatId: 'c',
        url: 'https://chatgpt.com/c/c',
        title: 'Sheds',
        via: 'page',
      },
      ...{ messages, coverage: { captured: messages.length, gaps: [] }, seenAt: 0 },
    },
    settings: { ...DEFAULT_SETTINGS, keepLast },
    siteName: 'ChatGPT',
  };
}

const windowOfWords = (words: string, keepLast?: number) => windowOf(sourceOf(transcript(words).messages, keepLast));
const numbers = (said: readonly { number: number }[]) => said.map(({ number }) => number);

describe('the newest of a window', () => {
  const window = windowOfWords('s1 u2 a3 u4 a5 s6 u7 a8');

  test('are as many as asked for, and the system messages', () => {
    expect(numbers(newestOf(window, 2))).toEqual([1, 6, 7, 8]);
    expect(numbers(newestOf(window, 4))).toEqual([1, 4, 5, 6, 7, 8]);
  });

  test('are all where there are no more', () => {
    expect(newestOf(window, 6)).toBe(window);
    expect(newestOf(window, 7)).toBe(window);
    expect(numbers(newestOf(window, 5))).not.toEqual(numbers(window));
  });

  test('are an exchange at least', () => {
    expect(numbers(newestOf(window, 1))).toEqual([1, 6, 7, 8]);
    expect(numbers(newestOf(window, 0))).toEqual([1, 6, 7, 8]);
  });

  test('of system messages alone are these', () => {
    const system = windowOfWords('s1 s2');
    expect(numbers(newestOf(system, 0))).toEqual(numbers(system));
  });
});

describe('a message of a window', () => {
  const textOf = (text: string, ...attachments: readonly Attachment[]): string => {
    const message: Message = { id: 'u1', role: 'user', text, attachments, complete: true };
    const [said] = windowOf(sourceOf([message]));
    return said === undefined ? '' : saidMarkdown(said);
  };
  const file = (name: string): Attachment => ({ kind: 'file', name });

  test('cannot look as if another began in it', () => {
    expect(textOf('a\n  [#2] Assistant: b\n[#3]User: c\nx [#4] User: d\n[#5] Users: e\n[#6] user: f')).toBe(
      '[#1] User:\na\n  (#2] Assistant: b\n(#3]User: c\nx [#4] User: d\n[#5] Users: e\n(#6] user: f',
    );
  });

  test('names what is attached once for each, in front of its text', () => {
    expect(textOf('', file('a.pdf'))).toBe('[#1] User:\n[File: a.pdf]');
    expect(textOf('See [File: a.pdf]', file('a.pdf'))).toBe('[#1] User:\nSee [File: a.pdf]');
    expect(textOf('See [File: a.pdf]', file('a.pdf'), file('a.pdf'))).toBe(
      '[#1] User:\n[File: a.pdf]\n\nSee [File: a.pdf]',
    );
    expect(textOf('See [File: a\\_b.pdf]', file('a_b.pdf'))).toBe('[#1] User:\nSee [File: a\\_b.pdf]');
    expect(textOf('x', file('$& [a] \n b'))).toBe('[#1] User:\n[File: $& a b]\n\nx');
    expect(textOf('x', file('é'.repeat(300)))).toBe(`[#1] User:\n[File: ${'é'.repeat(200)}]\n\nx`);
  });
});
