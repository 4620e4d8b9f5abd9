import { serve } from '../../browser/rpc.ts';
import { isOursOrWorker } from '../../browser/sender.ts';
import type { Capture, CapturedMessage } from '../../core/capture.ts';
import { Failure } from '../../core/failure.ts';
import type { GuessApi } from '../../protocol/guess-api.ts';
import { CHANNEL, inbox } from '../../protocol/index.ts';
import { lookAt } from './look-at.ts';
import { type GuessRead, readGuess } from './read-guess.ts';

/** Set once in a page, since each click of the user's puts the script in again. */
const STARTED = Symbol.for('baton guess');

/** Answers for a page that no adapter is for. Reads it when asked, and hands in only what was asked for after that. */
export function startGuess(): void {
  if (Object.hasOwn(globalThis, STARTED)) return;
  Object.defineProperty(globalThis, STARTED, { value: true });
  let found: GuessRead | undefined;
  const api: GuessApi = {
    look: async () => {
      found = undefined;
      found = readGuess(document, new URL(location.href));
      return lookAt(found);
    },
    keep: async (isSwapped) => {
      if (found === undefined) throw new Failure('no-chat-found', location.host);
      await inbox.captured(isSwapped ? swapped(found.capture) : found.capture);
    },
  };
  serve<GuessApi>(CHANNEL.guess, () => api, isOursOrWorker);
}

/** The same with the two speakers in each other's place. */
export function swapped(capture: Capture): Capture {
  return { ...capture, messages: capture.messages.map(turned) };
}

function turned(message: CapturedMessage): CapturedMessage {
  return { ...message, role: message.role === 'user' ? 'assistant' : 'user' };
}
