import type { Message } from './message.ts';

/**
 * The newer of two readings of one message, unless it holds less: a page mounts text piece by piece and folds it away.
 */
export function fuller(known: Message, shown: Message): Message {
  const holdsLess = known.text.startsWith(shown.text) && known.text.length > shown.text.length;
  if (known.complete && (!shown.complete || holdsLess)) return known;
  if (shown.text === '' && known.text !== '') return known;
  return sameReading(known, shown) ? known : shown;
}

function sameReading(a: Message, b: Message): boolean {
  return (
    a.text === b.text && a.role === b.role && a.complete === b.complete && a.attachments.length === b.attachments.length
  );
}
