import type { Rule } from '../rule.ts';

const BREAK = '(?:\\\\[nr]|[\\s>|"\'`+,*#\\\\]){0,12}';
const HEADER = '[A-Za-z-]{4,12}: [^\\n\\\\]{1,100}';
const BASE64 = '[A-Za-z0-9+/=]';

const END = `${BREAK}-----END [A-Z0-9 ]{0,48}-----`;
/** The last line of a key that was cut off: no word. */
const LAST = `${BREAK}(?![A-Za-z]?[a-z]+\\b)${BASE64}{1,15}(?=${BREAK}(?:$|\\n))`;

/** From BEGIN to END; where END is missing, as far as lines of base64 go. */
const PRIVATE_KEY =
  `-----BEGIN (?:[A-Z0-9]{1,12} ){0,3}PRIVATE KEY(?: BLOCK)?-----(?:${BREAK}${HEADER}(?=\\s|\\\\)){0,6}` +
  `(?:${BREAK}${BASE64}{16,})+(?:(?:${BREAK}${BASE64}{1,15})?(?:${BREAK}=${BASE64}{4})?${END}|${LAST})?`;

/** Secrets that are a structure of their own and hold what other rules would take for theirs. */
export const STRUCTURES: readonly Rule[] = [
  { id: 'private-key', hints: ['private key'], pattern: new RegExp(PRIVATE_KEY, 'g'), lines: true },
  {
    id: 'jwt',
    hints: ['eyj'],
    pattern:
      /(?:(?<![\w-])|(?<=\\[nrt])|(?<=%[0-9A-F]{2}))eyJ[\w-]{10,}\.(?:eyJ[\w-]{10,}(?:\.[\w-]*)?|[\w-]*\.[\w-]{10,}(?:\.[\w-]+){1,2})/g,
  },
];
