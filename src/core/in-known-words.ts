import type { Capture, CapturedMessage } from './capture.ts';
import type { Conversation } from './conversation.ts';
import type { Message } from './message.ts';
import { pairReadings } from './pair-readings.ts';

/**
 * Where a chat's own record was or is read: a capture in terms of what is known, its messages with the ids under which
 * they are known. The record's words are the site's own source: a page's reading of them does not take their place.
 */
export function inKnownWords(known: Conversation, capture: Capture): Capture {
  if (known.via === 'page' && capture.via === 'page') return capture;
  const pairs = pairReadings(known.messages, capture.messages);
  const knownAs = new Map(pairs.map(([atKnown, atShown]) => [atShown, known.messages[atKnown]]));
  const messages = capture.messages.map((shown, index) => translated(shown, knownAs.get(index), capture.via));
  return { ...capture, messages };
}

function translated(shown: CapturedMessage, known: Message | undefined, via: Capture['via']): CapturedMessage {
  if (known === undefined) return shown;
  const isSettled = via === 'page' && known.complete && known.text !== '';
  return isSettled ? known : { ...shown, id: known.id };
}
