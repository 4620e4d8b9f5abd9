import { type Capture, type CapturedMessage, trustedVia } from './capture.ts';
import type { Conversation } from './conversation.ts';
import type { Message } from './message.ts';
import { pairReadings } from './pair-readings.ts';

/**
 * Where a chat was or is read in a way that is trusted more, such as its own record: a capture in terms of what is known,
 * its messages with the ids under which they are known. The record's words are the site's own source: a page's reading
 * of them does not take their place, nor does a guess that of a page's.
 */
export function inKnownWords(known: Conversation, capture: Capture): Capture {
  if (known.via === capture.via && known.via !== 'record') return capture;
  const pairs = pairReadings(known.messages, capture.messages);
  const knownAs = new Map(pairs.map(([atKnown, atShown]) => [atShown, known.messages[atKnown]]));
  const isLess = known.via !== capture.via && trustedVia(known.via, capture.via) === known.via;
  const messages = capture.messages.map((shown, index) => translated(shown, knownAs.get(index), isLess));
  return { ...capture, messages };
}

function translated(shown: CapturedMessage, known: Message | undefined, isLess: boolean): CapturedMessage {
  if (known === undefined) return shown;
  const isSettled = isLess && known.complete && known.text !== '';
  return isSettled ? known : { ...shown, id: known.id };
}
