import { findPreamble, wordsBeside } from '../core/find-preamble.ts';
import type { Message } from '../core/message.ts';

/** Numbers of the earlier chat's messages, and who spoke there: here they would mean other messages. */
const NUMBERS = /^\[#\d{1,7}\] \p{L}+:$|[ \t]*\[#\d{1,7}\]/gmu;

/** A message as its author wrote it: without the preamble it begins with. */
export function ownWords(message: Message): Message {
  const found = preambleOf(message);
  return found === undefined ? message : { ...message, text: wordsBeside(found) };
}

/** Of a message that begins with a preamble the notes in it, as what the user was told; of any other nothing. */
export function carriedNotes(message: Message): Message {
  const notes = preambleOf(message)?.notes ?? '';
  return { ...message, role: 'assistant', text: notes.replace(NUMBERS, '') };
}

/** A message without the frame of its preamble: the notes, and what the user wrote around them. */
export function withoutFrame(message: Message): Message {
  if (preambleOf(message) === undefined) return message;
  return { ...message, text: `${ownWords(message).text}\n\n${carriedNotes(message).text}`.trim() };
}

function preambleOf({ role, text }: Message) {
  return role === 'user' ? findPreamble(text) : undefined;
}
