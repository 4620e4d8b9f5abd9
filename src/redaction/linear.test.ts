import { expect, test } from 'vitest';
import { redact } from './redact.ts';
import { createVault } from './vault.ts';

const SMALL = 20_000;
/** Four times the text: linear is 4, quadratic is 16. */
const LARGE = SMALL * 4;
const MOST = 9;
/** Shorter runs (milliseconds) say nothing. */
const LEAST = 4;
const TRIES = 5;

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

/** Processor time of masking, in milliseconds. */
function cost(text: string): number {
  const before = process.cpuUsage();
  redact(text, createVault(), { mail: true, phone: true });
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

test.each(HOSTILE)('four times as much of %j takes about four times as long', (unit) => {
  const small = unit.repeat(SMALL / unit.length);
  const large = unit.repeat(LARGE / unit.length);
  let [least, most] = [cost(small), cost(large)];
  for (let tries = 1; tries < TRIES && most > MOST * Math.max(least, LEAST); tries++) {
    least = Math.min(least, cost(small));
    most = Math.min(most, cost(large));
  }
  expect(most).toBeLessThanOrEqual(MOST * Math.max(least, LEAST));
});
