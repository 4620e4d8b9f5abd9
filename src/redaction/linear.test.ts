import { expect, test } from 'vitest';
import { redact, restore } from './redact.ts';
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
];

test.each(HOSTILE)('half a megabyte of %j is masked in one go, and again to the same', (unit) => {
  const text = unit.repeat(MUCH / unit.length);
  const vault = createVault();
  const once = redact(text, vault, { mail: true, phone: true });
  expect(restore(once.text, vault)).toBe(text);
});
