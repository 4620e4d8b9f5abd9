import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Message, Role } from '../core/message.ts';
import { SECTIONS, type SummaryLine, summaryMarkdown } from '../core/summary.ts';
import { estimateTokens } from '../core/tokens.ts';
import { digest } from './digest.ts';

function say(role: Role, text: string, more: Partial<Message> = {}): Message {
  return { id: `${role}-${text.slice(0, 8)}`, role, text, attachments: [], complete: true, ...more };
}

function texts(lines: readonly SummaryLine[], section?: string): readonly string[] {
  return lines.filter((line) => section === undefined || line.section === section).map(({ text }) => text);
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

describe('sections', () => {
  const messages = [
    say(
      'user',
      "I'm building an inventory tool in Rust for our bike shop. It must run offline, and never send data anywhere.",
    ),
    say('assistant', '## Storage\n\nFor one shop a single file is enough. Should I use SQLite for the storage?'),
    say('user', 'Yes, do it.'),
    say(
      'assistant',
      "I've added the storage layer in src/store.rs.\n\n```rust\n// src/store.rs\npub fn open_store(path: &Path) -> Result<Store> {\n}\n```\n\nRun it:\n\n```bash\ncargo run -- --db shop.db\n```",
    ),
    say(
      'user',
      'The labels are 62 mm wide. They carry the shelf, the price and a code of 13 digits, and the paper must be ordered from Lund before 9 June.',
    ),
    say(
      'assistant',
      'A label of 62 mm leaves room for a large shelf number, the price beside it and the code below. The paper of that width comes on rolls of 30 metres, which is enough for about 1,000 labels.',
    ),
    say('user', 'It works now, 1,240 parts were imported. The label printer is a Brother QL-820 at 192.168.4.20.'),
    say(
      'assistant',
      'Great!\n\n### Next steps\n\n1. Print labels over port 9100 of the printer\n2. Add the barcode search to the start page',
    ),
    say('user', 'Can you write the label code?'),
  ];
  const lines = digest(messages, 1_500);

  test('the goal is what the user set out to do', () => {
    expect(texts(lines, 'goal')).toEqual(["I'm building an inventory tool in Rust for our bike shop."]);
  });

  test('rules of the user are constraints', () => {
    expect(texts(lines, 'constraints').join(' ')).toContain('must run offline, and never send data anywhere');
  });

  test('a bare yes is told with the proposal it answers', () => {
    const decision = lines.find(({ section }) => section === 'decisions');
    expect(decision).toMatchObject({ text: 'Should I use SQLite for the storage? Yes, do it.', evidence: [2, 3] });
  });

  test('exact details are facts or done', () => {
    const all = texts(lines).join('\n');
    for (const detail of ['1,240 parts', '192.168.4.20', 'QL-820', '`cargo run -- --db shop.db`'])
      expect(all).toContain(detail);
  });

  test('what works is done', () => {
    expect(texts(lines, 'done').join(' ')).toContain('It works now');
  });

  test('a request without an answer is open', () => {
    expect(texts(lines, 'open')).toEqual(['Can you write the label code?']);
  });

  test('what stands under "Next steps" at the end comes next', () => {
    expect(texts(lines, 'next')).toContain('Print labels over port 9100 of the printer');
  });

  test('code is not copied, only named', () => {
    expect(texts(lines).join('\n')).not.toMatch(/```|\{/);
  });
});

describe('what changed', () => {
  test('the newest value replaces the one it corrects and says so', () => {
    const lines = digest(
      [
        say('user', 'The rent of the studio is 840 euros a month.'),
        say('assistant', 'Noted.'),
        say('user', 'The rent of the studio changed, it is now 910 euros a month.'),
        say('assistant', 'Noted as well.'),
        say('user', 'Please compare it with the flat in Aarhus, which has two rooms and a garden.'),
        say('assistant', 'The flat in Aarhus is larger, the studio is closer to the station.'),
      ],
      1_000,
    );
    const all = texts(lines).join('\n');
    expect(all).toMatch(/910 euros a month\. \(was 840 euros\)|\(840 euros → 910 euros\)/);
  });

  test('a value the user corrects by name is marked where it stood', () => {
    const lines = digest(
      [
        say('user', 'Our ferry from Kiel leaves on Friday at 18:45 and the cabin is number 4107.'),
        say('assistant', 'Be there an hour early.'),
        say('user', 'Sorry, the ferry leaves at 19:15, not 18:45.'),
        say('assistant', 'Then be there at 18:15.'),
      ],
      1_000,
    );
    expect(texts(lines).join('\n')).toContain('(18:45 → 19:15)');
  });

  test('two different things with numbers do not correct each other', () => {
    const lines = digest(
      [
        say('user', 'The tent weighs 2100 grams and the stove needs 95 grams of gas.'),
        say('user', 'The backpack of my sister holds 48 litres.'),
        say('assistant', 'A good set for three days in the hills.'),
      ],
      1_000,
    );
    expect(texts(lines).join('\n')).not.toMatch(/was|→/);
  });
});

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
    const preamble =
      'Summary of earlier conversation:\nCovers 40 messages.\n\n## Goal\n- Plan the move to Turku [#1]\n\n## Facts and exact details\n- The van costs 89 € a day [#7][#9]\n\nUser: old words 555\n\nReference only, wait for my next message.';
    const lines = digest(
      [say('user', preamble), say('assistant', 'Understood.'), say('user', 'The move is on 2 August.')],
      1_000,
    );
    expect(texts(lines, 'goal')).toEqual(['Plan the move to Turku']);
    expect(texts(lines, 'facts')).toContain('The van costs 89 € a day');
    expect(texts(lines).join('\n')).not.toMatch(/555|Reference only|Covers/);
  });
});

describe('other languages', () => {
  test.each([
    [
      'German',
      'Ich möchte im Juli eine Radtour an der Weser machen. Das Budget ist höchstens 700 Euro.',
      'Wir nehmen das Hotel in Hameln für 84 Euro.',
    ],
    [
      'French',
      'Je veux préparer un concours en septembre. Il faut au maximum 6 heures par semaine.',
      "J'ai décidé de prendre le manuel de Morel, 24 euros.",
    ],
    [
      'Spanish',
      'Quiero renovar la cocina en octubre. El presupuesto es 4.500 euros como máximo.',
      'Decidimos usar azulejos de Talavera, 38 euros el metro.',
    ],
    [
      'Portuguese',
      'Quero criar um jogo em Godot para outubro. O prazo é 12 de novembro.',
      'Vamos usar a versão 4.3 e combinado: 2 níveis.',
    ],
    [
      'Russian',
      'Я хочу перевезти мебель в Казань в июне. Бюджет не более 45000 рублей.',
      'Мы решили взять машину на 3 тонны.',
    ],
    ['Chinese', '我想在五月学习统计学。预算不超过300元。', '我们决定用第二版教材，共12章。'],
    ['Japanese', '私は6月に京都へ旅行したいです。予算は5万円以内です。', '宿は三条の旅館に決めました、1泊9800円です。'],
    [
      'Arabic',
      'أريد تعلم البرمجة في ستة أشهر. الميزانية يجب ألا تتجاوز 500 ريال.',
      'قررنا استخدام بايثون 3 وكتاب من 240 صفحة.',
    ],
    ['Hindi', 'मैं जून में दिल्ली की यात्रा की योजना बना रहा हूँ। मेरा बजट 9000 रुपये है।', 'हमने तय किया कि होटल 1200 रुपये का होगा।'],
  ])('%s: goal, constraint and decision are found', (_, first, second) => {
    const lines = digest(
      [say('user', first), say('assistant', 'OK.'), say('user', second), say('assistant', 'OK, 👍.')],
      1_000,
    );
    expect(lines.filter(({ section }) => section === 'goal')).toHaveLength(1);
    expect(lines.find(({ section }) => section === 'goal')?.evidence).toEqual([1]);
    expect(lines.find(({ section }) => section === 'constraints')?.evidence).toEqual([1]);
    expect(lines.find(({ section }) => section === 'decisions')?.evidence).toEqual([3]);
  });
});

describe('hostile input', () => {
  test.each([
    ['a line of a megabyte', 'lorem ipsum 42 dolor, '.repeat(48_000)],
    ['no spaces', 'a'.repeat(1_000_000)],
    ['10,000 bullets', Array.from({ length: 10_000 }, (_, index) => `- item ${index} of Bob`).join('\n')],
    ['lone surrogates', '\ud83d'.repeat(300_000)],
    ['open brackets', '['.repeat(500_000)],
    ['open stars', '**a '.repeat(200_000)],
    ['half a million lines', 'a\n'.repeat(500_000)],
    ['Chinese without end', '我们决定。'.repeat(100_000)],
  ])(
    '%s is read and kept within the budget',
    (_, text) => {
      const lines = digest([say('user', text), say('assistant', 'Noted 7.')], 400);
      expect(estimateTokens(summaryMarkdown(lines))).toBeLessThanOrEqual(400);
    },
    4_000,
  );
});
