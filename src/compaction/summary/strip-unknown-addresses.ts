import { outsideCode } from './outside-code.ts';

/** Ends where text of another script goes on without a space. */
const ADDRESS =
  /(?:\b(?:https?|ftp|wss?|file):\/\/|\bwww\.|\b(?:(?:javascript|vbscript|blob):|data:(?=[\w.+-]{0,80}[/;,])))[!-~]+/gi;
const NO_PART = /[\s<>"'`()[\]{}|\\^]/;
const TRAILING = new Set('.,;:!?*_~');
/** A link of Markdown: its words, and where it goes. */
const LINK =
  /\[([^[\]\n]{0,1000})\]\(\s{0,8}<?([^\s()<>]{1,4000}(?:\([^\s()<>]{0,400}\)[^\s()<>]{0,400})?)>?(?:\s{1,8}"[^"\n]{0,400}")?\s{0,8}\)/g;

/** A target within the place a text stands in: letters, digits and signs of a path, no scheme, no host. */
const RELATIVE = /^(?!\/\/|www\.)[\p{L}\p{M}\p{N}./#?=%~+,@_-]+$/iu;
/** What stands in place of a secret. */
const PLACEHOLDER = /^REDACTED:/;

/**
 * A text without the addresses that do not stand in the input; of a link its words stay. Links that stand in the input,
 * or lead to no other place, stay, and so does all that only looks like a link in code. In code too an address goes.
 */
export function stripUnknownAddresses(text: string, input: string): string {
  const known = new Set(addressesIn(input).map(comparable));
  const links = new Set([...input.matchAll(LINK)].map(([link]) => link));
  const isKnown = (address: string): boolean => known.has(comparable(address));
  const unlinked = (link: string, words: string, target: string): string => {
    if (RELATIVE.test(target) || links.has(link) || isKnown(readAddress(target))) return link;
    return PLACEHOLDER.test(words) ? `[${words}]` : words;
  };
  const bare = outsideCode(text, (prose) => prose.replace(LINK, unlinked)).replace(ADDRESS, (run) => {
    const address = readAddress(run);
    return isKnown(address) ? run : run.slice(address.length);
  });
  return outsideCode(bare, (prose) => prose.replace(/<>|\[\]\(\)/g, ''));
}

function addressesIn(text: string): readonly string[] {
  return [...text.matchAll(ADDRESS)].flatMap(({ 0: run }) => [readAddress(run), ...addressesInside(run)]);
}

/** Of two addresses with nothing but a bracket between them, the second. */
function addressesInside(run: string): readonly string[] {
  return run
    .split(NO_PART)
    .slice(1)
    .filter((piece) => /^(?:https?:\/\/|www\.)/i.test(piece))
    .map(readAddress);
}

/** The address at the start of a run of characters, without the punctuation behind it. */
function readAddress(run: string): string {
  let end = run.search(NO_PART);
  if (end === -1) end = run.length;
  while (end > 0 && TRAILING.has(run[end - 1] ?? '')) end--;
  return run.slice(0, end);
}

/** Upper and lower case do not tell hosts apart, nor does a slash at the end. */
function comparable(address: string): string {
  const [, host = '', path = ''] = /^((?:\w+:\/\/)?[^/?#]*)([\s\S]*)$/.exec(address) ?? [];
  return host.toLowerCase() + path.replace(/\/$/, '');
}
