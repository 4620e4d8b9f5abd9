import type { Markup } from './markup/markup.ts';
import type { RecordReader } from './records/record.ts';

/** All we know of one chat site: data, and functions of one or two lines where data cannot say it. */
export interface SiteAdapter {
  /** The name of its file. */
  readonly id: string;
  /** As a person calls the site. */
  readonly name: string;
  /**
   * Match patterns of the addresses it is served at: an origin, a path, a star. Empty where people host it themselves.
   */
  readonly matches: readonly string[];
  /** What people host themselves, at addresses of their own, is known by something that stands in its pages. */
  readonly signs?: string;
  /** How sure we are of what is written here: seen in saved pages, read in the site's own source, or told by others. */
  readonly seen: 'pages' | 'source' | 'reports';
  /** The site's id of the chat at an address; undefined where the address is of no saved chat. */
  readonly chatId: (url: URL) => string | undefined;
  /** Where a new chat begins. `from` is an address of the same site that the user is at, if any. */
  readonly newChat: (from?: URL) => string;
  /** What scrolls the chat: selectors, best first. None matching, it is the first ancestor of a message that scrolls. */
  readonly scroller: readonly string[];
  /** The box a person types into: selectors, best first. */
  readonly composer: readonly string[];
  /** The longest text the box takes, in UTF-16 units, where that is known. */
  readonly limit?: number;
  /**
   * How the editor takes several lines, where it does not say itself what it is: `whole`, one insertText command with
   * line breaks in it (ProseMirror); `lines`, one insertText a line with a break between them (Quill, Lexical, Slate);
   * `value`, a textarea's value.
   */
  readonly insert: 'whole' | 'lines' | 'value';
  /** Where the messages stand in its pages. */
  readonly markup: Markup;
  /** Reads the site's own record of a chat, where one is known. */
  readonly record?: RecordReader;
}
