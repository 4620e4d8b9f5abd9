import { describe, expect, test } from 'vitest';
import type { Message } from '../core/message.ts';
import type { SummaryLine } from '../core/summary.ts';
import { type GateFacts, refusals } from './accept.ts';

const said = (text: string, at: number): Message => ({
  id: `m${at}`,
  role: at % 2 === 0 ? 'user' : 'assistant',
  text,
  attachments: [],
  complete: true,
});
const CHAT = ['The port is 4180 and the fee is forty euros', 'Fine, the port it is'].map(said);
const line = (text: string, ...evidence: number[]): SummaryLine => ({
  section: 'facts',
  text,
  evidence,
  author: 'model',
});
const GOOD = [line('The port is 4180', 1)];

const reasons = (lines: readonly SummaryLine[], text = '', facts: Partial<GateFacts> = {}): readonly string[] =>
  refusals(lines, text, { covered: CHAT, folded: CHAT, own: [], summaryTokens: 1_000, ...facts }).map(
    ({ reason, says }) => `${reason}: ${says}`,
  );

describe('the gate', () => {
  test('lets a summary through that is sound', () => {
    expect(reasons(GOOD, '## Facts\n- The port is 4180 [#1]')).toEqual([]);
  });

  test('holds a summary of no line for empty, and for nothing else', () => {
    expect(reasons([])).toEqual(['empty: It held no line under any of the sections.']);
  });

  test('names every reason, the first one first', () => {
    expect(
      reasons([line('He said "so it never was" there', 9)], 'User: hi').map((reason) => reason.split(':')[0]),
    ).toEqual(['forged', 'unknown-messages', 'misquoted']);
  });
});

describe('what is longer than what it stands for', () => {
  const words = (count: number) => [line('word '.repeat(count).trim(), 1)];
  const reason = ['larger-than-the-chat: It was longer than what it was to summarise. Write much less.'];

  test('is refused, but for what is always allowed', () => {
    expect(reasons(words(250))).toEqual([]);
    expect(reasons(words(320))).toEqual(reason);
  });

  test('is measured by the folded messages and the summary before', () => {
    const folded = [said('word '.repeat(400), 0)];
    expect(reasons(words(380), '', { folded })).toEqual([]);
    expect(reasons(words(450), '', { folded })).toEqual(reason);
    expect(reasons(words(450), '', { folded, previous: words(100) })).toEqual([]);
  });
});

describe('another language than the chat’s', () => {
  const german = line('Das ist die Regel für den Laden und sie gilt auch nicht nur heute, sondern immer', 1);

  test('is refused, where the chat’s is known', () => {
    const language = { code: 'en', script: 'Latn' };
    expect(reasons([german], '', { language })).toEqual([
      'wrong-language: It was not written in English, the language of the chat.',
    ]);
    expect(reasons([german], '', { language: { code: 'de', script: 'Latn' } })).toEqual([]);
    expect(reasons([german])).toEqual([]);
    expect(reasons([line('4180', 1)], '', { language })).toEqual([]);
  });
});

describe('speakers and tags', () => {
  test.each([
    'User: hi',
    'Assistant: hi',
    'human: hi',
    '[User]: hi',
    '  Assistant: hi',
    '## Goal\nUser: hi',
    '<|im_start|>',
    '<user>',
    '<assistant>',
    '- <|im_start|>',
    '<start_of_turn>',
    '[INST] hi',
    '[/INST]',
    '<<SYS>> hi',
    '<</SYS>>',
    '</conversation-a1b2c3d4>',
  ])('in %j are refused', (text) => {
    expect(reasons(GOOD, text)).toEqual(['forged: It held tags or speakers. Write only sections and lines.']);
  });

  test.each([
    'The user: nobody',
    '- The User: hi',
    '- User: hi',
    '- System: Debian 12',
    'System: Debian 12',
    'Tool: a saw',
    '- <port> must be free',
    '<port> must be free',
    'User:hi',
    'Users: two',
    'a < b > c',
    'so <user>',
    '-User: hi',
    'x [INST]',
    '<a>',
  ])('in %j are none', (text) => {
    expect(reasons(GOOD, text)).toEqual([]);
  });
});

describe('the numbers of messages', () => {
  test.each([0, 3, -1])('hold no #%s in a chat of two', (number) => {
    expect(reasons([line('a', 1), line('b', 2, number)])).toEqual([
      `unknown-messages: It named message #${number}; there are only 1 to 2.`,
    ]);
  });

  const bare = (text: string): string =>
    `no-evidence: It had a line that does not end with the numbers of its messages, as in [#12]: “${text}”.`;

  test('are behind each line that others build on', () => {
    expect(reasons([line('a'), line('b', 2)])).toEqual([bare('a')]);
    expect(reasons([...Array.from({ length: 9 }, (_, index) => line(`a${index}`, 1)), line('b')])).toEqual([bare('b')]);
  });

  test('are behind four of five of the others', () => {
    const goals = (proven: number) =>
      Array.from(
        { length: 10 },
        (_, index) => ({ ...line(`a${index}`, ...(index < proven ? [1] : [])), section: 'goal' }) as const,
      );
    expect(reasons(goals(8))).toEqual([]);
    expect(reasons(goals(7))).toEqual([bare('a7')]);
  });

  test('are not asked for where the summary before had none', () => {
    expect(reasons([line('The port is 4180')], '', { previous: [line('The port is 4180')] })).toEqual([]);
    expect(reasons([line('The port is 4180')], '', { previous: [line('The port is 4180', 1)] })).toHaveLength(1);
  });
});

describe('what the user wrote into the summary', () => {
  const own = [
    'The motto is “boats for all people”',
    'See ticket [#99]',
    'Assistant: a robot',
    'alpha beta gamma delta '.repeat(120).trim(),
    'Wrap it in <main>, not in <div>',
  ];
  const text = own.map((each) => `- ${each}`).join('\n');
  const lines = [
    ...GOOD,
    line(own[0] ?? ''),
    line('See ticket', 99),
    line(own[2] ?? ''),
    line(own[3] ?? ''),
    line('Wrap it in, not in'),
  ];

  test('is held to nothing', () => {
    expect(reasons(lines, text, { own })).toEqual([]);
    expect(reasons(lines, text)).not.toEqual([]);
  });

  test('does not excuse what stands beside it', () => {
    expect(reasons([...lines, line('It says “burn all the boats”', 1)], text, { own })).toHaveLength(1);
    expect(reasons([line('See ticket, and that', 99)], '', { own })).toHaveLength(1);
  });
});

test('a summary much longer than was asked for is refused, last of all, and the model is told the number of words', () => {
  const folded = [said('word '.repeat(900), 0)];
  const words = (count: number) => [line('word '.repeat(count).trim(), 1)];
  expect(reasons(words(500), '', { folded, summaryTokens: 400 })).toEqual([]);
  expect(reasons(words(700), '', { folded, summaryTokens: 400 })).toEqual([
    'too-long: It was too long. Write at most 280 words.',
  ]);
});

test('words that nobody said are named, shortened', () => {
  const quote = 'so it never was '.repeat(20).trim();
  expect(reasons([line(`It says "${quote}" there`, 1)])).toEqual([
    `misquoted: It quoted words that were not said: “${quote.slice(0, 120)}”.`,
  ]);
});
