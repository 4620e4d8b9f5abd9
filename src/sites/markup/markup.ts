import type { Attachment } from '../../core/message.ts';
import type { Rule } from '../../markdown/to-markdown.ts';

/** Who speaks in a chat page. */
export type Speaker = 'user' | 'assistant';

/** One way a site has marked up its chat; the date says when it was seen. */
export interface Era {
  /** One element for each message, or for the room of one that is not mounted. Of nested matches the outermost counts. */
  readonly at: string;
  /**
   * Which messages the page can leave out without a trace: those before the first one shown, or those on both sides.
   * Undefined where the page has a place for every message.
   */
  readonly hides?: 'older' | 'both';
}

/** How something that stood beside the text is recognised. */
export interface AttachmentMark {
  readonly kind: Attachment['kind'] | ((element: Element) => Attachment['kind']);
  /** Without `:has`, which some engines give out of page order in a list. */
  readonly at: string;
  readonly name: (element: Element) => string | undefined;
  /** What it holds, where the page shows it elsewhere and it can be no other message's. */
  readonly content?: (element: Element) => Element | undefined;
}

/** Where a message stands: counted from 1, and how many the site says there are. */
export interface Position {
  readonly at: number;
  readonly of?: number;
}

/** Where things stand in the markup of a site's chat page. Lists hold candidates, newest first. */
export interface Markup {
  readonly eras: readonly Era[];
  /** Matches the place of a message of that speaker, or something in it. Where both match, the assistant speaks. */
  readonly speaker: Readonly<Record<Speaker, string>>;
  /** A place that holds a message even where nothing in it tells whose. */
  readonly room?: string;
  /** Begins a message of its own where one place holds several. */
  readonly head?: string;
  /** The narrowest elements that hold the text. The first candidate that matches in a message counts, all its matches. */
  readonly body: Readonly<Record<Speaker, readonly string[]>>;
  /** How many line breaks part two `p` elements of what a user wrote: 1 where each holds a line, 2 where a paragraph. */
  readonly paragraphGap: 1 | 2;
  /** The site shows what a user wrote as Markdown, too: its lists, code and tables are then written back as such. */
  readonly rendersUser?: true;
  /** Those of an answer's bodies that are the answer: without thinking and progress notes. */
  readonly answer?: (bodies: readonly Element[], message: Element) => readonly Element[];
  readonly attachments: readonly AttachmentMark[];
  /** Parts of a body that are no text of the message. */
  readonly leaveOut: readonly string[];
  /** How this site's own constructs read as Markdown. */
  readonly rules?: readonly Rule[];
  /** The site's own id of a message. */
  readonly id?: (message: Element) => string | undefined;
  readonly position?: (place: Element) => Position | undefined;
  /** The page shows the first message of the chat, where a page that hides older ones can tell. */
  readonly atStart?: (document: Document) => boolean;
  /** The page shows the newest message, where a page that hides messages can tell. */
  readonly atEnd?: (document: Document) => boolean;
  /** Signs that an answer is being written: anywhere in the page, and in the answer itself. */
  readonly busy: { readonly page: string; readonly message: string };
  /** The model that gave an answer, where the answer tells. */
  readonly model?: (message: Element) => string | undefined;
  /** The model now chosen in the page; read for the newest answer only. */
  readonly chosenModel?: string;
  readonly title: {
    /** What the site puts around a chat's name in the tab's title. */
    readonly around: RegExp;
    /** Names that are no chat's. */
    readonly generic: readonly string[];
    /** Where the name stands in the page, for a tab that does not tell. */
    readonly elsewhere: readonly string[];
  };
}
