import { expect } from 'vitest';
import { keepLastWithSummary } from '../../src/compaction/keep-last.ts';
import { buildPreamble } from '../../src/compaction/preamble.ts';
import { SUMMARY_ID } from '../../src/compaction/window.ts';
import { type Checkpoint, stillTrue } from '../../src/core/checkpoint.ts';
import type { Conversation } from '../../src/core/conversation.ts';
import type { Message } from '../../src/core/message.ts';
import { DEFAULT_SETTINGS } from '../../src/core/settings.ts';
import { summaryMarkdown } from '../../src/core/summary.ts';
import { estimateTokens } from '../../src/core/tokens.ts';
import { readCheckpoints, readSummarised } from '../../src/store/read.ts';
import { type Chat, KEY } from './chat.ts';
import { middleOf } from './secrets.ts';
import type { Seen, Wishes } from './user-edits.ts';

/** Of what is stored: it is all that was shown, and the summary is true, whole, and as the user wants it. */
export async function expectSoundStore(chat: Chat, wishes: Wishes): Promise<Seen> {
  const { conversation, checkpoint, written } = (await readSummarised(KEY)) ?? {};
  if (conversation === undefined) throw new Error('the conversation is lost');
  expectShown(conversation, chat);
  const seen = { lines: checkpoint?.lines.map(({ text }) => text) ?? [], messages: idsOf(conversation.messages) };
  if (checkpoint === undefined || written === undefined) return seen;
  expect(stillTrue(checkpoint, conversation.messages)).toBe(true);
  const last = conversation.messages[checkpoint.count - 1];
  // ids that are made of words may come to stand at another of the messages that say the same
  if (chat.withIds) expect(last?.id).toBe(checkpoint.throughMessageId);
  expectWishes(checkpoint, wishes);
  expectEvidence(written, checkpoint, conversation.messages.length);
  for (const count of [0, 1, 2, 7, 60, 1_000, 10_000]) expectWhole(conversation, checkpoint, count);
  expectChain(await readCheckpoints(KEY), written);
  return seen;
}

function expectShown({ messages }: Conversation, chat: Chat): void {
  const stored = messages.map(({ text }) => text);
  const shown = chat.messages().map(({ text }) => text);
  if (chat.withIds) {
    expect(firstDifference(stored.slice(0, shown.length), shown)).toBe(-1);
    return;
  }
  // without ids words tell messages apart, and of those said again and again one may be taken for the other
  let at = -1;
  const lost = shown.filter((text) => {
    at = stored.indexOf(text, at + 1);
    return at === -1;
  });
  expect(lost).toEqual([]);
}

/** The first place where two lists differ; -1 where they are the same. Fast, and short where it fails. */
function firstDifference(a: readonly unknown[], b: readonly unknown[]): number {
  return a.length > b.length ? b.length : b.findIndex((each, index) => each !== a[index]);
}

function expectWishes({ lines, summary, language }: Checkpoint, wishes: Wishes): void {
  const texts = lines.map(({ text }) => text);
  expect(wishes.standing().filter((text) => !texts.includes(text))).toEqual([]);
  expect(wishes.gone().filter((text) => texts.includes(text))).toEqual([]);
  expect(wishes.standing().filter((text) => texts.indexOf(text) !== texts.lastIndexOf(text))).toEqual([]);
  expect(summary).toBe(summaryMarkdown(lines, language));
}

/** What was written rests on what it covers; the user's own lines may rest on later messages. */
function expectEvidence(written: Checkpoint, seen: Checkpoint, messages: number): void {
  const strange = (lines: Checkpoint['lines'], most: number) =>
    lines.flatMap(({ evidence }) => evidence).filter((number) => number < 1 || number > most);
  expect(strange(written.lines, written.count)).toEqual([]);
  expect(strange(seen.lines, messages)).toEqual([]);
  const engines = seen.lines.filter(({ author }) => author !== 'user');
  expect(strange(engines, seen.count)).toEqual([]);
}

const idsOf = (messages: readonly Message[]): readonly string[] => messages.map(({ id }) => id);

/** The span that the summary covers and the window behind it are every message, in order. */
function expectWhole({ messages }: Conversation, checkpoint: Checkpoint, count: number): void {
  const throughMessageId = messages[checkpoint.count - 1]?.id ?? '';
  const kept = keepLastWithSummary({ summary: () => checkpoint.summary, count, throughMessageId })({ messages });
  const window = kept.messages.filter(({ id }) => id !== SUMMARY_ID);
  const covered = messages.slice(0, checkpoint.count);
  const alsoCovered = Math.max(0, checkpoint.count - (messages.length - window.length));
  expect(window.length).toBeGreaterThanOrEqual(Math.min(count, messages.length));
  expect(firstDifference([...covered, ...window.slice(alsoCovered)], messages)).toBe(-1);
  const isSummarised = kept.messages[0]?.id === SUMMARY_ID;
  expect(isSummarised).toBe(window.length < messages.length);
}

const SAYS = /(?:The summary covers messages 1 to (\d+); the|\. The) newest (\d+) follow word for word/;

/** Of what is carried: it says what it covers, and holds what the user wrote. */
export async function expectSoundPreamble(wishes: Wishes): Promise<void> {
  const { conversation, checkpoint } = (await readSummarised(KEY)) ?? {};
  if (conversation === undefined || checkpoint === undefined) return;
  const source = { conversation, checkpoint, settings: DEFAULT_SETTINGS, siteName: 'ChatGPT' };
  const whole = buildPreamble({ ...source, limit: 10_000_000 });
  const total = conversation.messages.length;
  expect(saidOf(whole.text)).toEqual([
    summarises(whole.text, checkpoint, total > whole.kept) ? checkpoint.count : undefined,
    whole.kept,
  ]);
  expect(checkpoint.count + whole.kept).toBeGreaterThanOrEqual(total);
  const numbers = [...whole.text.matchAll(/^\[#(\d+)\] \w+:$/gm)].map(([, number]) => Number(number));
  expect(numbers).toEqual(Array.from({ length: whole.kept }, (_, index) => total - whole.kept + index + 1));
  expect(wishes.standing().filter((text) => !whole.text.includes(text))).toEqual([]);
  // to find out what fits reads the whole chat many times
  if (total > 700) return;
  const short = buildPreamble({ ...source, limit: 6_000 });
  expect(short.text.length).toBeLessThanOrEqual(6_000);
  expect(saidOf(short.text)).toEqual([
    summarises(short.text, checkpoint, total > short.kept) ? checkpoint.count : undefined,
    short.kept,
  ]);
}

function saidOf(preamble: string): readonly (number | undefined)[] {
  const [, through, newest] = SAYS.exec(preamble) ?? [];
  return [through, newest].map((number) => (number === undefined ? undefined : Number(number)));
}

/** Whether there is a summary in it: the user's own lines are one only where there are no others. */
function summarises(preamble: string, { lines }: Checkpoint, isCut: boolean): boolean {
  const [summary = ''] = preamble.split('\n\n[#');
  const others = lines.filter(({ author }) => author !== 'user');
  if (others.length === 0) return isCut && lines.length > 0;
  return others.some(({ text }) => summary.includes(`\n- ${text}`));
}

/** Every checkpoint was made from one that was there before it. */
function expectChain(checkpoints: readonly Checkpoint[], newest: Checkpoint): void {
  const byId = new Map(checkpoints.map((checkpoint) => [checkpoint.id, checkpoint]));
  expect(byId.size).toBe(checkpoints.length);
  for (const { parent, at } of checkpoints) {
    if (parent !== undefined) expect(byId.get(parent)?.at).toBeLessThan(at);
  }
  expect(byId.has(newest.id)).toBe(true);
}

/** Of what was asked of a model: it is within its budget, and holds no secret, nor half of one. */
export function expectSoundPrompts(prompts: readonly string[], secrets: readonly string[], most: number): void {
  const middles = secrets.map(middleOf);
  for (const prompt of prompts) {
    expect(estimateTokens(prompt)).toBeLessThanOrEqual(most);
    expect(middles.filter((middle) => prompt.includes(middle))).toEqual([]);
  }
}
