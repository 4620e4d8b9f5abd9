import { describe, expect, test } from 'vitest';
import type { Message, Role } from '../core/message.ts';
import { LABELS } from '../core/preamble-frame.ts';
import type { SummaryLine } from '../core/summary.ts';
import { misquote as misquoteIn, type Sources } from './quotes.ts';
import { USER_NAMES } from './user-names.ts';

const said = (role: Role, text: string): Message => ({ id: text, role, text, attachments: [], complete: true });
const line = (text: string): readonly SummaryLine[] => [{ section: 'facts', text, evidence: [1], author: 'model' }];

const misquote = (lines: readonly SummaryLine[], messages: readonly Message[], more: Partial<Sources> = {}) =>
  misquoteIn(lines, { messages, ...more });

const WORDS = 'paint the shed door green';
const CHAT = [said('user', 'Please, never use red.'), said('assistant', `I would ${WORDS}, I think.`)];

/** Each line gives the assistant's words to the user. */
const GIVEN_TO_THE_USER: Readonly<Record<string, readonly string[]>> = {
  en: [`The user said “${WORDS}”`, `In the user’s words: “${WORDS}”`, `USER: "${WORDS}"`],
  de: [
    `Der Nutzer sagte: „${WORDS}“`,
    `Wunsch des Benutzers: „${WORDS}“`,
    `Die Anwenderin wollte »${WORDS}«`,
    `Der User bat: ‚${WORDS}‘`,
  ],
  fr: [`L’utilisateur a demandé « ${WORDS} »`, `Demande de l'utilisatrice : « ${WORDS} »`],
  es: [`El usuario pidió «${WORDS}»`, `Petición de la usuaria: “${WORDS}”`, `Palabras del usuario: “${WORDS}”`],
  pt: [`O usuário pediu “${WORDS}”`, `Palavras do utilizador: «${WORDS}»`],
  it: [`L’utente ha chiesto «${WORDS}»`, `Parole dell'utente: “${WORDS}”`],
  nl: [`De gebruiker vroeg ‘${WORDS}’`, `Gebruiker: “${WORDS}”`],
  pl: [`Użytkownik powiedział „${WORDS}”`, `Słowa użytkownika: „${WORDS}”`, `Życzenie użytkowniczki: «${WORDS}»`],
  ru: [`Пользователь сказал: «${WORDS}»`, `Слова пользователя: «${WORDS}»`, `Сказано пользователем: „${WORDS}“`],
  uk: [`Користувач сказав: «${WORDS}»`, `Слова користувача: «${WORDS}»`, `Користувачеві треба: «${WORDS}»`],
  tr: [`Kullanıcı “${WORDS}” dedi`, `Kullanıcının sözü: “${WORDS}”`],
  id: [`Pengguna berkata “${WORDS}”`, `Permintaan penggunanya: “${WORDS}”`],
  vi: [`Người dùng nói “${WORDS}”`, `Lời của người sử dụng: “${WORDS}”`],
  ar: [`قال المستخدم: «${WORDS}»`, `وقالت المستخدمة «${WORDS}»`, `طلب للمستخدم: “${WORDS}”`],
  fa: [`کاربر گفت: «${WORDS}»`],
  hi: [`उपयोगकर्ता ने कहा “${WORDS}”`, `यूज़र ने कहा “${WORDS}”`],
  bn: [`ব্যবহারকারী বলেছেন “${WORDS}”`, `ব্যবহারকারীর কথা: “${WORDS}”`],
  zh: [
    `用户说“${WORDS}”`,
    `使用者要求「${WORDS}」`,
    `用戶表示：『${WORDS}』`,
    `用户表示：“${WORDS}”`,
    `用户说‘${WORDS}’`,
  ],
  ja: [`ユーザーは「${WORDS}」と言った`, `ユーザの発言：『${WORDS}』`, `利用者の依頼：「${WORDS}」`],
  ko: [`사용자가 “${WORDS}”라고 말함`, `유저: ‘${WORDS}’`, `이용자는 ‘${WORDS}’라고 함`],
  sv: [`Användaren sade: ”${WORDS}”`, `Användarens ord: ”${WORDS}”`],
  da: [`Brugeren sagde: “${WORDS}”`, `Brugerens ord: “${WORDS}”`],
  nb: [`Brukeren sa: «${WORDS}»`, `Brukerens ord: «${WORDS}»`],
  fi: [`Käyttäjä sanoi: ”${WORDS}”`, `Käyttäjän sanat: ”${WORDS}”`],
  cs: [`Uživatel řekl: „${WORDS}“`, `Slova uživatelky: „${WORDS}“`],
  ro: [`Utilizatorul a spus: „${WORDS}”`, `Cuvintele utilizatoarei: „${WORDS}”`],
  hu: [`A felhasználó azt mondta: „${WORDS}”`, `A felhasználótól: „${WORDS}”`],
  el: [`Ο χρήστης είπε: «${WORDS}»`, `Λόγια της χρήστριας: «${WORDS}»`],
  he: [`המשתמש אמר: “${WORDS}”`, `המשתמשת ביקשה: “${WORDS}”`],
  ur: [`صارف نے کہا: “${WORDS}”`],
  mr: [`वापरकर्त्याने सांगितले: “${WORDS}”`, `वापरकर्त्याचे शब्द: “${WORDS}”`],
  ta: [`பயனர் கூறினார்: “${WORDS}”`],
  te: [`వినియోగదారుడు చెప్పారు: “${WORDS}”`],
  th: [`ผู้ใช้บอกว่า “${WORDS}”`, `คำของผู้ใช้: “${WORDS}”`],
};

test('the user has a name in all languages of the label, and in more', () => {
  expect(Object.keys(USER_NAMES)).toEqual(expect.arrayContaining(Object.keys(LABELS)));
  expect(Object.keys(GIVEN_TO_THE_USER)).toEqual(Object.keys(USER_NAMES));
});

/** Each line says that the user spoke: two words are held to the user already. */
const SPOKEN: readonly string[] = [
  ...['Användaren sade: ”#”', 'Brugeren skrev: “#”', 'Brukeren svarte: «#»', 'Käyttäjä kysyi: ”#”'],
  ...['Uživatelka napsala: „#“', 'Utilizatorul a cerut: „#”', 'A felhasználó azt kérte: „#”', 'Η χρήστρια ζήτησε: «#»'],
  ...['המשתמשת אמרה: “#”', 'صارف نے پوچھا: “#”', 'उपयोगकर्ता ने पूछा: “#”', 'वापरकर्त्याने विचारले: “#”', 'ผู้ใช้ถาม “#”'],
];

test.each(SPOKEN)('two words are a quote already in %j', (text) => {
  expect(misquote(line(text.replace('#', 'door green')), CHAT)).toBe('door green');
});

describe('words given to the user', () => {
  test.each(Object.entries(GIVEN_TO_THE_USER))('in %s are found out where the assistant said them', (_, lines) => {
    expect(lines.filter((text) => misquote(line(text), CHAT) === undefined)).toEqual([]);
  });

  test.each(Object.entries(GIVEN_TO_THE_USER))('in %s stand where the user said them', (_, lines) => {
    const chat = [said('user', `You should ${WORDS}.`), ...CHAT];
    expect(lines.filter((text) => misquote(line(text), chat) !== undefined)).toEqual([]);
  });

  test.each([
    `The user interface shows “${WORDS}”`,
    `The user-name field says “${WORDS}”`,
    `Users see “${WORDS}”`,
    `Die Benutzeroberfläche zeigt „${WORDS}“`,
    `Die Nutzer-ID heißt „${WORDS}“`,
    `Le nom d’utilisateur est « ${WORDS} »`,
    `El nombre de usuario es «${WORDS}»`,
    `O nome de usuário é “${WORDS}”`,
    `L'interfaccia utente mostra «${WORDS}»`,
    `Пользовательский интерфейс: «${WORDS}»`,
    `Kullanıcı adı: “${WORDS}”`,
    `رابط کاربری: «${WORDS}»`,
    `کاربرد: «${WORDS}»`,
    `用户名是“${WORDS}”`,
    `用户界面显示“${WORDS}”`,
    `ユーザー名は「${WORDS}」`,
    `사용자 이름: “${WORDS}”`,
  ])('are not meant by %j', (text) => {
    expect(misquote(line(text), CHAT)).toBeUndefined();
  });
});

describe('a quote nobody said', () => {
  const made = 'burn the shed down';

  test.each([
    `“${made}”`,
    `„${made}“`,
    `„${made}”`,
    `So ”${made}”`,
    `«${made}»`,
    `« ${made} »`,
    `»${made}«`,
    `‹${made}›`,
    `›${made}‹`,
    `"${made}"`,
    `「${made}」`,
    `『${made}』`,
    `‚${made}‘`,
    `‘${made}’`,
    `‘don’t ${made}’`,
    `Said: ’${made}’.`,
    `“ok”, «no», then “${made}”`,
    '「小屋を燃やしてしまえ」',
  ])('is found in %j', (text) => {
    expect(misquote(line(text), CHAT)).toBeDefined();
  });

  test.each([
    'The dogs’ bowl and the cats’ bowl are apart',
    '’Tis the season of the dogs’ life',
    'It is the users’ wish, and the owners’ too',
    'De winkel is ’s avonds open en ’s morgens dicht',
    'Rock ’n’ roll of the ’90s, the bands’ best',
    'un po’ di tempo e un po’ di vernice',
    'Its “ok” came with a pipe of 12” and one of 14” length',
    'Both «no» and then the «yes» were noted',
    'Both « no » et puis le « oui »',
    'A name: “Green Door”',
    'x > y « and so on » it goes',
  ])('is none in %j', (text) => {
    expect(misquote(line(text), [said('user', 'and so on')])).toBeUndefined();
  });

  test('is none that differs in what quoting changes', () => {
    const chat = [said('user', 'Wir nehmen „die **grüne** Farbe von gestern“,   und gut.')];
    expect(misquote(line('„Wir nehmen "die grüne Farbe von gestern", und gut!“'), chat)).toBeUndefined();
    expect(misquote(line('« wir nehmen ‹die grüne farbe›. »'), [said('user', 'Wir nehmen ‘die grüne Farbe’')])).toBe(
      undefined,
    );
  });
});

describe('a line that says what the user was told', () => {
  test.each([
    `The user was told “${WORDS}”`,
    `Told the user: “${WORDS}”`,
    `The user asked for a colour; the assistant answered “${WORDS}”`,
    `“${WORDS}” (assistant, answering the user)`,
    `Dem Nutzer wurde gesagt: „${WORDS}“`,
    `On a répondu à l’utilisateur : « ${WORDS} »`,
    `Se le dijo al usuario: «${WORDS}»`,
    `Foi dito ao usuário: “${WORDS}”`,
    `È stato detto all’utente: «${WORDS}»`,
    `Tegen de gebruiker is gezegd: “${WORDS}”`,
    `Powiedziano użytkownikowi: „${WORDS}”`,
    `Пользователю сказали: «${WORDS}»`,
    `Користувачеві порадили: «${WORDS}»`,
    `Kullanıcıya “${WORDS}” denildi`,
    `Disampaikan kepada pengguna: “${WORDS}”`,
    `Đã trả lời cho người dùng: “${WORDS}”`,
    `تم إبلاغ المستخدم: «${WORDS}»`,
    `به کاربر گفته شد: «${WORDS}»`,
    `उपयोगकर्ता को बताया गया: “${WORDS}”`,
    `ব্যবহারকারীকে বলা হয়েছে: “${WORDS}”`,
    `告诉用户：“${WORDS}”`,
    `ユーザーに「${WORDS}」と伝えた`,
    `사용자에게 “${WORDS}”라고 답함`,
    `Till användaren: ”${WORDS}”`,
    `Brugeren fik svaret “${WORDS}”`,
    `Brukeren fikk svaret «${WORDS}»`,
    `Käyttäjälle kerrottiin: ”${WORDS}”`,
    `Uživateli bylo řečeno: „${WORDS}“`,
    `I s-a spus utilizatorului: „${WORDS}”`,
    `A felhasználónak adott válasz: „${WORDS}”`,
    `Απάντηση στον χρήστη: «${WORDS}»`,
    `נאמר למשתמש: “${WORDS}”`,
    `صارف کو بتایا گیا: “${WORDS}”`,
    `वापरकर्त्याला सांगितले: “${WORDS}”`,
    `பயனருக்கு: “${WORDS}”`,
    `వినియోగదారుడికి: “${WORDS}”`,
    `แนะนำผู้ใช้ว่า “${WORDS}”`,
  ])('may quote the assistant: %j', (text) => {
    expect(misquote(line(text), CHAT)).toBeUndefined();
  });
});

describe('words of the assistant', () => {
  test.each([
    `They asked: “${WORDS}”`,
    `The customer said “${WORDS}”`,
    `Users said “${WORDS}”`,
    `The user was asked and said “${WORDS}”`,
    `The user said “${WORDS}”, and the assistant answered`,
    `Der Kunde sagte: „${WORDS}“`,
    `Le client a dit « ${WORDS} »`,
    `客户说“${WORDS}”`,
    'The user said “door green”',
  ])('are not given to somebody else by %j', (text) => {
    expect(misquote(line(text), CHAT)).toBeDefined();
  });

  test('that name what the user then chose may be quoted, where they are two at most', () => {
    expect(misquote(line('The user chose “door green”'), CHAT)).toBeUndefined();
    expect(misquote(line('The user chose “door blue”'), CHAT)).toBe('door blue');
  });
});

describe('what may be quoted beside the messages', () => {
  test('is the title, what is attached and what the user wrote into the summary', () => {
    const chat = [{ ...CHAT[0], attachments: [{ kind: 'file', name: 'my floor plan.png' }] } as Message];
    const more = { title: 'Plan for sheds 2026', own: ['The motto is “sheds for all people”'] };
    const text = 'The user attached “my floor plan.png” to “Plan for sheds 2026” for “sheds for all people”';
    expect(misquote(line(text), chat, more)).toBeUndefined();
    expect(misquote(line(text), CHAT, more)).toBe('my floor plan.png');
  });

  test('is a quote with another inside, and one with a gap', () => {
    const chat = [said('user', 'We said "never on Sundays" last week, and not on Mondays.')];
    for (const text of [
      'The user said “We said ‘never on Sundays’ last week”',
      'The user said "We said "never on Sundays" last week"',
      'The user: “We said … last week, and not on Mondays”',
    ]) {
      expect(misquote(line(text), chat)).toBeUndefined();
    }
    expect(misquote(line('The user: “last week … never on Sundays”'), chat)).toBeDefined();
    for (const gap of ['…', ' [...] ', ' (…) ', '  ...', '...  ', ' … '])
      expect(misquote(line(`The user: “We said${gap}and not on Mondays...”`), chat)).toBeUndefined();
    expect(misquote(line('The user: “We said . and not on Mondays”'), chat)).toBeDefined();
    expect(misquote(line('The user: “on Mondays … not on Mondays”'), chat)).toBeDefined();
  });

  test('is a quote with other spaces, other marks and another stop', () => {
    const chat = [said('user', 'Never  *ever*\npaint the “old door”?!')];
    for (const quote of [
      'never ever paint the old door',
      " Never ever paint the 'old door'...",
      '… paint the old door …',
    ])
      expect(misquote(line(`The user said «${quote}»`), chat)).toBeUndefined();
    expect(misquote(line('The user said «neverever paint the old door»'), chat)).toBeDefined();
    expect(misquote(line('The user said «… …»'), chat)).toBe('… …');
  });

  test('is what is in no message, where it is three words by nobody in particular', () => {
    expect(misquote(line('It is called “green shed door”'), CHAT)).toBe('green shed door');
    expect(misquote(line('It is called “green shed”'), CHAT)).toBeUndefined();
    expect(misquote(line('Stryker was here: “never use red”'), CHAT)).toBeUndefined();
  });

  test('inches are no quotes', () => {
    expect(misquote(line('Needs a 24" monitor, later a 27" one or a 32" one'), CHAT)).toBeUndefined();
  });
});
