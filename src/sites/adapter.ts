import type { Markup } from './markup.ts';

/** All we know of one chat site: data, and functions of one or two lines where data cannot say it. */
export interface SiteAdapter {
  /** The name of its file. */
  readonly id: string;
  /** As a person calls the site. */
  readonly name: string;
  /** Match patterns of the addresses it is served at. */
  readonly matches: readonly string[];
  /** The site's id of the chat at an address; undefined where the address is of no saved chat. */
  readonly chatId: (url: URL) => string | undefined;
  /** Where a new chat begins. `from` is an address of the same site that the user is at, if any. */
  readonly newChat: (from?: URL) => string;
  /** The box a person types into: selectors, best first. */
  readonly composer: readonly string[];
  /**
   * How the editor takes several lines: `whole`, one insertText command with line breaks in it (ProseMirror);
   * `lines`, one insertText a line with insertParagraph between them (Quill); `value`, a textarea's value.
   */
  readonly insert: 'whole' | 'lines' | 'value';
  /** Where the messages stand in its pages. */
  readonly markup: Markup;
}
