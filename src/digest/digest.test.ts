import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Message, Role } from '../core/message.ts';
import { SECTIONS, summaryMarkdown } from '../core/summary.ts';
import { estimateTokens } from '../core/tokens.ts';
import { digest } from './digest.ts';

function say(role: Role, text: string, more: Partial<Message> = {}): Message {
  return { id: `${role}-${text.slice(0, 8)}`, role, text, attachments: [], complete: true, ...more };
}

const SENTENCES = [
  'I want to build a greenhouse behind the shed.',
  'The budget is 1,450 euros and the deadline is 3 May 2031.',
  'Never use treated wood, my brother Anselm is allergic.',
  'Run `make plan --all` in tools/plan.sh first.',
  "Let's go with polycarbonate, 16 mm thick.",
  'Actually the width is now 240 cm, not 210 cm.',
  'Could you list the parts?',
  'Wir nehmen die Schrauben von Hagedorn, Nummer M8-40.',
  '我们决定用聚碳酸酯板，厚度16毫米。',
  'ميزانيتي 900 ريال فقط.',
  'Бюджет 30 000 руб., срок до 5 мая.',
  'मेरा बजट 9000 रुपये है।',
  '# Plan\n\n- foil\n- glue\n- 12 hinges',
  '| part | price |\n|---|---|\n| hinge | 4 € |',
  '```ts\n// src/plan.ts\nexport function planBeds(width: number): Bed[] {\n  return [];\n}\n```',
  '\ud83d broken \udc00 surrogate 77',
  `a long one, ${'with clause after clause, '.repeat(20)}until 9 June`,
];
const message = fc
  .record({
    role: fc.constantFrom<Role>('user', 'assistant'),
    text: fc.oneof(
      fc.array(fc.constantFrom(...SENTENCES), { minLength: 1, maxLength: 5 }).map((parts) => parts.join('\n')),
      fc.string({ unit: 'grapheme', maxLength: 300 }),
    ),
    complete: fc.boolean(),
    at: fc.option(fc.integer({ min: 0, max: 2e12 }), { nil: undefined }),
  })
  .map(({ at, ...rest }): Message => ({ id: 'm', attachments: [], ...rest, ...(at === undefined ? {} : { at }) }));
const chat = fc.array(message, { maxLength: 14 });
const budget = fc.integer({ min: 50, max: 3_000 });

describe('whatever the chat', () => {
  test('the budget is never exceeded', () => {
    fc.assert(
      fc.property(chat, budget, (messages, tokens) => {
        expect(estimateTokens(summaryMarkdown(digest(messages, tokens)))).toBeLessThanOrEqual(tokens);
      }),
    );
  });

  test('evidence names messages of the chat, rising', () => {
    fc.assert(
      fc.property(chat, budget, (messages, tokens) => {
        for (const { evidence, author } of digest(messages, tokens)) {
          expect(author).toBe('digest');
          expect(evidence.length).toBeGreaterThan(0);
          evidence.forEach((number, index) => {
            expect(Number.isInteger(number)).toBe(true);
            expect(number).toBeGreaterThan(evidence[index - 1] ?? 0);
            expect(number).toBeLessThanOrEqual(messages.length);
          });
        }
      }),
    );
  });

  test('the same messages give the same lines', () => {
    fc.assert(
      fc.property(chat, budget, (messages, tokens) => {
        expect(digest(structuredClone(messages), tokens)).toEqual(digest(messages, tokens));
      }),
    );
  });

  test('a line is one line of at most 240 characters, without marks at its head', () => {
    fc.assert(
      fc.property(chat, budget, (messages, tokens) => {
        for (const { text } of digest(messages, tokens)) {
          expect(text.length).toBeLessThanOrEqual(240);
          expect(text.trim()).not.toBe('');
          expect(text).not.toMatch(/[\n\r\u2028\u2029\u0085]|^(?:#{1,6}|[-*+>|]) /);
        }
      }),
    );
  });

  test('the sections come in their order', () => {
    fc.assert(
      fc.property(chat, (messages) => {
        const places = digest(messages, 3_000).map(({ section }) => SECTIONS.indexOf(section));
        expect(places).toEqual(places.toSorted((a, b) => a - b));
      }),
    );
  });

  test('two words that stand side by side in a line do so in the chat', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...SENTENCES), { minLength: 1, maxLength: 12 }), budget, (said, tokens) => {
        const messages = said.map((text, index) => say(index % 2 === 0 ? 'user' : 'assistant', text));
        const known = pairs(said.join('\n').replace(/^\s*[-|]\s*/gm, ' '));
        for (const { text } of digest(messages, tokens)) {
          const bare = text.replace(/ \((?:was [^)]*|[^)]* → [^)]*|\d{4}-\d\d-\d\d)\)/g, '').replace(/^`\S+`: /, '');
          for (const pair of pairs(bare)) expect(known).toContain(pair);
        }
      }),
    );
  });
});

function pairs(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return new Set(words.slice(1).map((word, index) => `${words[index]} ${word}`));
}
