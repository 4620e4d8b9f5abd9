/** A backslash is read as one only in front of ASCII punctuation, or at the end of a line. */
const BACKSLASH = /\\(?=[!-/:-@[-`{-~\uFDD1-\uFDD6\uFDDE\n]|$)/g;
const ENTITY = /&(?=#?\w{1,32};)/g;
/** An opening tag, a comment or an autolink: only what is closed again, or begins a line. */
const TAG = /<(?=[a-z/!?][^>]{0,500}>)|(?<=^|\n)<(?=[a-z/!?])/gi;
const LINK = /\](?=[([:])/g;
const BEFORE_LINK = /!(?=\uFDDE)/g;

/** Lines that begin as a heading, a list, a quote, a fence, a rule or a table would. */
const START = /^(?:#{1,6}(?=\s|$)|[-+*](?=\s|$)|>|`{3}|~{3}|(?:[-*_] *)+$)/;
const NUMBER = /^(\d{1,9})([.)])(?=\s|$)/;
const UNDERLINE = /^(?:=+|[|: -]+)$/;
const CLOSING_HASHES = /(?<=^|\s)#(?=#*$)/;

/** Inside a word it marks nothing. */
const EDGE_UNDERSCORE = /\b_|_\b/;

/** Escapes what Markdown would take for its own inside a line; `pieces` are left as they are. */
export function escapeLiteral(line: string, pieces: readonly string[], isLabel: boolean): string {
  let text = line;
  if (text.includes('\\')) text = text.replace(BACKSLASH, '\\\\');
  if (text.includes('&')) text = text.replace(ENTITY, '\\&');
  if (text.includes('<')) text = text.replace(TAG, '\\<');
  if (text.includes('[') || text.includes(']'))
    text = isLabel ? text.replace(/[[\]]/g, '\\$&') : text.replace(LINK, '\\]');
  if (text.includes('!')) text = text.replace(BEFORE_LINK, '\\!');
  if (text.includes('`')) text = escapeBackticks(text, pieces);
  if (text.includes('*')) text = escapeRuns(text, /\*+/g, /[\uFDD1\uFDD2\uFDD4\uFDD5]/.test(text), false);
  if (EDGE_UNDERSCORE.test(text)) text = escapeRuns(text, /_+/g, false, true);
  if (text.includes('~')) text = escapeRuns(text, /~+/g, /[\uFDD3\uFDD6]/.test(text), false);
  return text;
}

/** Escapes what would make a line the start of a block. */
export function escapeStart(line: string, isFirst: boolean): string {
  if (START.test(line)) return `\\${line}`;
  if (!isFirst && UNDERLINE.test(line)) return `\\${line}`;
  return line.replace(NUMBER, '$1\\$2');
}

/** The text of a heading: hashes at its end would count as its closing. */
export function escapeHeading(text: string): string {
  return text.replace(CLOSING_HASHES, '\\#');
}

function escapeBackticks(text: string, pieces: readonly string[]): string {
  const runs = text.match(/`+/g) ?? [];
  const pairs = runs.length > 1 || pieces.some((piece) => piece.includes('`'));
  return pairs ? text.replace(/`/g, '\\`') : text;
}

/**
 * Escapes runs of a sign that could pair up: one that may open, and a later one that may close. `marked` says that
 * marks of the same sign are in the line already. `atEdges` means that the sign does nothing inside a word.
 */
function escapeRuns(text: string, run: RegExp, marked: boolean, atEdges: boolean): string {
  const able: { at: number; length: number }[] = [];
  let opened = marked;
  let pairs = marked;
  for (const match of text.matchAll(run)) {
    const before = text[match.index - 1] ?? ' ';
    const after = text[match.index + match[0].length] ?? ' ';
    const opens = /\S/.test(after) && !(atEdges && isWord(before));
    const closes = /\S/.test(before) && !(atEdges && isWord(after));
    if (!opens && !closes) continue;
    able.push({ at: match.index, length: match[0].length });
    pairs ||= closes && opened;
    opened ||= opens;
  }
  return pairs ? escapeAt(text, able) : text;
}

function escapeAt(text: string, runs: readonly { at: number; length: number }[]): string {
  let out = '';
  let done = 0;
  for (const { at, length } of runs) {
    out += text.slice(done, at) + text.slice(at, at + length).replace(/./g, '\\$&');
    done = at + length;
  }
  return out + text.slice(done);
}

function isWord(char: string): boolean {
  return /[\p{L}\p{N}]/u.test(char);
}
