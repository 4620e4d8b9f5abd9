import { type Finished, type Line, withPieces } from './put-pieces.ts';

/** An address written out, which readers of GFM make a link of, and all of it that they would take for the address. */
const ADDRESS = /(?:https?:\/\/|(?<![\p{L}\p{N}])www\.)[^\s<>\uFDD0-\uFDEF]+/giu;
/** What would be escaped, or read as a mark. */
const SPECIAL = /[*~`\\[\]$|]|\b_|_\b|&#?\w+;/;
const BEHIND = /^[<>\uFDD0-\uFDEF]/;
/** What is no part of an address at its end. */
const TRAILING = '?!.,:;*_~`\'"“”‘’)]}$\\';

/**
 * Makes links of addresses in which something would have to be escaped: to readers of GFM a backslash in an address
 * that is written out is a part of it.
 */
export function wrapAddresses({ line, pieces }: Line): Line {
  if (!/:\/\/|www\./i.test(line)) return { line, pieces };
  const parts = [...line.matchAll(ADDRESS)].flatMap(({ 0: found, index }): Finished[] => {
    const address = withoutEnd(found);
    const isRisky = SPECIAL.test(found) || BEHIND.test(line.slice(index + found.length).slice(0, 1));
    if (!isRisky || !/^(?:https?:\/\/|www\.)./i.test(address)) return [];
    return [{ at: index, length: address.length, markdown: linkTo(address) }];
  });
  return withPieces({ line, pieces }, parts);
}

function withoutEnd(address: string): string {
  let end = address.length;
  while (end > 0 && TRAILING.includes(address.charAt(end - 1))) end -= 1;
  return address.slice(0, end);
}

function linkTo(address: string): string {
  const isWhole = /^https?:/i.test(address);
  // readers differ in what a bar is in an address in a cell
  if (isWhole && !address.includes('|')) return `<${address}>`;
  const target = address.replace(/[\\|]/g, encodeURIComponent).replace(/&(?=#?\w{1,32};)/g, '\\&');
  return `[${address.replace(/[\\`*_[\]&~$]/g, '\\$&')}](<${isWhole ? '' : 'http://'}${target}>)`;
}
