/** Every quantifier is bounded, so that a line of a megabyte costs no more than its length. */
const IMAGE = /!\[([^[\]\n]{0,300})\]\([^)\s]{0,500}(?:\s"[^"\n]{0,200}")?\)/g;
const LINK = /\[([^[\]\n]{1,300})\]\((https?:[^)\s]{1,500}|[^)\s]{1,300})(?:\s"[^"\n]{0,200}")?\)/g;
const STRONG = /\*\*(?=\S)([^*\n]{1,600}?)\*\*/g;
const EMPHASIS = /(^|[\s("'“])\*([^\s*](?:[^*\n]{0,400}?[^\s*])?)\*(?=$|[\s.,;:!?)"'”])/g;
const UNDERLINED = /(^|[\s("'“])(_{1,2})(?=\S)([^_\n]{1,400} [^_\n]{1,400})\2(?=$|[\s.,;:!?)"'”])/g;
const STRUCK = /~~([^~\n]{1,400})~~/g;
const ESCAPED = /\\([\\`*_{}[\]#|<>~])/g;
const CODE = /`[^`\n]{1,600}`/g;
/** Stands for a stretch of code while the marks around it are taken off. */
const HOLD = '\ue000';
const HELD = /\ue000(\d+)\ue000/g;
const BREAK = /<br\s{0,4}\/?>/gi;
const BLANK = /[\s\p{Cc}\u200b\ufeff]+/gu;
const LEFTOVER = /^(?:[#>|*+•-]{1,6}\s+|\[[ xX]\]\s+)+|^[|>#]+/;
/** A longer address says little to a reader and eats the budget. */
const LONGEST_ADDRESS = 80;

/** The text of a stretch of Markdown without its marks, on one line. Inline code keeps its backticks. */
export function plainText(markdown: string): string {
  const codes: string[] = [];
  const held = markdown.replaceAll(HOLD, '').replace(CODE, (code) => {
    codes.push(code);
    return `${HOLD}${codes.length - 1}${HOLD}`;
  });
  const text = unmarked(held).replace(HELD, (_, index: string) => codes[Number(index)] ?? '');
  return text.replace(BLANK, ' ').trim().replace(LEFTOVER, '').trim();
}

function unmarked(text: string): string {
  if (!/[*_~[\\<]/.test(text)) return text;
  return text
    .replace(BREAK, ' ')
    .replace(IMAGE, '$1')
    .replace(LINK, (_, label: string, address: string) => linkText(label, address))
    .replace(STRONG, '$1')
    .replace(EMPHASIS, '$1$2')
    .replace(UNDERLINED, '$1$3')
    .replace(STRUCK, '$1')
    .replace(ESCAPED, '$1');
}

function linkText(label: string, address: string): string {
  const known = label === address || !address.startsWith('http') || address.length > LONGEST_ADDRESS;
  return known ? label : `${label} (${address})`;
}
