import { looksRandom } from '../looks-random.ts';
import { leadRule, type Rule } from '../rule.ts';
import { isValue, kindsIn } from './named-values.ts';

/** What a password is called, in the languages of the world with the most writers. Letter case does not matter. */
export const WORDS: readonly string[] = [
  ...['password', 'passphrase', 'passcode', 'passwort', 'kennwort', 'mot de passe', 'mdp', 'senha', 'palavra-passe'],
  ...['contraseña', 'contrasen\u0303a', 'contrasena', 'clave', "parola d'ordine", 'parola', 'parolă', 'wachtwoord'],
  ...[
    'lösenord',
    'adgangskode',
    'kodeord',
    'passord',
    'salasana',
    'hasło',
    'heslo',
    'jelszó',
    'şifre',
    'şİfre',
    'sifre',
  ],
  ...['mật khẩu', 'kata sandi', 'kata laluan', 'пароль', 'парола', 'κωδικός', 'κωδικός πρόσβασης', 'συνθηματικό'],
  ...['كلمة المرور', 'كلمة السر', 'کلمه عبور', 'رمز عبور', 'گذرواژه', 'پاس ورڈ', 'סיסמה', 'סיסמא', 'पासवर्ड', 'পাসওয়ার্ড'],
  ...['รหัสผ่าน', '密码', '密碼', '口令', 'パスワード', '暗証番号', '비밀번호', '패스워드', '암호'],
];
const HINTS = WORDS.map((word) => word.toLowerCase());
const LETTER = 'A-Za-z\\u00c0-\\u024f';
const NAME = `(?<![${LETTER}])(?:[${LETTER}]{1,16}[_-])?(?:${WORDS.join('|')})`;
/** What else may stand in the name: `mot de passe wifi :`. */
const MORE = '(?:[ \\t]{1,2}[^\\s:=|"\'`]{1,20}){0,2}';
const COLON = '["\'`\\]*_]{0,4}[ \\t]{0,4}(?:=>|:=|[:=])(?:\\*{1,3}|__)?(?:[ \\t]{0,4}\\r?\\n[ \\t>]{0,8}){0,2}';
const IS =
  '[ \\t]{1,4}(?:is|was|ist|lautet|est|es|è|é|jest|to|är|er|on|là|adalah|هي|هو|है|это)(?![\\w\\u00c0-\\u024f])[ \\t]{0,2}:?|' +
  ",?[ \\t]{1,4}c['’]est(?![\\w\\u00c0-\\u024f])[ \\t]{0,2}:?" +
  '|[ \\t]{0,4}(?:는|은|は|是|为|為)[ \\t]{0,2}:?';
const LEAD = `${NAME}(?:${MORE}${COLON}|${IS})(?:\\*{1,3}|__)?[ \\t]{0,8}(?:\\*{1,3})?["'\`\u300c\u300e(]?`;
const VALUE = '[^\\s"\'`<>|\\\\\\u0250-\\uffff]{8,}';

/** Ways to keep passwords, of which one speaks where one speaks of passwords. */
const METHOD =
  /^(?:argon|bcrypt|scrypt|pbkdf|sha-?\d|md-?\d|base-?\d|aes|rsa|utf|oauth|x?chacha|ed25519|totp|fido|web)/i;
const MAIL = /^[^@\s]+@[\w.-]+\.[a-z]{2,24}$/i;
const SIGN_INSIDE = /[A-Za-z\d][!#$%^&*+=]+[A-Za-z\d]/;

/** Longer values are no passwords, and would take long to judge. */
const MOST = 256;
const PIECE = /^\d{0,5}(?:(?:[A-Z]?[a-z]+|[A-Z]+)\d{0,5})?$/;

/** `8-20signs` and `ISO27001-like`: words and numbers with dashes between them. */
function isDashed(text: string): boolean {
  const pieces = text.split(/[-_./]/);
  return pieces.length > 1 && pieces.every((piece) => PIECE.test(piece));
}

/** What follows the verb in a sentence: `12characters`, `TypeScript5`. */
const IN_SENTENCE = /^(?:\d{1,3}[A-Za-z]+|[A-Z][A-Za-z]+\d{1,2})$/;
const AFTER_COLON = /[:=]\W*$/;

/** Stricter than in settings, as the next word of a sentence may stand here. */
export function isSaidPassword(text: string, lead = ':'): boolean {
  if (text.length > MOST) return false;
  const plain = withoutMarks(text).replace(/[.,;:!?)*]+$/, '');
  if (!isValue(text) || METHOD.test(plain) || MAIL.test(plain) || /[A-Za-z]\(/.test(plain)) return false;
  if (isDashed(plain) || (!AFTER_COLON.test(lead) && IN_SENTENCE.test(plain))) return false;
  if (!/\d/.test(plain)) return kindsIn(plain) >= 3 && SIGN_INSIDE.test(plain);
  return plain.length >= 6 && (looksRandom(plain) || kindsIn(plain) >= 3);
}

function withoutMarks(text: string): string {
  return /^[ -~]*$/.test(text) ? text : text.normalize('NFD').replace(/\p{M}/gu, '');
}

/** Passwords that somebody tells in words: `Passwort: …`, `mot de passe : …`, `パスワードは …`. */
export const NAMED_PASSWORDS: readonly Rule[] = [leadRule('named-password', HINTS, LEAD, VALUE, isSaidPassword)];
