import type { CapturedMessage } from '../../core/capture.ts';
import { attachment, capturedMessage, type Part, uploaded } from './captured-message.ts';
import { idOf, listOf, nameOf, textOf, valueAt } from './json.ts';
import { milliseconds } from './milliseconds.ts';

// places seen 2026-05 to 2026-08
const IDS = [0, 1] as const;
const QUESTION = [2, 0, 0] as const;
const FILES = [2, 0, 4, 0, 3] as const;
const FILE_NAME = 2;
const FILE_TYPE = 11;
const CANDIDATE = [3, 0, 0] as const;
const MODEL = [3, 21] as const;
const TIME = [4, 0] as const;

/** A question and its answer, with the ids they have in the page. */
export function messagesOfTurn(turn: unknown): readonly CapturedMessage[] {
  const answerId = idOf(valueAt(turn, ...IDS));
  const at = timeOfTurn(turn);
  const files = listOf(valueAt(turn, ...FILES)).map((file) =>
    uploaded(nameOf(valueAt(file, FILE_NAME)), textOf(valueAt(file, FILE_TYPE))),
  );
  const question = [...files, textOf(valueAt(turn, ...QUESTION))];
  const answer = answerParts(
    listOf(valueAt(turn, ...CANDIDATE, 1))
      .map(textOf)
      .join('\n'),
  );
  return [
    ...capturedMessage('user', question, { id: answerId?.replace(/^r_/, ''), at }),
    ...capturedMessage('assistant', answer, { id: answerId, at, model: nameOf(valueAt(turn, ...MODEL)) }),
  ];
}

/** In milliseconds since 1970. */
export function timeOfTurn(turn: unknown): number | undefined {
  return milliseconds(valueAt(turn, ...TIME));
}

/** Text, with what stands for an image or a document of its own taken out, and marks of sources. */
function answerParts(text: string): readonly Part[] {
  const words = text.replace(/\[cite_start\]|[ \t]?\[cite:[^\]\n]*\]/g, '');
  const pieces = words.split(/[ \t]*https?:\/\/googleusercontent\.com\/(\w+)\/\d+[ \t]*/);
  return pieces.flatMap((piece, index) => (index % 2 === 0 ? [piece] : placeholderParts(piece)));
}

function placeholderParts(kind: string): readonly Part[] {
  if (/image/i.test(kind)) return [attachment('image', undefined)];
  if (/deep_?research/i.test(kind)) return [attachment('report', undefined)];
  return /immersive/i.test(kind) ? [attachment('artifact', undefined)] : [];
}
