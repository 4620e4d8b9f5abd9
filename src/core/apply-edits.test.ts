import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdits, ownLines, PIN_BUDGET } from './apply-edits.ts';
import type { Change, Edit } from './edit.ts';
import type { SummaryLine } from './summary.ts';

const line = (text: string, ...evidence: number[]): SummaryLine => ({
  section: 'facts',
  text,
  evidence,
  author: 'model',
});

const edits = (...what: readonly Change[]): readonly Edit[] =>
  what.map((each, index) => ({ ...each, id: `e${index}`, conversation: 'x:y', at: index }));

const pin = (text: string): Change => ({ kind: 'pin', section: 'facts', text, messages: ['m3'] });
const remove = (text: string): Change => ({ kind: 'remove', text });
const add = (text: string): Change => ({ kind: 'add', section: 'decisions', text });
const rewrite = (was: string, text: string): Change => ({
  kind: 'rewrite',
  was,
  section: 'facts',
  text,
  messages: ['m2', 'gone', 'm1'],
});

const MESSAGES = ['m1', 'm2', 'm3'].map((id) => ({ id }));

const texts = (lines: readonly SummaryLine[], all: readonly Edit[]) =>
  applyEdits(lines, all, MESSAGES).lines.map(({ text }) => text);

const LINES = [line('The API listens on port 4180', 2), line('The deadline is Friday 8 May', 4)];

describe('what the user did to a summary', () => {
  test('a pinned line takes the place of what says the same, byte for byte', () => {
    const pinned = 'The  API listens on port 4180!';
    expect(applyEdits(LINES, edits(pin(pinned)), MESSAGES).lines[0]).toEqual({
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
    expect(applyEdits(LINES, edits(add('No dark mode for now')), MESSAGES).lines.at(-1)).toMatchObject({
      section: 'decisions',
      author: 'user',
    });
  });

  test('the later of two edits wins', () => {
    expect(texts([], edits(add('We use Kysely'), remove('We use Kysely')))).toEqual([]);
    expect(texts([], edits(remove('We use Kysely'), add('We use Kysely')))).toEqual(['We use Kysely']);
  });

  test('what is undone does not count, and an undo can be undone', () => {
    const undo = (edit: string): Change => ({ kind: 'undo', edit });
    expect(texts([], edits(add('We use Kysely'), undo('e0')))).toEqual([]);
    expect(texts([], edits(add('We use Kysely'), undo('e0'), undo('e1')))).toEqual(['We use Kysely']);
  });

  test('a removed fact does not come back inside a longer line, nor does what says the contrary go', () => {
    const all = edits(remove('The alarm code of the shed is 8842-A'));
    const longer = line('My phone is 555-0100, and the alarm code of the shed is 8842-A.');
    expect(texts([longer, line('The alarm code is secret')], all)).toEqual(['The alarm code is secret']);
    expect(texts([line('Do not use Tailwind')], edits(remove('Use Tailwind')))).toEqual(['Do not use Tailwind']);
  });

  test('undoing the first of two rewrites of a line leaves one line', () => {
    const all = edits(rewrite('Port is 80', 'Port is 81'), rewrite('Port is 81', 'Port is 82'), {
      kind: 'undo',
      edit: 'e0',
    });
    expect(texts([line('Port is 80')], all)).toEqual(['Port is 82']);
  });

  test('over the budget the oldest pins go, and are named', () => {
    const long = (name: string) => `${name} ${`${name}word `.repeat(PIN_BUDGET / 1.6)}`;
    const { lines, droppedPins } = applyEdits([], edits(pin(long('a')), pin(long('b')), pin('short one')), MESSAGES);
    expect(droppedPins).toEqual([long('a')]);
    expect(lines.map(({ text }) => text)).toEqual([long('b'), 'short one']);
  });

  test('a pin that alone is over the budget takes no other with it', () => {
    const { lines, droppedPins } = applyEdits([], edits(pin('short one'), pin('word '.repeat(3 * PIN_BUDGET))), []);
    expect(droppedPins).toHaveLength(1);
    expect(lines.map(({ text }) => text)).toEqual(['short one']);
  });

  test('what the user wrote is not taken for another line that says much the same', () => {
    const [pinned, other] = ['Never store card numbers', 'never store any card numbers'];
    expect(texts([], edits(pin(pinned), pin(other)))).toEqual([pinned, other]);
    expect(texts([line(other)], edits(pin(pinned)))).toEqual([pinned]);
    expect(texts([line(other)], edits(pin(pinned), remove(other)))).toEqual([pinned]);
    expect(texts([], edits(pin(pinned), remove(pinned)))).toEqual([]);
  });

  test('a pinned line that is rewritten stays pinned', () => {
    const all = edits(pin('Never store card numbers'), rewrite('Never store card numbers', 'Store no cards'));
    expect(applyEdits([], all, MESSAGES).lines).toMatchObject([{ text: 'Store no cards', pinned: true }]);
  });

  test('a line of the user cites messages by their number now, and none that is gone', () => {
    const all = edits(rewrite('x', 'We meet on Tuesday'));
    expect(applyEdits([], all, MESSAGES).lines[0]?.evidence).toEqual([1, 2]);
    expect(applyEdits([], all, [{ id: 'new' }, ...MESSAGES]).lines[0]?.evidence).toEqual([2, 3]);
    expect(applyEdits([], all, []).lines[0]?.evidence).toEqual([]);
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
        const once = applyEdits(lines, all, MESSAGES).lines;
        for (const own of ownLines(all)) expect(once.map((each) => each.text)).toContain(own);
        expect(
          applyEdits(once, all, MESSAGES)
            .lines.map((each) => each.text)
            .toSorted(),
        ).toEqual(once.map((each) => each.text).toSorted());
      }),
    );
  });
});
