import { describe, expect, test } from 'vitest';
import type { Message, Role } from '../core/message.ts';
import { BEGIN_MARK, endMark } from '../core/preamble-frame.ts';
import type { SummaryLine } from '../core/summary.ts';
import { digest } from './digest.ts';

function say(role: Role, text: string, more: Partial<Message> = {}): Message {
  return { id: `${role}-${text.slice(0, 8)}`, role, text, attachments: [], complete: true, ...more };
}

function texts(lines: readonly SummaryLine[], section?: string): readonly string[] {
  return lines.filter((line) => section === undefined || line.section === section).map(({ text }) => text);
}

describe('time and place', () => {
  test('"yesterday" gets the day on which it was said', () => {
    const [line] = digest(
      [say('user', 'I met the landlord Mr. Osei yesterday about the flat.', { at: Date.UTC(2031, 4, 9) })],
      300,
    );
    expect(line?.text).toBe('I met the landlord Mr. Osei yesterday about the flat. (2031-05-09)');
  });

  test('all parts of a long chat are heard', () => {
    const messages = Array.from({ length: 200 }, (_, index) =>
      index % 2 === 0
        ? say(
            'user',
            `Box ${index} holds the ${index * 3} letters of sender ${'ABCDEFGHIJ'[index % 10]}-${index}, shelf ${index + 7}.`,
          )
        : say('assistant', 'Noted.'),
    );
    const tenths = new Set(digest(messages, 600).map(({ evidence }) => Math.floor(((evidence[0] ?? 1) - 1) / 20)));
    expect(tenths.size).toBeGreaterThanOrEqual(8);
  });

  test('incomplete messages are left out but for what is open', () => {
    const lines = digest(
      [
        say('user', 'I need a timetable for 12 lessons.'),
        say('assistant', 'Room 400 is free on Tues', { complete: false }),
        say('user', 'Go on please, with rooms 17 and 18.'),
        say('assistant', 'Here it is: room 17 on Monday, room 18 on Friday.'),
        say('user', 'And the exam?'),
        say('assistant', 'The exam could be in room 21 on', { complete: false }),
      ],
      1_000,
    );
    expect(texts(lines).join('\n')).not.toContain('400');
    expect(lines.filter(({ evidence }) => evidence.includes(6)).every(({ section }) => section === 'open')).toBe(true);
    expect(texts(lines, 'open')).toContain('And the exam?');
  });

  test('a preamble of an earlier chat gives its bullets, not its words to the model', () => {
    const preamble = `Summary of earlier conversation:\nFrom ChatGPT: 40 messages. The summary covers messages 1 to 40; the newest 6 follow word for word.\n${BEGIN_MARK}\n\n## Goal\n- Plan the move to Turku [#1]\n\n## Facts and exact details\n- The van costs 89 € a day [#7][#9]\n\nUser: old words 555\n\n${endMark('chatgpt:1')}`;
    const lines = digest(
      [say('user', preamble), say('assistant', 'Understood.'), say('user', 'The move is on 2 August.')],
      1_000,
    );
    expect(texts(lines, 'goal')).toEqual(['Plan the move to Turku']);
    expect(texts(lines, 'facts')).toContain('The van costs 89 € a day');
    expect(texts(lines).join('\n')).not.toMatch(/555|Reference only|covers/);
  });
});

describe('a short chat', () => {
  test('nothing gives nothing', () => {
    expect(digest([], 500)).toEqual([]);
  });

  test('one question gives a goal that is also open', () => {
    const lines = digest([say('user', 'I want to repaint the kitchen in May. Which paint is washable?')], 300);
    expect(texts(lines, 'goal')).toEqual(['I want to repaint the kitchen in May.']);
    expect(texts(lines, 'open')).toEqual(['Which paint is washable?']);
  });

  test('a question and its answer give a goal and something of the answer, at any budget', () => {
    const messages = [
      say('user', 'How do I descale a kettle?'),
      say(
        'assistant',
        'Fill it half with water and half with vinegar.\n\nBoil it once, wait an hour, then rinse it twice.',
      ),
    ];
    for (const tokens of [60, 120, 1_000]) {
      const lines = digest(messages, tokens);
      expect(texts(lines, 'goal')).toHaveLength(1);
      expect(lines.some(({ evidence }) => evidence.includes(2))).toBe(true);
    }
  });

  test('a greeting is not the goal', () => {
    const lines = digest(
      [
        say('user', 'Hello there!'),
        say('assistant', 'Hi! What can I do for you?'),
        say('user', 'I need a packing list for Norway in March.'),
      ],
      400,
    );
    expect(texts(lines, 'goal')).toEqual(['I need a packing list for Norway in March.']);
  });
});
