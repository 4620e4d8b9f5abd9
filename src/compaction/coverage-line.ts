import type { Conversation } from '../core/conversation.ts';
import { type Gap, isWhole } from '../core/conversation.ts';
import type { Message } from '../core/message.ts';
import type { PreambleSource } from './preamble-source.ts';

/** Says where a preamble is from, what it covers, and what is known to be missing. `tail`: messages word for word. */
export function coverageLine({ conversation, siteName, checkpoint }: PreambleSource, tail: number): string {
  const { captured, expected } = conversation.coverage;
  const title = conversation.title === '' ? '' : `, “${conversation.title}”`;
  const count = expected === undefined || expected === captured ? `${captured}` : `${captured} of ${expected}`;
  const covered = checkpoint === undefined ? '' : `The summary covers messages 1 to ${checkpoint.count}; `;
  const newest = `${covered}${covered === '' ? 'T' : 't'}he newest ${tail} follow word for word.`;
  return `From ${siteName}${title}: ${count} messages. ${newest}${missing(conversation)}`;
}

function missing({ coverage, messages }: Conversation): string {
  if (isWhole(coverage)) return '';
  const places = coverage.gaps.map((gap) => gapPlace(gap, messages));
  return places.length === 0 ? ' Some messages are missing.' : ` Missing: ${places.join('; ')}.`;
}

function gapPlace({ before, count }: Gap, messages: readonly Message[]): string {
  const many = count === undefined ? 'some messages' : `${count} messages`;
  const index = messages.findIndex(({ id }) => id === before);
  if (index === 0) return `${many} at the beginning`;
  return index === -1 ? `${many} at the end` : `${many} between [#${index}] and [#${index + 1}]`;
}
