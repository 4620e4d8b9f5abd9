/** What was found in a page that no adapter is for, before any of it is kept. */
export interface GuessLook {
  /** Empty where the page has none. */
  readonly title: string;
  /** How many messages each speaker has. */
  readonly counts: { readonly user: number; readonly assistant: number };
  /** The first messages, and where there are more the last ones. */
  readonly first: readonly GuessLine[];
  readonly last: readonly GuessLine[];
  /** What it was told by who speaks. */
  readonly by: 'attribute' | 'label' | 'class' | 'name' | 'side' | 'shape';
  /** Several signs agree that it is a chat, and on who speaks. */
  readonly isSure: boolean;
}

/** The beginning of a message. */
export interface GuessLine {
  readonly role: 'user' | 'assistant';
  readonly text: string;
}

/** What our own pages may ask of the script that was put into a page at the user's click. */
export interface GuessApi {
  /** Looks for a chat and keeps what it finds in the page; nothing is handed in. Throws Failure `no-chat-found`. */
  look(): Promise<GuessLook>;
  /**
   * Hands what the last look found to the worker, with the two speakers in each other's place where `swapped`; ends
   * when it is stored. Throws Failure `no-chat-found`, `store-failed`.
   */
  keep(swapped: boolean): Promise<void>;
}
