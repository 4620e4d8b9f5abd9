/** A chat site that people host themselves, at an address of their own. */
export interface Host {
  /** `https://chat.example.org`, without a path. */
  readonly origin: string;
  /** The id of the adapter of what runs there. */
  readonly site: string;
}

export interface Settings {
  /** How many of the newest messages travel word for word. */
  readonly keepLast: number;
  /** How long a summary may be, in tokens. */
  readonly summaryTokens: number;
  /** First line of a preamble, where the user wants another than that of the chat's language. */
  readonly summaryLabel?: string;
  /** The user's own chat sites. */
  readonly hosts?: readonly Host[];
  /** What a model is told in place of Baton's own prompts, by their names (`SummaryPrompts`). */
  readonly prompts?: Readonly<Record<string, string>>;
}

export const DEFAULT_SETTINGS: Settings = {
  keepLast: 6,
  summaryTokens: 1_200,
};
