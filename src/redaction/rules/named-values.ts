import { isDocumented } from '../documented.ts';
import { entropy } from '../entropy.ts';
import { looksRandom } from '../looks-random.ts';
import { leadRule, type Rule } from '../rule.ts';

const HINTS = ['pass', 'pwd', 'secret', 'token', 'key', 'credential'];
const PASSWORD = 'passw(?:or)?d|passphrase|passcode|pwd';
export const NAME = `${PASSWORD}|secret|token|(?:api|access|private|signing|encryption|master|service|auth)[_ -]?key|credentials?`;
/** `token_count` and the like name no secret. */
const NOT_SECRET = '(?![_.-]?(?:count|endpoint|ur[il]|type|name|length|limit|file|path|field|address|ttl|expir))';
const REST = '(?:[_.-]?(?:key|value|hash|base|base64|string|id))?s?(?:[_.-][A-Za-z0-9]{1,16}){0,2}';
const IS = '["\'`\\]\\\\*]{0,4}[ \\t]{0,8}(?:=>|:=|[:=|])(?:\\*{1,3}|__)?[ \\t]{0,8}(?:\\*{1,3})?';
const QUOTE = '\\\\?["\'`]';

const IDENTIFIER = /^[A-Za-z_$@][\w$]*(?:(?:\.|::|->|\?\.)[A-Za-z_$][\w$]*)+$/;
const ADDRESS = /^(?:[a-z][a-z0-9+.-]{1,20}:\/\/|\.{0,2}\/|~\/|arn:|[A-Za-z]:\\)/;
const LEAST_BITS = 3.5;

/** No sample from somebody's documentation, no name in code (`config.token`), no address or path. */
export function isValue(text: string): boolean {
  return !isDocumented(text) && !IDENTIFIER.test(text) && !ADDRESS.test(text);
}

function isNamedSecret(text: string): boolean {
  return isValue(text) && looksRandom(text) && entropy(text) >= LEAST_BITS;
}

/** Not a call: `token = newToken2(`. */
export function isBareSecret(text: string): boolean {
  return !text.endsWith('(') && isNamedSecret(text);
}

/** How many of lower case, upper case, digits and signs there are. */
export function kindsIn(text: string): number {
  return [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z0-9\s_.-]/].filter((kind) => kind.test(text)).length;
}

/** Passwords are shorter than keys: three kinds of characters are enough. */
export function isPassword(text: string): boolean {
  return isValue(text) && kindsIn(text) >= 3 && !/[A-Za-z]\(/.test(text);
}

/** `name = value` in settings, code, JSON, YAML and tables, where the name says that the value is secret. */
export const NAMED_VALUES: readonly Rule[] = [
  leadRule('quoted-secret', HINTS, `(?:${NAME})${NOT_SECRET}${REST}${IS}${QUOTE}`, '[^\\s"\'`\\\\]{8,}', isNamedSecret),
  leadRule(
    'named-secret',
    HINTS,
    `(?:${NAME})${NOT_SECRET}${REST}${IS}`,
    '[^\\s"\'`<>|,;(){}\\[\\]\\\\]{8,}\\(?',
    isBareSecret,
  ),
  leadRule('password', ['pass', 'pwd'], `(?:${PASSWORD})${IS}(?:${QUOTE})?`, '[^\\s"\'`<>|\\\\]{8,}', isPassword),
  leadRule(
    'seed-phrase',
    ['phrase', 'mnemonic'],
    `(?:mnemonic|(?:seed|recovery|secret)[_ -]?phrase)${IS}(?:${QUOTE})?`,
    '(?:[a-z]{3,10} ){11,23}[a-z]{3,10}',
  ),
];
