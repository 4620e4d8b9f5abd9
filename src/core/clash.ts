import { type Link, placesOf } from './strip.ts';

type Links = readonly Link[];

/**
 * Two stretches that begin at the same place: what is known as far as the capture shows no other message at the very
 * place of one. Places that are not counted tell nothing.
 */
export function beforeClash(known: Links, shown: Links): Links {
  const [places, placesShown] = [placesOf({ links: known }), placesOf({ links: shown })];
  const at = new Map(shown.map((link, index) => [placesShown[index], link]));
  at.delete(undefined);
  const clash = known.findIndex((link, index) => {
    const there = at.get(places[index]);
    return there !== undefined && !isBeginningOf(there, link);
  });
  return clash === -1 ? known : known.slice(0, clash);
}

/** A message that is not yet mounted as a whole. */
function isBeginningOf({ message }: Link, known: Link): boolean {
  return !message.complete && known.message.role === message.role && known.message.text.startsWith(message.text);
}
