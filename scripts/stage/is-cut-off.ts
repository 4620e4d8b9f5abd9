/** Comments, markup declarations, and tags with their attributes. An unfinished one runs to the end. */
const TAG =
  /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*(?:>|$)|<(\/?)([a-z][^\s/>]*)(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^'">])*(?:>|$)/gi;
const RAW = new Set(['script', 'style', 'textarea', 'title', 'noscript', 'iframe']);
const VOID = new Set('area base br col embed hr img input link meta param source track wbr'.split(' '));
const SINGLE_FILE = /<!--\s*Page saved with SingleFile/i;

/** True where a saved page ends before the closing tag of its first element. What follows that tag does not matter. */
export function isCutOff(html: string): boolean {
  const open = openAtEnd(html);
  const first = open[0];
  if (first === undefined) return false;
  if (first.tag !== 'html' || !SINGLE_FILE.test(html.slice(0, 10_000))) return true;
  return open.some(({ tag }) => !MAY_STAY_OPEN.has(tag));
}

/** SingleFile leaves out closing tags that HTML lets one leave out. */
const MAY_STAY_OPEN = new Set(
  'html head body p li dt dd rt rp optgroup option colgroup caption thead tbody tfoot tr td th'.split(' '),
);

interface Open {
  readonly tag: string;
}

/** The elements that stand open at the end of the text; none once the first one is closed. */
function openAtEnd(html: string): readonly Open[] {
  const open: Open[] = [];
  TAG.lastIndex = 0;
  for (let match = TAG.exec(html); match; match = TAG.exec(html)) {
    const tag = match[2]?.toLowerCase();
    if (tag === undefined) continue;
    if (!match[0].endsWith('>')) return open.length === 0 ? [{ tag }] : [...open, { tag: 'unfinished' }];
    if (match[1] === '') enter(tag, open, html);
    else leave(tag, open);
    if (match[1] !== '' && open.length === 0) return open;
  }
  return open;
}

/** Goes in, unless nothing can stand inside; skips the raw text of those whose content is no markup. */
function enter(tag: string, open: Open[], html: string): void {
  if (VOID.has(tag)) return;
  open.push({ tag });
  if (!RAW.has(tag)) return;
  const rest = html.slice(TAG.lastIndex);
  const end = new RegExp(`</${tag}\\b`, 'i').exec(rest);
  TAG.lastIndex += end?.index ?? rest.length;
}

/** Closes the innermost element of this name and all that was left open inside. A stray closing tag closes nothing. */
function leave(tag: string, open: Open[]): void {
  const at = open.map((element) => element.tag).lastIndexOf(tag);
  if (at >= 0) open.length = at;
}
