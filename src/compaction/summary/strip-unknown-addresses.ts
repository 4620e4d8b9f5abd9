/** Ends where text of another script goes on without a space. */
const ADDRESS = /(?:\b(?:https?|ftp|wss?|file):\/\/|\bwww\.|\b(?:javascript|data|vbscript|blob):)[!-~]+/gi;
const NO_PART = /[\s<>"'`()[\]{}|\\^]/;
const TRAILING = new Set('.,;:!?*_~');
/** A link of Markdown: its words, and where it goes. */
const LINK =
  /\[([^[\]\n]{0,1000})\]\(\s{0,8}<?([^\s()<>]{1,4000}(?:\([^\s()<>]{0,400}\)[^\s()<>]{0,400})?)>?(?:\s{1,8}"[^"\n]{0,400}")?\s{0,8}\)/g;

/** A text without the addresses that do not stand in the input; of a link its words stay. */
export function stripUnknownAddresses(text: string, input: string): string {
  const known = new Set(addressesIn(input).map(comparable));
  const isKnown = (address: string): boolean => known.has(comparable(address));
  return text
    .replace(LINK, (link, words: string, target: string) => (isKnown(readAddress(target)) ? link : words))
    .replace(ADDRESS, (run) => {
      const address = readAddress(run);
      return isKnown(address) ? run : run.slice(address.length);
    })
    .replace(/<>|\[\]\(\)/g, '');
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
