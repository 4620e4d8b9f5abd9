import { describe, expect, test } from 'vitest';
import { transcript } from '../../test/support/transcript.ts';
import { type Checkpoint, prefixHash } from '../core/checkpoint.ts';
import type { Message } from '../core/message.ts';
import { tokensOf } from '../core/tokens.ts';
import { planFold } from './plan-fold.ts';

const chat = (length: number): readonly Message[] =>
  Array.from({ length }, (_, index) => ({
    id: `m${index + 1}`,
    role: index % 2 === 0 ? 'user' : 'assistant',
    text: `words of message ${index + 1}`,
    attachments: [],
    complete: true,
  }));

function checkpointOver(messages: readonly Message[]): Checkpoint {
  return {
    id: 'c',
    conversation: 'x:y',
    throughMessageId: messages.at(-1)?.id ?? '',
    count: messages.length,
    prefixHash: prefixHash(messages),
    summary: '',
    lines: [],
    engine: 'digest',
    promptVersion: '1',
    tokensIn: 0,
    tokensOut: 0,
    at: 0,
  };
}

describe('planFold', () => {
  test('folds all there is when nothing is to be kept', () => {
    expect(planFold(chat(6), undefined, { keep: 0 })?.covered).toEqual(chat(6));
  });

  test('keeps whole newest turns within the budget', () => {
    const oneTurn = tokensOf(chat(6).slice(4));
    expect(planFold(chat(6), undefined, { keep: oneTurn })?.covered).toEqual(chat(6).slice(0, 4));
    expect(planFold(chat(6), undefined, { keep: oneTurn })?.splitTurn).toBeUndefined();
  });

  test('splits a turn that is over the budget alone, and says how', () => {
    const oneTurn = tokensOf(chat(6).slice(4));
    expect(planFold(chat(6), undefined, { keep: oneTurn - 1 })).toEqual({
      covered: chat(6).slice(0, 5),
      folded: chat(6).slice(0, 5),
      splitTurn: { folded: 1, kept: 1 },
    });
    expect(planFold(chat(6), undefined, { keep: 1 })?.covered).toEqual(chat(6));
  });

  test('does not part a tool result from its call', () => {
    const [asked, ...answers] = transcript('u1 a2 t3 a4').messages;
    const messages = asked === undefined ? [] : [asked, ...answers];
    const keep = tokensOf(messages.slice(2));
    expect(planFold(messages, undefined, { keep })?.covered.map(({ id }) => id)).toEqual(['u1', 'a2', 't3']);
  });

  test('is due only when much is uncovered, and then frees enough not to be due again at once', () => {
    const budget = { keep: tokensOf(chat(2)), due: tokensOf(chat(8)) };
    const checkpoint = checkpointOver(chat(2));
    expect(planFold(chat(8), checkpoint, budget)).toBeUndefined();
    const plan = planFold(chat(12), checkpoint, budget);
    expect(plan?.covered).toEqual(chat(10));
    expect(planFold(chat(14), checkpointOver(plan?.covered ?? []), budget)).toBeUndefined();
  });

  test('is not due at exactly what is due, and is beyond', () => {
    const due = tokensOf(chat(4));
    expect(planFold(chat(4), undefined, { keep: 0, due })).toBeUndefined();
    expect(planFold(chat(4), undefined, { keep: 0, due: due - 1 })?.covered).toEqual(chat(4));
  });

  test('has nothing to fold where all that is uncovered is kept', () => {
    expect(planFold(chat(2), undefined, { keep: 1000 })).toBeUndefined();
    expect(planFold(chat(4), checkpointOver(chat(2)), { keep: tokensOf(chat(4).slice(2)) })).toBeUndefined();
    expect(planFold(chat(4), checkpointOver(chat(3)), { keep: tokensOf(chat(4).slice(2)) })).toBeUndefined();
  });

  test('names no checkpoint where there was none', () => {
    expect(planFold(chat(2), undefined, { keep: 0 })).toStrictEqual({ covered: chat(2), folded: chat(2) });
  });

  test('keeps of a turn that is split what fits exactly', () => {
    const newest = tokensOf(chat(2).slice(1));
    expect(planFold(chat(2), undefined, { keep: newest })?.splitTurn).toEqual({ folded: 1, kept: 1 });
    expect(planFold(chat(2), undefined, { keep: newest - 1 })?.splitTurn).toBeUndefined();
  });

  test('goes on from the checkpoint', () => {
    const checkpoint = checkpointOver(chat(2));
    expect(planFold(chat(6), checkpoint, { keep: 0 })).toEqual({
      previous: checkpoint,
      covered: chat(6),
      folded: chat(6).slice(2),
    });
  });

  test('has nothing to do in an unchanged conversation', () => {
    expect(planFold(chat(6), checkpointOver(chat(6)), { keep: 0 })).toBeUndefined();
  });

  test('stops in front of an answer that is still being written', () => {
    const writing = chat(6).map((message, index) => (index === 5 ? { ...message, complete: false } : message));
    expect(planFold(writing, undefined, { keep: 0 })?.covered).toEqual(chat(6).slice(0, 5));
  });

  test('goes on behind an answer that was stopped in the middle of the chat', () => {
    const stopped = chat(6).map((message, index) => (index === 1 ? { ...message, complete: false } : message));
    expect(planFold(stopped, undefined, { keep: 0 })?.covered).toEqual(stopped);
    const writing = stopped.map((message, index) => (index > 3 ? { ...message, complete: false } : message));
    expect(planFold(writing, undefined, { keep: 0 })?.covered).toEqual(writing.slice(0, 4));
  });

  test('has nothing to do without messages', () => {
    expect(planFold([], undefined, { keep: 0 })).toBeUndefined();
  });
});
