import { OPEN } from './marks.ts';

/** A backslash is read as one only in front of ASCII punctuation, or at the end of a line. */
const BACKSLASH = /\\(?=[!-/:-@[-`{-~\uFDD1-\uFDD6\uFDDE\n]|$)/g;
const ENTITY = /&(?=#?\w{1,32};)/g;
/** The beginning of a tag, a comment or an autolink. */
const TAG = /<(?=[a-z/!?\uFDD1-\uFDD6]|[^\s<>]{1,64}@)/gi;
const LINK = /\](?=[([:])/g;
const BEFORE_LINK = /!(?=\uFDDE)/g;

/** Lines that begin as a heading, a list, a quote, a fence, a rule or a table would. */
const START = /^(?:#{1,6}(?=\s|$)|[-+*](?=\s|$)|>|`{3}|~{3})/;
/** Each sign of it is escaped: one that stands behind an escaped one could close a mark of the line before. */
const RULE = /^(?:[-*_] *)+\s*$/;
const NUMBER = /^(\d{1,9})([.)])(?=\s|$)/;
/** What any of these begins with. */
const MAY_START = /^[-#+*>`~_\d=|: []/;
const UNDERLINE = /^(?:=+|[|: -]+)\s*$/;
/** What would be read as a formula (`math-tokens.ts`). */
const FORMULA = /\$\$[^$\n]+\$\$|\$(?![\s$])[^$`\n]*(?<=\S)\$(?!\d)/;
/** At the start of an item it would be a task. */
const TASK = /^\[(?=[ x]\](?:\s|$))/i;
const CLOSING_HASHES = /(?<=^|\s)#(?=#*$)/;

/** They mark nothing, but between the stars of a mark `marked` counts them. */
const LONE_UNDERSCORES = /(?<!\S)_{2,}(?!\S)/g;
/** Inside a word it marks nothing. */
const EDGE_UNDERSCORE = /\b_|_\b/;

/**
 * Escapes what Markdown would take for its own inside a line; `pieces` are left as they are. In the label of a link
 * `marked` takes the backslashes away from brackets, and then reads it: there a parenthesis behind one is escaped too.
 */
export function escapeLiteral(line: string, pieces: readonly string[], isLabel: boolean): string {
  let text = line;
  if (text.includes('\\')) text = text.replace(BACKSLASH, '\\\\');
  if (text.includes('&')) text = text.replace(ENTITY, '\\&');
  if (text.includes('<')) text = escapeTags(text, pieces, isLabel);
  if (text.includes('[') || text.includes(']'))
    text = isLabel ? text.replace(/[[\]]/g, '\\$&').replaceAll('](', ']\\(') : text.replace(LINK, '\\]');
  if (text.includes('!')) text = text.replace(BEFORE_LINK, '\\!');
  if (text.includes('`')) text = escapeBackticks(text, pieces, isLabel);
  if (text.includes('$')) text = escapeDollars(text, pieces, isLabel);
  if (text.includes('*')) text = escapeRuns(text, /\*+/g, /[\uFDD1\uFDD2\uFDD4\uFDD5]/.test(text), false);
  if (EDGE_UNDERSCORE.test(text)) text = escapeRuns(text, /_+/g, false, true);
  if (text.includes('__') && text.includes(OPEN.em))
    text = text.replace(LONE_UNDERSCORES, (run) => run.replaceAll('_', '\\_'));
  if (text.includes('~')) text = escapeRuns(text, /~+/g, /[\uFDD3\uFDD6]/.test(text), false);
  return text;
}

/** Escapes what would make a line the start of a block. */
export function escapeStart(line: string, isFirst: boolean): string {
  if (!MAY_START.test(line)) return line;
  if (RULE.test(line)) return line.replace(/[*_]|^-/g, '\\$&');
  if (START.test(line)) return `\\${line}`;
  if (!isFirst && UNDERLINE.test(line)) return `\\${line}`;
  if (isFirst && TASK.test(line)) return `\\${line}`;
  return line.replace(NUMBER, '$1\\$2');
}

/** The text of a heading: hashes at its end would count as its closing. */
export function escapeHeading(text: string): string {
  return text.replace(CLOSING_HASHES, '\\#');
}

/** Only what is closed again, or begins a line. Of a label it is not known what comes behind it. */
function escapeTags(text: string, pieces: readonly string[], isLabel: boolean): string {
  const isClosedLater = isLabel || pieces.some((piece) => piece.includes('>'));
  const end = isClosedLater ? text.length : text.lastIndexOf('>');
  return text.replace(TAG, (sign, at: number) => {
    const beginsLine = at === 0 || text[at - 1] === '\n';
    return at < end || beginsLine ? `\\${sign}` : sign;
  });
}

function escapeBackticks(text: string, pieces: readonly string[], isLabel: boolean): string {
  const runs = text.match(/`+/g) ?? [];
  const pairs = isLabel || runs.length > 1 || pieces.some((piece) => piece.includes('`'));
  return pairs ? text.replace(/`/g, '\\`') : text;
}

/** Amounts stay as they are, if nothing between two of them reads as a formula. */
function escapeDollars(text: string, pieces: readonly string[], isLabel: boolean): string {
  const pairs = isLabel || FORMULA.test(text) || pieces.some((piece) => piece.includes('$'));
  return pairs ? text.replace(/\$/g, '\\$') : text;
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
