import type { CapturedMessage } from '../../core/capture.ts';

/** What a site's own record holds of a chat: its current path, whole, in order. */
export interface RecordedChat {
  readonly title?: string;
  readonly messages: readonly CapturedMessage[];
  /** False where the chat began before the first message here. True where nothing is said. */
  readonly reachesStart?: boolean;
}

/** The open chat, and what its page holds that a request may need. Nothing of it is kept beyond the request. */
export interface OpenChat {
  readonly chatId: string;
  readonly url: URL;
  /** A value of the page's local storage. */
  readonly stored: (key: string) => string | undefined;
  /** The keys of the page's local storage, for a site that puts the names of its users into them. */
  readonly storedKeys: () => readonly string[];
  /** A cookie that the page's own scripts can read. */
  readonly cookie: (name: string) => string | undefined;
  /** The text of the page's own inline scripts. */
  readonly scripts: () => string;
}

export interface Question {
  /** `POST` only where the site's own page reads in that way. */
  readonly method?: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON; a text, as a form. */
  readonly body?: unknown;
  /** What is answered; JSON where nothing is said. */
  readonly as?: 'json' | 'text';
}

/**
 * Asks the site the page is of, with the user's own cookies. Throws Failure `record-refused` with the status as its
 * detail where the site says no, is silent for too long, or answers what is no JSON.
 */
export type Ask = (path: string, question?: Question) => Promise<unknown>;

/**
 * Reads a site's record of the open chat, and nothing else of the site. Throws what `ask` throws, and Failure
 * `record-unknown` where the answer has another shape than the one known.
 */
export type RecordReader = (chat: OpenChat, ask: Ask) => Promise<RecordedChat>;
