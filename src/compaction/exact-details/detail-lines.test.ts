import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Message, Role } from '../../core/message.ts';
import { summaryMarkdown } from '../../core/summary.ts';
import { estimateTokens } from '../../core/tokens.ts';
import type { ExactDetail } from './detail.ts';
import { detailLines } from './detail-lines.ts';
import { exactDetails } from './exact-details.ts';
import { missingDetails } from './missing-details.ts';

const said = (text: string, role: Role = 'user'): Message => ({
  id: text,
  role,
  text,
  attachments: [],
  complete: true,
});
const linesOf = (texts: readonly string[], budget = 1000, from = 1) => {
  const messages = texts.map((text) => said(text));
  return detailLines(exactDetails(messages, from), messages, budget, from);
};

describe('a line', () => {
  test('is the sentence around the detail, with its message', () => {
    expect(linesOf(['It rained. The rent for **the flat** is €840 a month. Then we left.'], 1000, 7)).toEqual([
      { section: 'facts', text: 'The rent for the flat is €840 a month.', evidence: [7], author: 'digest' },
    ]);
  });

  test('serves all details of its sentence', () => {
    expect(linesOf(['We leave on 3 May at 18:45 with Mira Kowalska and pay €40.'])).toHaveLength(1);
  });

  test('of a list or a heading has no marks', () => {
    expect(linesOf(['## Plan for 3 May\n\n- [ ] pay **€840**\n2. call 4711'])).toMatchObject([
      { text: 'pay €840' },
      { text: 'Plan for 3 May' },
      { text: 'call 4711' },
    ]);
  });

  test('shows a command behind the words that announce it', () => {
    const [line] = linesOf(['Then start it like this:\n\n```bash\n$ docker compose up -d   # in the back\n```']);
    expect(line?.text).toBe('Then start it like this: `$ docker compose up -d # in the back`');
  });

  test('does not end at an ordinal or an abbreviation', () => {
    expect(linesOf(['Wir sehen Dr. Adler am 3. Mai um 14 Uhr. Danach nicht.'])[0]?.text).toBe(
      'Wir sehen Dr. Adler am 3. Mai um 14 Uhr.',
    );
  });

  test('of a long sentence is cut between words on both sides of the detail', () => {
    const [line] = linesOf([`${'so it goes on '.repeat(40)}for €840 ${'and on it goes '.repeat(40)}`]);
    expect(line?.text).toMatch(/^… .* for €840 .* …$/);
    expect(line?.text.length).toBeLessThanOrEqual(240);
  });

  test('is left out for a detail that does not fit a line', () => {
    expect(linesOf([`see https://a.example/${'x'.repeat(300)}`])).toEqual([]);
  });
});

test('what the lines hold is missing no more', () => {
  const messages = [
    said('Write to mira@a.example about src/store/open.ts.'),
    said('The `maxRetries` is 12 now.', 'assistant'),
  ];
  const details = exactDetails(messages);
  const text = summaryMarkdown(detailLines(details, messages, 500));
  expect(details.length).toBeGreaterThanOrEqual(4);
  expect(missingDetails(details, text)).toEqual([]);
});

test('best details go first where the budget is small', () => {
  const texts = ['the fee is €840', `in the year 2019 it was ${'so '.repeat(20)}`];
  expect(linesOf(texts, 30).map(({ text }) => text)).toEqual(['the fee is €840']);
});

describe('where the budget is small', () => {
  const fee: ExactDetail = { kind: 'money', text: '€840', message: 1, rank: 1 };
  const fees = [said('the fee is €840')];

  test('a line that fits to the token goes in', () => {
    const all = detailLines([fee], fees, 1000);
    const size = estimateTokens(summaryMarkdown(all));
    expect(detailLines([fee], fees, size)).toEqual(all);
    expect(detailLines([fee], fees, size - 1)).toEqual([]);
  });

  test('no more is tried behind thirty lines in a row that did not fit', () => {
    const long = Array.from({ length: 31 }, (_, at): ExactDetail => {
      return {
        kind: 'address',
        text: `https://${String(at).padStart(2, '0')}.example/${'x-'.repeat(60)}`,
        message: 2,
        rank: 9,
      };
    });
    const messages = [...fees, said(long.map(({ text }) => text).join('\n'))];
    const texts = (misses: number) =>
      detailLines([...long.slice(0, misses), fee], messages, 40).map(({ text }) => text);
    expect(texts(29)).toEqual(['the fee is €840']);
    expect(texts(30)).toEqual([]);
  });

  test('a line that fits ends the row', () => {
    const long = Array.from({ length: 40 }, (_, at): ExactDetail => {
      return {
        kind: 'address',
        text: `https://${String(at).padStart(2, '0')}.example/${'x-'.repeat(60)}`,
        message: 2,
        rank: 9,
      };
    });
    const port: ExactDetail = { kind: 'number', text: '4711', message: 3, rank: 1 };
    const messages = [...fees, said(long.map(({ text }) => text).join('\n')), said('see 4711')];
    const missing = [...long.slice(0, 20), fee, ...long.slice(20), port];
    expect(detailLines(missing, messages, 40).map(({ text }) => text)).toEqual(['the fee is €840', 'see 4711']);
  });

  test('a detail whose message is not there has no line', () => {
    expect(detailLines([{ ...fee, message: 9 }], fees, 1000)).toEqual([]);
  });
});

const PIECE = fc.constantFrom(
  'the fee ',
  '€840 ',
  '4711 ',
  '3. Mai ',
  '2027年5月3日',
  '**',
  '`',
  '\n',
  '```\n',
  '. ',
  'src/a.ts ',
  'Mira ',
  'so '.repeat(50),
  '[a](https://a.example/x)',
  '😀',
  '| ',
  '> ',
  'npm run x-y ',
);

test('any lines keep the budget, are single, short, and hold a detail of their message', () => {
  const chat = fc.array(
    fc.array(PIECE, { maxLength: 30 }).map((pieces) => said(pieces.join(''))),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(chat, fc.integer({ min: 0, max: 300 }), (messages, budget) => {
      const details = exactDetails(messages);
      const lines = detailLines(details, messages, budget);
      expect(lines.length === 0 || estimateTokens(summaryMarkdown(lines)) <= budget).toBe(true);
      for (const { text, evidence, section, author } of lines) {
        expect([section, author]).toEqual(['facts', 'digest']);
        expect(text.length).toBeLessThanOrEqual(240);
        expect(text).not.toMatch(/[\n\r]/);
        expect(details.some((detail) => detail.message === evidence[0] && text.includes(detail.text))).toBe(true);
      }
    }),
    { numRuns: 100 },
  );
});
