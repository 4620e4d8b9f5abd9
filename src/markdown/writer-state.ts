import type { Mark } from './marks.ts';

/**
 * `flow` takes blocks. The others take a single line: a heading (`line`) and the label of a link, where breaks become
 * spaces, and a table cell, where they become `<br>`.
 */
export type Mode = 'flow' | 'line' | 'label' | 'cell';

export interface Block {
  readonly text: string;
  readonly kind: 'text' | 'ul' | 'ol' | 'other';
}

/** Reads the page into a writer. */
export interface Reader {
  /** Writes an element, as the rule that fits it says. */
  readonly visit: (element: Element, out: Writer) => void;
  /** Writes what is inside an element. */
  readonly walk: (parent: Element, out: Writer) => void;
}

/** Takes in text and blocks in the order of the page. */
export interface Writer {
  readonly mode: Mode;
  readonly blocks: Block[];
  readonly reader: Reader;
  /** It is a table cell, or something in one: a bar would part cells. */
  readonly inCell: boolean;
  /** The open line: literal text, control characters for marks, and `PIECE` for each finished piece of Markdown. */
  line: string;
  pieces: string[];
  /** White space that is written only once something follows it: marks hug the text, lines have no loose ends. */
  pending: '' | ' ' | '\n';
  /** White space came before anything else. */
  led: boolean;
  /** Marks the line is in, outermost first. The last `waiting` of them are not written yet. */
  readonly open: Mark[];
  waiting: number;
  /** Marks of the writer around this one. */
  readonly outer: readonly Mark[];
}

const NONE: readonly Mark[] = [];

export function createWriter(mode: Mode, reader: Reader, inCell = mode === 'cell', outer = NONE): Writer {
  return {
    mode,
    blocks: [],
    reader,
    inCell,
    line: '',
    pieces: [],
    pending: '',
    led: false,
    open: [],
    waiting: 0,
    outer,
  };
}

/** A fresh writer for what is inside an element. */
export function inner(out: Writer, mode: Mode): Writer {
  const inMarks = mode !== 'flow' && (out.open.length > 0 || out.outer.length > 0);
  return createWriter(mode, out.reader, out.inCell || mode === 'cell', inMarks ? [...out.outer, ...out.open] : NONE);
}
