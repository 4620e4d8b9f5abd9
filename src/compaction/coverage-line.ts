import type { Conversation } from '../core/conversation.ts';
import { type Gap, isWhole } from '../core/conversation.ts';
import type { Message } from '../core/message.ts';
import { withoutMarkWords } from '../core/preamble-frame.ts';
import { firstOf, inRanges } from './in-ranges.ts';
import type { PreambleSource } from './preamble-source.ts';

/** In characters. */
const LONGEST_TITLE = 120;
const LONGEST_SITE_NAME = 60;

/** What is in a preamble, by the numbers of the messages. */
export interface Held {
  /** Those that stand there word for word, rising. */
  readonly said: readonly number[];
  /** The summary covers the messages up to this one; 0 where none is in it. */
  readonly covered: number;
  /** Without the title, and with gaps only counted. */
  readonly terse?: boolean;
}

/** Says where a preamble is from, what it covers, and what is known to be missing. */
export function coverageLine({ conversation, siteName }: PreambleSource, held: Held): string {
  const { captured, expected } = conversation.coverage;
  const title = conversation.title === '' || held.terse ? '' : `, “${short(conversation.title, LONGEST_TITLE)}”`;
  const from = `From ${short(siteName, LONGEST_SITE_NAME)}${title}: ${counted(captured, expected)}.`;
  return `${from} ${heldWords(held, conversation.messages.length)}${missing(conversation, held.terse)}`;
}

/** How many messages at the end of the conversation stand there word for word, without a hole between them. */
export function newestCount(said: readonly number[], length: number): number {
  const from = said.toReversed().findIndex((number, index) => number !== length - index);
  return from === -1 ? said.length : from;
}

/** Those that neither stand there nor are summarised. */
export function absentOf({ said, covered }: Held, length: number): readonly number[] {
  const there = new Set(said);
  return Array.from({ length }, (_, index) => index + 1).filter((number) => number > covered && !there.has(number));
}

function heldWords({ said, covered }: Held, length: number): string {
  const summary = covered === 0 ? '' : `The summary covers messages 1 to ${covered}; `;
  const newest = newestCount(said, length);
  const older = said.slice(0, said.length - newest);
  const behind = older.length === 0 ? '' : `, behind ${inRanges(older)}`;
  return `${summary}${summary === '' ? 'T' : 't'}he newest ${newest} follow word for word${behind}.`;
}

function counted(captured: number, expected = captured): string {
  if (captured > expected) return `${captured} messages (the site says ${expected}: some may be of another branch)`;
  return captured === expected ? `${captured} messages` : `${captured} of ${expected} messages`;
}

/** A title is a stranger's text: on one line, short, and without quotes that could end it. */
function short(title: string, most: number): string {
  const letters = [
    ...withoutMarkWords(title)
      .replace(/[“”"\s]+/g, ' ')
      .trim(),
  ];
  return letters.length > most ? `${letters.slice(0, most).join('')}…` : letters.join('');
}

function missing({ coverage, messages }: Conversation, terse = false): string {
  if (isWhole(coverage)) return '';
  const { gaps } = coverage;
  if (gaps.length === 0) return ' Some messages are missing.';
  if (terse) return ` Missing: messages at ${gaps.length === 1 ? 'one place' : `${gaps.length} places`}.`;
  return ` Missing: ${firstOf(
    gaps.map((gap) => gapPlace(gap, messages)),
    '; ',
  )}.`;
}

function gapPlace({ before, count }: Gap, messages: readonly Message[]): string {
  const many = count === undefined ? 'perhaps some messages' : `${count} messages`;
  const index = messages.findIndex(({ id }) => id === before);
  if (index === 0) return `${many} at the beginning`;
  return index === -1 ? `${many} at the end` : `${many} between [#${index}] and [#${index + 1}]`;
}
