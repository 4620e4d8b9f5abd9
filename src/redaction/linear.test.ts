import { expect, test } from 'vitest';
import { redact, redactAll, restore } from './redact.ts';
import { createVault } from './vault.ts';

/** UTF-16 units. What grows with the square of its text would take hours over so much of it. */
const MUCH = 500_000;

const PEM = `-----BEGIN ${'PRIVATE'} KEY-----`;
const HOSTILE = [
  ...['a', '-', '<', ' ', '1', 'A', '\n', '=', '\u200b', 'a\u200b', 'A1', '4111 ', 'DE89', '"\'', 'a.', 'a@', '+1 '],
  ...['sk-', 'sk-proj-', 'sk-a\n', 'xai-', 'eyJ', 'eyJ.eyJ.', 'eyJabcdefghijk.', 'SG.', 'AKIA', 'dapi', 'a1\n', PEM],
  ...[
    `${PEM}\n`,
    `${PEM}\nab12CD34ef56GH78\n`,
    '://a:',
    'postgres://',
    'password="',
    'token=a1b2c3',
    'Token(',
    '?key=',
  ],
  ...[
    'authorization: ',
    'bearer ',
    ' --password ',
    'sess=',
    'aws_secret_',
    'mistral ',
    '[REDACTED:x#1]',
    'ab12CD34ef\n',
  ],
  ...['secret: ab12CD34ef56GH78ij\n', 'mnemonic: abc def '],
  ...[
    '|',
    '| password ',
    '| password |\n',
    '| password |\n| ab12CD34ef! |\n',
    '" + "',
    `"sk-${'ant'}-ab12" + "`,
    '"" ',
    '" ',
  ],
  ...['docker login ', 'mysql -', 'machine a login b ', 'WIFI:', 'WIFI:a;', 'wifi:P:', '$2y$10$', '$6$a', '"auth":"ab'],
  ...[
    'Passwort ',
    'Passwort: ',
    'Passwort a b',
    'mot de passe :',
    '密码',
    'パスワードは',
    '\\_',
    'a\\_',
    '４',
    'de8 ',
    'de89 ',
  ],
  ...['**password:** ', '4.', '\u00a0', '”'],
];

test.each(HOSTILE)('half a megabyte of %j is masked in one go, and again to the same', (unit) => {
  const text = unit.repeat(MUCH / unit.length);
  const vault = createVault();
  const once = redact(text, vault, { mail: true, phone: true });
  expect(restore(once.text, vault)).toBe(text);
});

const LEADS = [
  'Passwort: ',
  '| password |\n| ',
  '"auth": "',
  'WIFI:T:WPA;P:',
  'mysql -p',
  '$6$a$',
  'x = "',
  'machine ',
];
const VALUES = ['1-', '.', 'a1', '!', 'a!', '\\;', '" + "', 'ab12CD34"\n+ "', '|', '４', 'A.'];

test.each(LEADS)('a megabyte in long values behind %j is masked in one go', (lead) => {
  for (const value of VALUES) {
    const vault = createVault();
    const texts = [
      `${lead}${value.repeat(MUCH / 10 / value.length)}x`,
      'Go on.',
      `${value.repeat(MUCH / 10 / value.length)} y`,
    ];
    const masked = redactAll(texts, vault);
    expect(masked.map(({ text }) => restore(text, vault))).toEqual(texts);
  }
});
