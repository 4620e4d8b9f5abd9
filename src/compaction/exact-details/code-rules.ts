import { isHash, isIdentifier, isVersion } from './is-detail.ts';
import { DIGIT, type Rule, rule } from './rule.ts';

/** Versions, hashes, and names of things in code. */
export const CODE_RULES: readonly Rule[] = [
  rule(
    'version',
    7,
    'both',
    'another version behaves otherwise',
    '(?<![\\w.])(?:[\\^~]|[<>]=? ?)?v?\\d{1,5}(?:\\.\\d{1,6}){2,4}(?:-[a-z]{1,12}[.\\d]{0,8})?(?:\\+[\\w.]{1,20})?(?![\\w]|\\.\\d)',
    { accept: isVersion, needs: DIGIT },
  ),
  rule(
    'version',
    7,
    'both',
    'another version behaves otherwise',
    '(?<![\\w.])(?:[vV]\\d{1,5}(?:\\.\\d{1,6}){0,3}|[\\^~]\\d{1,5}\\.\\d{1,6})(?![\\w]|\\.\\d)',
    { flags: 'u', needs: DIGIT },
  ),
  rule(
    'version',
    6,
    'prose',
    'a product with its version',
    '(?<![\\p{L}\\p{M}\\p{Nd}_.-])\\p{Lu}[\\p{L}.+#]{1,30} (?:[vV]|[vV]ersion )?\\p{Nd}{1,4}(?:\\.\\p{Nd}{1,4}){1,3}(?![\\p{Nd}%€$£]|[.,]\\p{Nd}| ?(?:k?m|kg|GB|MB|ms|%|€)(?!\\p{L}))',
    { flags: 'u', needs: DIGIT },
  ),
  rule(
    'hash',
    6,
    'both',
    'a hash or an id has no second spelling',
    '(?<![\\w-])(?:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|(?:sha\\d{1,3}[:-])?(?:0x)?[0-9a-f]{7,128})(?![\\w-])',
    { accept: isHash, needs: /[0-9a-fA-F]{7}/ },
  ),
  rule('identifier', 6, 'prose', 'code in backticks is meant to the letter', '(?<!`)`(?<d>[^`\\n]{2,120})`(?!`)', {
    flags: 'u',
    accept: isIdentifier,
    needs: /`/,
  }),
  rule(
    'identifier',
    5,
    'prose',
    'a name in code has one spelling',
    '(?<![\\p{L}\\p{M}\\p{Nd}_.-])(?:[\\p{L}\\p{Nd}]{1,40}(?:_[\\p{L}\\p{Nd}]{1,40}){1,8}|\\p{Ll}[\\p{Ll}\\p{Nd}]{0,30}(?:\\p{Lu}[\\p{Ll}\\p{Nd}]{1,30}){1,8}|[A-Z][a-z0-9]{1,30}(?:[A-Z][a-z0-9]{1,30}){1,8}|[A-Za-z_$][\\w$]{1,40}(?:\\.[A-Za-z_$][\\w$]{1,40}){0,4}(?=\\(\\)))(?:\\(\\))?(?![\\p{L}\\p{Nd}_])',
    { flags: 'u', needs: /[\p{Ll}_(]/u },
  ),
  rule(
    'identifier',
    6,
    'both',
    'a ticket, booking or part number',
    '(?<![\\p{L}\\p{Nd}_./-])(?=[A-Z0-9-]{0,24}\\d)(?=[A-Z0-9-]{0,24}[A-Z])[A-Z0-9]{1,24}(?:-[A-Z0-9]{1,24}){0,4}(?![\\p{L}\\p{Nd}_-])',
    { flags: 'u', accept: (text) => text.length > 2, needs: /[A-Za-z#]/ },
  ),
  rule(
    'identifier',
    5,
    'prose',
    'a switch, an issue number, a constant',
    '(?<![\\p{L}\\p{Nd}_&-])(?:--[a-z][\\w-]{1,40}|#\\d{1,8}(?!\\w))',
    { flags: 'u', needs: /[A-Za-z#]/ },
  ),
  rule(
    'identifier',
    5,
    'code',
    'what the code declares',
    '(?<=(?<![\\w$])(?:function|def|class|interface|type|fn|func|struct|enum|trait|const|module|namespace|package|CREATE TABLE|create table) )[A-Za-z_$][\\w$]{1,60}',
    { flags: 'u', needs: /[A-Za-z#]/ },
  ),
  rule(
    'identifier',
    5,
    'code',
    'a setting by its name',
    '(?<![\\w$])[A-Z][A-Z0-9]{1,30}(?:_[A-Z0-9]{1,30}){1,8}(?![\\w$])',
    { flags: 'u', needs: /[A-Za-z#]/ },
  ),
];
