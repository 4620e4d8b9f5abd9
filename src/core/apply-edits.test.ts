import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdits, ownLines, PIN_BUDGET } from './apply-edits.ts';
import type { AddLine, Edit, PinLine, RemoveLine, RewriteLine, Undo } from './edit.ts';
import type { SummaryLine } from './summary.ts';

const line = (text: string, ...evidence: number[]): SummaryLine => ({
  section: 'facts',
  text,
  evidence,
  author: 'model',
});

type What = PinLine | AddLine | RewriteLine | RemoveLine | Undo;

const edits = (...what: readonly What[]): readonly Edit[] =>
  what.map((each, index) => ({ ...each, id: `e${index}`, conversation: 'x:y', at: index }));

const pin = (text: string): What => ({ kind: 'pin', section: 'facts', text, evidence: [3] });
const remove = (text: string): What => ({ kind: 'remove', text });
const add = (text: string): What => ({ kind: 'add', section: 'decisions', text });
const rewrite = (was: string, text: string): What => ({ kind: 'rewrite', was, section: 'facts', text, evidence: [2] });

const texts = (lines: readonly SummaryLine[], all: readonly Edit[]) =>
  applyEdits(lines, all).lines.map(({ text }) => text);

const LINES = [line('The API listens on port 4180', 2), line('The deadline is Friday 8 May', 4)];

describe('what the user did to a summary', () => {
  test('a pinned line takes the place of what says the same, byte for byte', () => {
    const pinned = 'The  API listens on port 4180!';
    expect(applyEdits(LINES, edits(pin(pinned))).lines[0]).toEqual({
      section: 'facts',
      text: pinned,
      evidence: [3],
      author: 'user',
      pinned: true,
    });
    expect(texts(LINES, edits(pin(pinned)))).toHaveLength(2);
  });

  test('a pinned line that no summary holds is added', () => {
    expect(texts(LINES, edits(pin('Never store card numbers')))).toContain('Never store card numbers');
  });

  test('a removed line does not come back, nor what says the same', () => {
    const all = edits(remove('The API listens on port 4180'));
    expect(texts([line('API listens on port 4180 now'), ...LINES], all)).toEqual(['The deadline is Friday 8 May']);
  });

  test('a removed line does not take a line with another number along', () => {
    expect(texts([line('The API listens on port 3000')], edits(remove('The API listens on port 4180')))).toHaveLength(
      1,
    );
  });

  test('a rewritten line wins over the line and over what says the same, where it stood', () => {
    const all = edits(rewrite('The API listens on port 4180', 'The API listens on port 5000, behind Caddy'));
    expect(texts(LINES, all)).toEqual(['The API listens on port 5000, behind Caddy', 'The deadline is Friday 8 May']);
    expect(texts([], all)).toEqual(['The API listens on port 5000, behind Caddy']);
  });

  test('an added line is there', () => {
    expect(applyEdits(LINES, edits(add('No dark mode for now'))).lines.at(-1)).toMatchObject({
      section: 'decisions',
      author: 'user',
    });
  });

  test('the later of two edits wins', () => {
    expect(texts([], edits(add('We use Kysely'), remove('We use Kysely')))).toEqual([]);
    expect(texts([], edits(remove('We use Kysely'), add('We use Kysely')))).toEqual(['We use Kysely']);
  });

  test('what is undone does not count, and an undo can be undone', () => {
    const undo = (edit: string): What => ({ kind: 'undo', edit });
    expect(texts([], edits(add('We use Kysely'), undo('e0')))).toEqual([]);
    expect(texts([], edits(add('We use Kysely'), undo('e0'), undo('e1')))).toEqual(['We use Kysely']);
  });

  test('over the budget the oldest pins go, and are named', () => {
    const long = (name: string) => `${name} ${`${name}word `.repeat(PIN_BUDGET / 1.6)}`;
    const { lines, droppedPins } = applyEdits([], edits(pin(long('a')), pin(long('b')), pin('short one')));
    expect(droppedPins).toEqual([long('a')]);
    expect(lines.map(({ text }) => text)).toEqual([long('b'), 'short one']);
  });

  test('whatever the lines and edits are, own lines are all there and applying twice is once', () => {
    const words = fc.array(fc.constantFrom('port', 'price', 'name', '4180', '32', 'Kysely', 'May'), {
      minLength: 1,
      maxLength: 5,
    });
    const text = words.map((some) => some.join(' '));
    const what = fc.oneof(
      text.map(pin),
      text.map(remove),
      text.map(add),
      fc.tuple(text, text).map(([a, b]) => rewrite(a, b)),
    );
    fc.assert(
      fc.property(fc.array(text.map((each) => line(each, 1))), fc.array(what, { maxLength: 8 }), (lines, some) => {
        const all = edits(...some);
        const once = applyEdits(lines, all).lines;
        for (const own of ownLines(all)) expect(once.map((each) => each.text)).toContain(own);
        expect(
          applyEdits(once, all)
            .lines.map((each) => each.text)
            .toSorted(),
        ).toEqual(once.map((each) => each.text).toSorted());
      }),
    );
  });
});
