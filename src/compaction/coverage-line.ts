import type { Conversation } from '../core/conversation.ts';
import { type Gap, isWhole } from '../core/conversation.ts';
import type { Message } from '../core/message.ts';
import type { PreambleSource } from './preamble-source.ts';

/** In characters. */
const LONGEST_TITLE = 120;

/** Says where a preamble is from, what it covers, and what is known to be missing. `tail`: messages word for word. */
export function coverageLine({ conversation, siteName, checkpoint }: PreambleSource, tail: number): string {
  const { captured, expected } = conversation.coverage;
  const title = conversation.title === '' ? '' : `, “${shortTitle(conversation.title)}”`;
  const count = counted(captured, expected);
  const covered = checkpoint === undefined ? '' : `The summary covers messages 1 to ${checkpoint.count}; `;
  const newest = `${covered}${covered === '' ? 'T' : 't'}he newest ${tail} follow word for word.`;
  return `From ${siteName}${title}: ${count}. ${newest}${missing(conversation)}`;
}

function counted(captured: number, expected = captured): string {
  if (captured > expected) return `${captured} messages (the site says ${expected}: some may be of another branch)`;
  return captured === expected ? `${captured} messages` : `${captured} of ${expected} messages`;
}

/** A title is a stranger's text: on one line, short, and without quotes that could end it. */
function shortTitle(title: string): string {
  const line = title.replace(/[“”"\s]+/g, ' ').trim();
  return line.length > LONGEST_TITLE ? `${[...line].slice(0, LONGEST_TITLE).join('')}…` : line;
}

function missing({ coverage, messages }: Conversation): string {
  if (isWhole(coverage)) return '';
  const places = coverage.gaps.map((gap) => gapPlace(gap, messages));
  return places.length === 0 ? ' Some messages are missing.' : ` Missing: ${places.join('; ')}.`;
}

function gapPlace({ before, count }: Gap, messages: readonly Message[]): string {
  const many = count === undefined ? 'perhaps some messages' : `${count} messages`;
  const index = messages.findIndex(({ id }) => id === before);
  if (index === 0) return `${many} at the beginning`;
  return index === -1 ? `${many} at the end` : `${many} between [#${index}] and [#${index + 1}]`;
}
