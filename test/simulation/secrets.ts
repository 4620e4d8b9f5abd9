import { type Dice, pick, randomWord } from './dice.ts';

/** A made-up secret: no prompt may hold `secret`, whatever `text` it stands in. */
export interface Canary {
  readonly text: string;
  readonly secret: string;
}

const ALNUM = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';
const UPPER = 'ABCDEFGHJKLMNPQRSTUVWXYZ234567';
const HEX = '0123456789abcdef';

const body = (roll: Dice, length: number): string => `q7Z${randomWord(roll, length - 6, ALNUM)}x4R`;
const plain = (secret: string): Canary => ({ text: secret, secret });
const behind = (lead: string, secret: string, end = ''): Canary => ({ text: `${lead}${secret}${end}`, secret });

/** Put together at run time, so that no scanner takes this file for a leak. */
const MAKERS: readonly ((roll: Dice) => Canary)[] = [
  (roll) => plain(`sk-${'ant'}-api03-${body(roll, 60)}`),
  (roll) => plain(`gh${'p'}_${body(roll, 36)}`),
  (roll) => plain(`AK${'IA'}${randomWord(roll, 16, UPPER)}`),
  (roll) => plain(`sk_${'live'}_${body(roll, 24)}`),
  (roll) => behind('DEPLOY_SECRET=', body(roll, 32)),
  (roll) => behind('"api_key": "', body(roll, 28), '"'),
  (roll) => behind('postgres://shop:', body(roll, 20), '@db.example:5432/shop'),
  (roll) => behind('Authorization: Bearer ', body(roll, 40)),
  (roll) => behind('private_key_id: ', randomWord(roll, 40, HEX)),
  (roll) => plain(`ey${'J'}${body(roll, 24)}.eyJ${body(roll, 32)}.${body(roll, 40)}`),
];

export function canary(roll: Dice): Canary {
  return pick(roll, MAKERS)(roll);
}

/** A log of many lines, each with a secret: wherever it is cut, it is cut near one, or inside. */
export function leakyLog(roll: Dice, lines: number): readonly Canary[] {
  return Array.from({ length: lines }, () => {
    const { text, secret } = canary(roll);
    return { text: `${pick(roll, ['worker', 'courier', 'printer'])}: sent with ${text} and done`, secret };
  });
}

/** The middle of a secret: what is still there when it was cut in half, or lost its ends. */
export function middleOf(secret: string): string {
  const from = Math.floor((secret.length - 16) / 2);
  return secret.slice(from, from + 16);
}
