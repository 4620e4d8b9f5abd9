/** Every quantifier is bounded, so that a line of a megabyte costs no more than its length. */
const IMAGE = /!\[([^[\]\n]{0,300})\]\([^)\s]{0,500}(?:\s"[^"\n]{0,200}")?\)/g;
const LINK = /\[([^[\]\n]{1,300})\]\((https?:[^)\s]{1,500}|[^)\s]{1,300})(?:\s"[^"\n]{0,200}")?\)/g;
const STRONG = /\*\*(?=\S)([^*\n]{1,600}?)\*\*/g;
const EMPHASIS = /(^|[\s("'“])\*([^\s*](?:[^*\n]{0,400}?[^\s*])?)\*(?=$|[\s.,;:!?)"'”])/g;
const UNDERLINED = /(^|[\s("'“])(_{1,2})(?=\S)([^_\n]{1,400} [^_\n]{1,400})\2(?=$|[\s.,;:!?)"'”])/g;
const STRUCK = /~~([^~\n]{1,400})~~/g;
/** What the walker escapes: inside a line, and where a line begins. Any other backslash is one. */
const ESCAPED = /\\([\\`*_[\]#|<>~&!])/g;
const ESCAPED_START = /^(\s*)\\([-+=])|^(\s*\d{1,9})\\([.)])/;
/** Code in as many backticks as it takes, or an escaped sign, which opens none. */
const CODE = /\\[\\`]|(?<!`)(`{1,3})(?!`)((?:[^`\n]|(?!\1(?!`))`){1,600})\1(?!`)/g;
/** Stands for a stretch of code while the marks around it are taken off. */
const HOLD = '\ue000';
const HELD = /\ue000(\d+)\ue000/g;
const BREAK = /<br\s{0,4}\/?>/gi;
const BLANK = /[\s\p{Cc}\u200b\ufeff]+/gu;
/** A bold word as people type it: no part of a pattern for file names, no power. */
const TYPED_STRONG =
  /(?<=^|[\s("'“])\*\*(?=[\p{L}\p{N}"“(])([^*\n]{0,600}[\p{L}\p{N}"”).:!?])\*\*(?=$|[\s.,;:!?)"'”])/gu;
const TYPED_LEFTOVER = /^(?:(?:#{1,6}|[>|*+•-])\s+|\[[ xX]\]\s+)+/;
const LEFTOVER = /^(?:[#>|*+•-]{1,6}\s+|\[[ xX]\]\s+)+|^[|>#]+/;
/** A longer address says little to a reader and eats the budget. */
const LONGEST_ADDRESS = 80;

/** The text of a stretch of Markdown without its marks, on one line. Inline code keeps its backticks. */
export function plainText(markdown: string): string {
  const codes: string[] = [];
  const held = markdown.replaceAll(HOLD, '').replace(CODE, (code) => {
    if (code.startsWith('\\')) return code;
    codes.push(code);
    return `${HOLD}${codes.length - 1}${HOLD}`;
  });
  const text = unmarked(held).replace(HELD, (_, index: string) => codes[Number(index)] ?? '');
  return text.replace(BLANK, ' ').trim().replace(LEFTOVER, '').trim();
}

/** What a person typed, on one line and as it stands but for bold marks: a backslash is part of a path there. */
export function typedText(text: string): string {
  const bare = text.includes('**') ? text.replace(TYPED_STRONG, '$1') : text;
  return bare.replace(BLANK, ' ').trim().replace(TYPED_LEFTOVER, '').trim();
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
    .replace(ESCAPED_START, '$1$3$2$4')
    .replace(ESCAPED, '$1');
}

function linkText(label: string, address: string): string {
  const known = label === address || !address.startsWith('http') || address.length > LONGEST_ADDRESS;
  return known ? label : `${label} (${address})`;
}
