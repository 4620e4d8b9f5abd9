import type { Message, Role } from '../core/message.ts';
import { type Block, toBlocks } from './blocks.ts';
import { handedOver } from './carried.ts';
import { groupClauses } from './clauses.ts';
import { codeCaptions } from './code-captions.ts';
import { withContext } from './context.ts';
import { withoutFrame, withoutLabels } from './frame.ts';
import { joinShortItems, type Piece } from './pieces.ts';
import { plainText, typedText } from './plain-text.ts';
import { sentences } from './sentences.ts';
import type { UnitsOfMessage } from './unit.ts';

/** A longer sentence is read in groups of clauses, in characters. */
const LONGEST_UNIT = 240;
/** Of a huge message the beginning is read, in pieces, and the end, in blocks. */
const MOST_PIECES = 300;
const LAST_BLOCKS = 60;

/** Reads a message into its units. `number` is its place in the chat, from 1. */
export function unitsOf(message: Message, number: number): UnitsOfMessage {
  const carried = number === 1 ? handedOver(message, number) : undefined;
  return { message, number, units: [...(carried?.units ?? []), ...saidIn(carried?.own ?? message, number)] };
}

function saidIn(message: Message, number: number): UnitsOfMessage['units'] {
  const pieces = withContext(joinShortItems(piecesOf(toBlocks(withoutFrame(message.text)), message.role)));
  const at = message.at === undefined ? {} : { at: message.at };
  return pieces
    .filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
    .map((piece, index) => ({
      ...piece,
      role: message.role,
      complete: message.complete,
      evidence: [number],
      first: index === 0,
      ...at,
    }));
}

function piecesOf(blocks: readonly Block[], role: Role): readonly Piece[] {
  const pieces: Piece[] = [];
  let lead = '';
  for (const [at, block] of blocks.entries()) {
    if (pieces.length >= MOST_PIECES && at < blocks.length - LAST_BLOCKS) continue;
    if (pieces.length >= 2 * MOST_PIECES) break;
    if (block.kind === 'code') {
      for (const { kind, text } of codeCaptions(block)) pieces.push({ kind, text, lead, context: '' });
      continue;
    }
    const text = withoutLabels(role === 'user' ? typedText(block.text) : plainText(block.text));
    pieces.push(...piecesOfBlock(block, text, lead));
    if (block.kind === 'heading' || /[:：]$/.test(text)) lead = text;
  }
  return pieces;
}

/** What an item goes on with is read with its beginning. */
function fits(head: string, part: string): boolean {
  return head.length + part.length < LONGEST_UNIT - 20;
}

function piecesOfBlock({ kind }: Block, text: string, lead: string): readonly Piece[] {
  if (kind === 'heading' || kind === 'row') return [{ kind, text, lead: kind === 'row' ? lead : '', context: '' }];
  const unit = kind === 'item' ? 'item' : 'sentence';
  const parts = sentences(text).flatMap((sentence) =>
    sentence.length > LONGEST_UNIT ? groupClauses(sentence, LONGEST_UNIT) : [sentence],
  );
  if (kind !== 'item') return parts.map((part) => ({ kind: unit, text: part, lead: '', context: '' }));
  const [head = ''] = parts;
  return parts.map((part, index) => ({
    kind: unit,
    text: part,
    lead,
    context: index > 0 && fits(head, part) ? head : '',
  }));
}
