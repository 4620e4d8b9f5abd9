import type { Capture } from '../../core/capture.ts';
import { Failure } from '../../core/failure.ts';
import { captureKey } from '../../core/message-id.ts';
import type { SiteAdapter } from '../../sites/adapter.ts';
import type { Ask, OpenChat, RecordedChat } from '../../sites/records/record.ts';
import { waitAfter } from './wait.ts';

export interface RecordSource {
  /**
   * The record of the open chat, which the page shows so; undefined where the site has none that is known, refused it,
   * or is left alone for a while. Asked for at most once for each change of the page.
   */
  readonly recordOf: (shown: Capture | undefined, chatId: string) => Promise<RecordedChat | undefined>;
}

export interface Places {
  readonly openChat: (chatId: string) => OpenChat;
  readonly ask: () => Ask;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

interface Answer {
  readonly of: string;
  readonly record: Promise<RecordedChat | undefined>;
}

export function recordSource({ record }: Pick<SiteAdapter, 'record'>, { openChat, ask, now }: Places): RecordSource {
  let last: Answer | undefined;
  let refusals = 0;
  let notBefore = Number.NEGATIVE_INFINITY;

  const asked = async (chatId: string): Promise<RecordedChat | undefined> => {
    if (record === undefined) return undefined;
    try {
      const read = await record(openChat(chatId), ask());
      refusals = 0;
      return isConversation(read) ? read : undefined;
    } catch (error) {
      notBefore = now() + waitAfter(failureOf(error), ++refusals, now());
      last = undefined;
      return undefined;
    }
  };

  return {
    recordOf: async (shown, chatId) => {
      if (now() < notBefore) return undefined;
      const of = stateOf(shown, chatId);
      if (last?.of !== of) last = { of, record: asked(chatId) };
      return last.record;
    },
  };
}

function isConversation({ messages }: RecordedChat): boolean {
  return ['user', 'assistant'].every((speaker) => messages.some(({ role }) => role === speaker));
}

/** A reader that stumbles over what it was given does not know its shape. */
function failureOf(error: unknown): Failure {
  return error instanceof Failure ? error : new Failure('record-unknown', String(error));
}

/** What changes when the chat does, and not when the page is only scrolled: its newest message. */
function stateOf(shown: Capture | undefined, chatId: string): string {
  const newest = shown?.reachesEnd === false ? undefined : shown?.messages.at(-1);
  return `${chatId} ${newest === undefined ? '' : `${captureKey(newest)} ${newest.text.length}`}`;
}
