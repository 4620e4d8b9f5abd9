import type { Unit } from './unit.ts';

/** A unit before it is known where it stands. */
export interface Piece {
  readonly kind: Unit['kind'];
  readonly text: string;
  readonly lead: string;
  readonly context: string;
}

/** List items up to this length, in characters, are read together with their neighbours. */
const SHORT_ITEM = 32;
const LONGEST_JOINED = 200;

/** A run of list items of a few words each says something only as a whole: "Components: login; logout; reports". */
export function joinShortItems(pieces: readonly Piece[]): readonly Piece[] {
  const joined: Piece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (piece.kind !== 'item' || piece.text.length > SHORT_ITEM || last === undefined) {
      joined.push(piece);
      continue;
    }
    if (last.kind === 'item' && last.lead === piece.lead && last.text.length <= LONGEST_JOINED && isList(last.text)) {
      joined[joined.length - 1] = { ...last, text: `${last.text}; ${piece.text}` };
      continue;
    }
    const led = last.text === piece.lead && piece.lead !== '' && piece.lead.length <= 60;
    joined.push(led ? { ...piece, text: `${piece.lead.replace(/[:：]$/, '')}: ${piece.text}` } : piece);
  }
  return joined;
}

function isList(text: string): boolean {
  return text.split('; ').every((item) => item.replace(/^[^:]{1,60}: /, '').length <= SHORT_ITEM);
}
