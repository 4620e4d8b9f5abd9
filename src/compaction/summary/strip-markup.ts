import { outsideCode } from './outside-code.ts';

const ELEMENTS =
  'a|abbr|address|article|aside|audio|b|base|big|blink|blockquote|body|br|button|canvas|center|cite|code|col|dd|del|details|dialog|div|dl|dt|em|embed|fieldset|figcaption|figure|font|footer|form|frame|frameset|h[1-6]|head|header|hr|html|i|iframe|image|img|input|ins|kbd|label|li|link|main|map|mark|marquee|math|meta|nav|noscript|object|ol|option|p|picture|pre|q|s|samp|script|section|select|small|source|span|strike|strong|style|sub|summary|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|title|tr|track|tt|u|ul|use|var|video';

/** Attributes that need no value. */
const BARE =
  /^(?:allowfullscreen|async|autofocus|autoplay|checked|controls|default|defer|disabled|download|formnovalidate|hidden|href|inert|ismap|itemscope|loop|multiple|muted|nomodule|novalidate|nowrap|open|playsinline|readonly|required|reversed|selected|src|alt|(?:data|aria)-[\w-]+)$/i;
const WITH_VALUE = /[^\s"'<>/=]\s{0,20}=(?!=)/;
const ELEMENT = new RegExp(`<(/?)(${ELEMENTS})(?=[\\s/>])([^<>]{0,4000})>`, 'gi');
/** What was begun and never closed: with a value, or at the end of its line. */
const ELEMENT_START = new RegExp(
  `<(?=/?(?:${ELEMENTS})[\\s/][^<>]{0,4000}=)|(?<![\\p{L}\\p{N}_$])<(?=/?(?:${ELEMENTS})[ \\t/]{0,20}(?:\\n|$))|<(?=!--)`,
  'giu',
);
const IMAGE = /!\[([^[\]]{0,400})\](?:\([^()\n]{0,4000}(?:\([^()\n]{0,400}\)[^()\n]{0,400})?\)|\[[^[\]]{0,400}\])/g;

/** What is hidden together with its content: where it begins, where it ends. */
const HIDDEN = [
  [/<!--/g, /-->/g],
  [/<script\b/gi, /<\/script\s*>/gi],
  [/<style\b/gi, /<\/style\s*>/gi],
  [/<template\b/gi, /<\/template\s*>/gi],
] as const;

const BEGINS_HIDDEN = /<(?:!--|script|style|template)/i;

/** Without one of these there is nothing to take out. */
const OPENS = /[<!]/;
const MOST_PASSES = 4;

/**
 * Markdown without HTML and without images; of an image its words stay. Code is left alone, and so is what is no tag: the
 * signs of a comparison, a generic type behind its name.
 */
export function stripMarkup(markdown: string): string {
  if (!OPENS.test(markdown)) return markdown;
  return outsideCode(markdown, (prose) => (OPENS.test(prose) ? stripFromProse(prose) : prose));
}

/** More than once, since taking out one thing can put the next together; what is left then no longer opens anything. */
function stripFromProse(prose: string): string {
  let text = prose;
  for (let pass = 0; pass < MOST_PASSES; pass++) {
    const shown = withoutAllHidden(text);
    const next = shown.replace(ELEMENT, withoutElement).replace(IMAGE, '$1');
    if (next === text) break;
    text = next;
  }
  return text.replace(ELEMENT_START, '‹').replace(/!(?=\[[^[\]]{0,400}\][([])/g, '');
}

function withoutElement(tag: string, slash: string, name: string, inside: string, at: number, text: string): string {
  if (slash !== '') return '';
  const attributes = inside.replace(/\/$/, '').trim();
  if (attributes === '') return isTypeName(name) && /[\p{L}\p{N}_$]/u.test(text[at - 1] ?? '') ? tag : '';
  const isTag = WITH_VALUE.test(attributes) || attributes.split(/[\s/]+/).every((word) => BARE.test(word));
  return isTag ? '' : tag;
}

/** `Button` and `T`, but not `SCRIPT`. */
function isTypeName(name: string): boolean {
  return /^[A-Z](?:$|[^A-Z])/.test(name);
}

function withoutAllHidden(text: string): string {
  if (!BEGINS_HIDDEN.test(text)) return text;
  return HIDDEN.reduce((seen, [begin, end]) => withoutHidden(seen, begin, end), text);
}

function withoutHidden(text: string, begin: RegExp, end: RegExp): string {
  let [kept, done] = ['', 0];
  for (const { index } of text.matchAll(begin)) {
    if (index < done) continue;
    end.lastIndex = index;
    if (end.exec(text) === null) break;
    kept += text.slice(done, index);
    done = end.lastIndex;
  }
  return kept + text.slice(done);
}
