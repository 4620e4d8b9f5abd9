/** What a rule may ask about the place it writes to. */
export interface Context {
  /** Only a single line fits here: the label of a link, a heading, a table cell. */
  readonly inline: boolean;
}

/** One rule, in turndown's manner. The first rule whose filter fits an element decides. */
export interface Rule {
  readonly name: string;
  /**
   * A string is a CSS selector, asked about elements that have the class, attribute or name it ends with. A list holds
   * lower-case tag names. A function is asked about every element, so it is the slow way.
   */
  readonly filter: string | readonly string[] | ((element: Element) => boolean);
  /**
   * The Markdown to stand for the element: taken as it is, never escaped. `''` leaves the element out.
   * `inside()` gives the Markdown of the content. What holds a line break, or stands for a block element such as
   * `div`, becomes a block of its own; all else flows with the text around it,
   * parted from it where the Markdown begins or ends with white space.
   */
  readonly replacement: (element: Element, inside: () => string, context: Context) => string;
}

/** A rule that drops what the selector finds. */
export function leaveOut(name: string, selector: string): Rule {
  return { name, filter: selector, replacement: () => '' };
}
