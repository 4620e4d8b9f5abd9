import type { CapturedMessage } from '../../core/capture.ts';
import type { GuessLine, GuessLook } from '../../protocol/guess-api.ts';
import type { GuessRead } from './read-guess.ts';

/** Shown of the beginning and of the end of a chat, in messages. */
const SHOWN = 2;
/** Shown of a message, in characters. */
const MOST_OF_MESSAGE = 140;

/** What a person sees of a guess before it is kept. */
export function lookAt({ capture, by, isSure }: GuessRead): GuessLook {
  const { messages, title = '' } = capture;
  const users = messages.filter(({ role }) => role === 'user').length;
  return {
    title,
    counts: { user: users, assistant: messages.length - users },
    first: messages.slice(0, SHOWN).map(lineOf),
    last: messages.slice(Math.max(SHOWN, messages.length - SHOWN)).map(lineOf),
    by,
    isSure,
  };
}

function lineOf({ role, text, attachments }: CapturedMessage): GuessLine {
  const line = text.replace(/\s+/g, ' ').trim() || attachments.map(({ name }) => name).join(', ');
  const short = [...line].slice(0, MOST_OF_MESSAGE).join('');
  return { role: role === 'user' ? 'user' : 'assistant', text: short === line ? line : `${short.trimEnd()}…` };
}
