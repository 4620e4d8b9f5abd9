import { expect, test } from 'vitest';
import { redact, restore } from './redact.ts';
import { createVault } from './vault.ts';

const KEY = 'q7Zt2LmX9vKc4RwB8nPd6HsJ3fGy5TaE';
const WORD = `Gummi${'b4er'}!2`;

test.each([
  ['| password |\n|---|\n| SECRET |', WORD],
  ['| user | **Password** |\n| --- | :---: |\n| me | `SECRET` |\n| you | required |', WORD],
  ['user | Passwort\n---|---\nme | SECRET', WORD],
  ['| Mot de passe wifi | x |\r\n|---|---|\r\n| a | b |\r\n| SECRET | b |\r\n', WORD],
  ['> | パスワード |\n> |---|\n> | SECRET |', WORD],
  ['| api key | n |\n|---|---|\n| SECRET | 2 |', KEY],
  ['| n | API\\_KEY |\n|---|---|\n| 2 | SECRET |', KEY],
  ['name,url,username,password\nmail,https://a.example,me,SECRET\n', WORD],
  ['Here it is, look:\nname;Passwort\nmail;SECRET\n', WORD],
  ['host\tapi_key\na\tSECRET', KEY],
  ['"name","password"\r\n"mail","SECRET"', WORD],
  ['| n | Client Secret |\n|---|---|\n| 2 | x |\n| 3 | "SECRET" |', KEY],
])('%j is masked under the head that names it', (table, secret) => {
  const vault = createVault();
  const text = table.replace('SECRET', secret);
  const masked = redact(text, vault);
  expect(masked.text.replace(/\[REDACTED:named-(?:password|secret)#1\]/, 'SECRET')).toBe(table);
  expect(restore(masked.text, vault)).toBe(text);
});

test.each([
  `| id | n |\n|---|---|\n| ${KEY} | 2 |`,
  `| password | n |\n|---|---|\n| none | 2 |\n\n| id |\n|---|\n| ${KEY} |`,
  `| password | n |\n|---|---|\n| required | ${WORD} |`,
  `Take a password, please.\nThe build, ${KEY}, is done.`,
  `name,password\n\nmail,${KEY}`,
  `name,id\nmail,${KEY}`,
  `| token count | n |\n|---|---|\n| ${KEY} | 2 |`,
  '| password |\n|---|\n| at-least-8 |\n| 12345678 |\n| <your password 1> |\n| z.string().min(8) |',
])('%j stays', (text) => {
  expect(redact(text, createVault()).text).toBe(text);
});
