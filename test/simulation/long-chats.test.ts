import { beforeEach, describe, expect, test } from 'vitest';
import { readCheckpoints } from '../../src/store/read.ts';
import { KEY } from './chat.ts';
import { lifeOf, live } from './long-chat.ts';
import { emptyStore } from './store-state.ts';
import { NAMES } from './summarizers.ts';
import { WORDS } from './words.ts';

/**
 * Long invented chats, in several languages, with edits and branches in between, folded again and again by summarizers
 * of every kind. Whatever happens, what is stored is sound.
 */

const LANGUAGES = Object.keys(WORDS);
const LONG = { timeout: 300_000 };

beforeEach(emptyStore);

describe('a chat of 3,000 messages', () => {
  const lives = NAMES.map((name, index) => ({ name, language: LANGUAGES[index % LANGUAGES.length] ?? 'en', index }));
  test.each(lives)(
    'in $language, with a summarizer that is $name, stays sound',
    LONG,
    async ({ name, language, index }) => {
      const life = lifeOf(name, language, index % 2 === 0);
      await live(life);
      expect((await readCheckpoints(KEY)).length).toBeGreaterThan(name === 'throwing' ? -1 : 1);
      expect(life.asked.prompts.length).toBeGreaterThan(4);
    },
  );
});
