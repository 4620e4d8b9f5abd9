import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyEdits } from '../core/apply-edits.ts';
import { type Checkpoint, stillTrue } from '../core/checkpoint.ts';
import { type Conversation, conversationKey } from '../core/conversation.ts';
import type { Edit } from '../core/edit.ts';
import type { Message } from '../core/message.ts';
import { SECTIONS, summaryMarkdown } from '../core/summary.ts';
import type { Export } from './format.ts';
import { json } from './json.ts';
import { parseExport } from './parse-export.ts';

const PLAIN = { noNullPrototype: true } as const;

const text = fc.string({ unit: 'binary', maxLength: 30 });

const message: fc.Arbitrary<Message> = fc.record(
  {
    id: text,
    role: fc.constantFrom('system', 'user', 'assistant', 'tool'),
    text,
    attachments: fc.array(
      fc.record({ kind: fc.constantFrom('image', 'file', 'artifact', 'report'), name: text }, PLAIN),
      {
        maxLength: 2,
      },
    ),
    complete: fc.boolean(),
    at: fc.double({ min: 0, max: 1e15, noNaN: true }).filter((moment) => !Object.is(moment, -0)),
    model: text,
  },
  { requiredKeys: ['id', 'role', 'text', 'attachments', 'complete'], noNullPrototype: true },
) as fc.Arbitrary<Message>;

const exported: fc.Arbitrary<Export> = fc
  .uniqueArray(message, { selector: ({ id }) => id, minLength: 1, maxLength: 6 })
  .chain((messages) =>
    fc.record({ conversation: conversationOf(messages), checkpoint: checkpointOf(messages), edits: editsOf(messages) }),
  )
  .chain(({ conversation, checkpoint, edits }) =>
    fc
      .record(
        {
          conversation: fc.constant(conversation),
          checkpoint: fc.constant(checkpoint),
          edits: fc.constant(edits.map((edit) => ({ ...edit, conversation: conversation.key }))),
          preamble: text,
          exportedAt: fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
        },
        { requiredKeys: ['conversation', 'exportedAt'] },
      )
      .map((value) => asEdited(value as Export)),
  );

/** As the store hands it out: the checkpoint as the edits leave it, and as it was written. */
function asEdited({ checkpoint: written, ...rest }: Export): Export {
  if (written === undefined) return rest;
  const { lines } = applyEdits(written.lines, rest.edits ?? [], rest.conversation.messages);
  const checkpoint = { ...written, lines, summary: summaryMarkdown(lines, written.language) };
  return { ...rest, written, checkpoint };
}

function editsOf(messages: readonly Message[]): fc.Arbitrary<readonly Edit[]> {
  const frame = { id: text, at: fc.nat(), conversation: fc.constant('') };
  const words = text.filter((some) => some.trim() !== '');
  const line = { section: fc.constantFrom(...SECTIONS), text: words };
  const ids = fc.array(fc.constantFrom(...messages.map(({ id }) => id)), { maxLength: 2 });
  const edit = fc.oneof(
    fc.record({ ...frame, ...line, kind: fc.constant('pin'), messages: ids }, PLAIN),
    fc.record({ ...frame, ...line, kind: fc.constant('add') }, PLAIN),
    fc.record({ ...frame, ...line, kind: fc.constant('rewrite'), was: text, messages: ids }, PLAIN),
    fc.record({ ...frame, kind: fc.constant('remove'), text }, PLAIN),
    fc.record({ ...frame, kind: fc.constant('undo'), edit: text }, PLAIN),
  );
  return fc.array(edit, { maxLength: 3 }) as fc.Arbitrary<readonly Edit[]>;
}

function conversationOf(messages: readonly Message[]): fc.Arbitrary<Conversation> {
  const before = fc.constantFrom(...messages.map(({ id }) => id));
  const gaps = fc.array(
    fc.record({ before, count: fc.integer({ min: 1 }) }, { requiredKeys: [], noNullPrototype: true }),
    { maxLength: 3 },
  );
  return fc
    .record(
      {
        site: text,
        chatId: text,
        title: text,
        parent: text,
        via: fc.constantFrom('page', 'record', 'guess'),
        seenAt: fc.nat(),
        gaps,
      },
      {
        requiredKeys: ['site', 'chatId', 'title', 'via', 'seenAt', 'gaps'],
      },
    )
    .chain(({ gaps: places, ...rest }) =>
      fc.record({ expected: fc.nat() }, { requiredKeys: [], noNullPrototype: true }).map((expected) => ({
        ...rest,
        key: conversationKey(rest.site, rest.chatId),
        url: 'https://example.com/c/1?a=%20#b',
        messages,
        coverage: { captured: messages.length, ...expected, gaps: places },
      })),
    ) as fc.Arbitrary<Conversation>;
}

function checkpointOf(messages: readonly Message[]): fc.Arbitrary<Checkpoint> {
  const line = fc.record(
    {
      section: fc.constantFrom(...SECTIONS),
      text,
      evidence: fc.array(fc.integer({ min: 1, max: messages.length })),
      author: fc.constantFrom('digest', 'model', 'user'),
    },
    PLAIN,
  );
  return fc
    .record(
      {
        engine: fc.constantFrom('digest', 'model'),
        promptVersion: text,
        lines: fc.array(line),
        count: fc.integer({ min: 1, max: messages.length }),
        model: text,
        base: fc.constant('b'),
        language: fc.constantFrom('en', 'de', 'ja', 'xx'),
        details: fc.record({ held: fc.nat(), all: fc.nat(), missing: fc.array(text) }, PLAIN),
      },
      { requiredKeys: ['engine', 'promptVersion', 'lines', 'count'] },
    )
    .map((part) => ({
      ...part,
      ...{ id: 'x', conversation: 'k', throughMessageId: messages[part.count - 1]?.id ?? '', prefixHash: 'h' },
      ...{ summary: summaryMarkdown(part.lines), tokensIn: 1, tokensOut: 1, at: 1 },
    })) as fc.Arbitrary<Checkpoint>;
}

test('what was exported is read back exactly', () => {
  fc.assert(
    fc.property(exported, (value) => {
      const file = json.render(value);
      const imported = parseExport(file);
      expect(imported.conversation).toStrictEqual(value.conversation);
      expect(imported.preamble).toBe(value.preamble);
      expect(imported.checkpoint?.lines).toStrictEqual(value.checkpoint?.lines);
      expect(imported.written?.lines).toStrictEqual(value.written?.lines);
      expect(imported.edits).toStrictEqual(value.edits ?? []);
      expect(JSON.parse(json.render(imported))).toStrictEqual(JSON.parse(file));
    }),
  );
});

test('lines that stand go on standing', () => {
  fc.assert(
    fc.property(exported, (value) => {
      const { written } = parseExport(json.render(value));
      expect(written?.base).toBe(value.checkpoint?.base === undefined ? undefined : written?.id);
    }),
  );
});

test('the rebuilt checkpoint is true of the conversation', () => {
  fc.assert(
    fc.property(exported, (value) => {
      const { checkpoint, conversation } = parseExport(json.render(value));
      expect(checkpoint === undefined || stillTrue(checkpoint, conversation.messages)).toBe(true);
    }),
  );
});

describe('a file that is wrong is refused with a sentence', () => {
  const good = {
    ...{ schema: 'baton/conversation', version: 1, exportedAt: '2026-01-01T00:00:00.000Z', site: 's', chatId: 'c' },
    ...{ title: 't', url: 'https://example.com/', via: 'page', seenAt: 1, summary: null, preamble: null },
    coverage: { captured: 1, gaps: [] },
    messages: [{ id: 'a', role: 'user', text: 'hi', attachments: [], complete: true }],
  };
  const summary = { engine: 'digest', promptVersion: '1', coversThrough: 'a', count: 1, markdown: '', lines: [] };
  const line = { section: 'goal', text: 'x', evidence: [1], author: 'digest' };
  const [only] = good.messages;

  test('and the right one is not', () => {
    expect(parseExport(JSON.stringify({ ...good, summary: { ...summary, lines: [line] } })).checkpoint?.count).toBe(1);
  });

  test.each<[string, unknown, RegExp]>([
    ['another schema', { ...good, schema: 'other' }, /not a conversation that Baton exported/],
    ['null', null, /not a conversation/],
    ['a later version', { ...good, version: 2 }, /version 2; this Baton reads version 1/],
    ['no messages', { ...good, messages: undefined }, /messages must be a list/],
    [
      'an unknown role',
      { ...good, messages: [{ ...only, role: 'boss' }] },
      /messages\[0\]\.role must be one of system,/,
    ],
    ['a text that is none', { ...good, messages: [{ ...only, text: 5 }] }, /messages\[0\]\.text must be a text/],
    ['the same id twice', { ...good, messages: [only, only] }, /must each have an id of their own/],
    ['a wrong count', { ...good, coverage: { captured: 9, gaps: [] } }, /coverage\.captured must be the number/],
    ['a gap nowhere', { ...good, coverage: { captured: 1, gaps: [{ before: 'z' }] } }, /must name messages/],
    ['a script for an address', { ...good, url: 'javascript:alert(1)' }, /url must be an http or https address/],
    ['no date', { ...good, exportedAt: 'soon' }, /exportedAt must be a date/],
    ['a summary of other messages', { ...good, summary: { ...summary, coversThrough: 'b' } }, /id of message 1/],
    ['evidence from nowhere', { ...good, summary: { ...summary, lines: [{ ...line, evidence: [2] }] } }, /not cite/],
    [
      'an unknown edit',
      { ...good, edits: [{ id: 'e', at: 1, kind: 'shout', text: 'x' }] },
      /edits\[0\]\.kind must be one/,
    ],
    ['a pin of nothing', { ...good, edits: [{ id: 'e', at: 1, kind: 'pin' }] }, /edits\[0\]\.section must be one/],
    [
      'a section of its own',
      { ...good, summary: { ...summary, lines: [{ ...line, section: 'x' }] } },
      /lines\[0\]\.section/,
    ],
  ])('%s', (_, file, sentence) => {
    expect(() => parseExport(JSON.stringify(file))).toThrow(sentence);
  });

  test('a file that is cut off', () => {
    expect(() => parseExport(JSON.stringify(good).slice(0, -5))).toThrow(/not JSON, or it is cut off/);
  });
});
