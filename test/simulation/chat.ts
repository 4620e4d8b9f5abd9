import type { Capture, CapturedMessage } from '../../src/core/capture.ts';
import { between, type Dice, pick, randomWord } from './dice.ts';
import { type Canary, canary, leakyLog } from './secrets.ts';
import { WORDS, type Words } from './words.ts';

export const KEY = 'chatgpt:long';

/** An invented chat that goes on as its dice fall, and is changed as people change theirs. */
export interface Chat {
  /** Whether its messages have ids of the site's own. */
  readonly withIds: boolean;
  readonly messages: () => readonly CapturedMessage[];
  /** Every secret that was ever said in it. */
  readonly secrets: () => readonly string[];
  readonly grow: (count: number) => void;
  /** The last answer is asked for again. */
  readonly regenerate: () => void;
  /** The newest messages are deleted. */
  readonly dropEnd: (count: number) => void;
  /** A request `back` messages from the end is written anew: what came behind it is gone, and there is another branch. */
  readonly fork: (back: number) => void;
  /** Shows the branch that was left last. */
  readonly switchBack: () => void;
}

export function inventedChat(language: string, roll: Dice, { withIds = true } = {}): Chat {
  const words = WORDS[language];
  if (words === undefined) throw new Error(`nothing can be said in ${language}`);
  const secrets: string[] = [];
  let path: readonly CapturedMessage[] = [];
  let left: readonly CapturedMessage[] | undefined;
  let said = 0;
  const next = (isAnswer: boolean): CapturedMessage => {
    const { text, canaries } = isAnswer ? answer(words, roll, ++said) : request(words, roll, ++said);
    secrets.push(...canaries.map(({ secret }) => secret));
    const role = isAnswer ? 'assistant' : 'user';
    return { role, text, attachments: [], complete: true, ...(withIds ? { id: `message-${said}` } : {}) };
  };
  const grow = (count: number): void => {
    const added: CapturedMessage[] = [];
    for (let index = 0; index < count; index++) added.push(next((path.length + index) % 2 === 1));
    path = [...path, ...added];
  };
  const dropEnd = (count: number): void => {
    path = path.slice(0, Math.max(2, path.length - count) & ~1);
  };
  return {
    withIds,
    messages: () => path,
    secrets: () => secrets,
    grow,
    dropEnd,
    regenerate: () => {
      path = path.slice(0, -1);
      grow(1);
    },
    fork: (back) => {
      left = path;
      dropEnd(back);
      grow(4);
    },
    switchBack: () => {
      [path, left] = [left ?? path, path];
    },
  };
}

interface Said {
  readonly text: string;
  readonly canaries: readonly Canary[];
}

const FOLDERS = ['src', 'pages', 'tools', 'jobs', 'lib'];

function filled(template: string, words: Words, roll: Dice): string {
  const file = `${pick(roll, FOLDERS)}/${randomWord(roll, 6, 'bdfgklmnprstaeiou')}.ts`;
  return template
    .replace('{thing}', pick(roll, words.things))
    .replace('{number}', String(between(roll, 2, 9_999)))
    .replace('{other}', String(between(roll, 2, 999)))
    .replace('{file}', file);
}

function request(words: Words, roll: Dice, number: number): Said {
  if (number % 1_501 !== 301 && number % 23 !== 5 && roll() < 0.7)
    return { text: pick(roll, words.nods), canaries: [] };
  const kind = roll();
  const templates = kind < 0.7 ? words.asks : kind < 0.85 ? words.decisions : words.corrections;
  const text = filled(pick(roll, templates), words, roll);
  if (number % 1_501 === 301) return withSecrets(text, leakyLog(roll, 150));
  return number % 23 === 5 ? withSecrets(text, [canary(roll)]) : { text, canaries: [] };
}

function withSecrets(text: string, canaries: readonly Canary[]): Said {
  return { text: [text, ...canaries.map((each) => each.text)].join('\n'), canaries };
}

function answer(words: Words, roll: Dice, number: number): Said {
  if (roll() < 0.6) return { text: pick(roll, words.replies), canaries: [] };
  const sentences = Array.from({ length: between(roll, 1, 2) }, () => filled(pick(roll, words.answers), words, roll));
  const code = number % 12 === 0 ? [codeBlock(roll)] : [];
  return { text: [...sentences, ...code].join('\n\n'), canaries: [] };
}

function codeBlock(roll: Dice): string {
  const name = randomWord(roll, 7, 'abcdefghiklmnoprstu');
  return [
    '```ts',
    `export function ${name}(rows: number): number {`,
    `  return rows * ${between(roll, 2, 99)};`,
    '}',
    '```',
  ].join('\n');
}

/** What a page shows of the whole chat. */
export function captureOf(messages: readonly CapturedMessage[], title?: string): Capture {
  return {
    site: 'chatgpt',
    chatId: 'long',
    url: 'https://chatgpt.com/c/long',
    ...(title === undefined ? {} : { title }),
    via: 'page',
    messages,
    holes: [],
    reachesStart: true,
    reachesEnd: true,
  };
}
