import { readFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { normalise } from '../../src/page/composer-text.ts';
import { until } from '../support/baton.ts';
import { onComposerStage, composerTest as test, theStage } from '../support/composer-stage.ts';
import { FIVE_LINES, LONG_TEXT } from '../support/texts.ts';

onComposerStage();

/** What stands in the box of each site (`sites.md` 0.4): the real library. */
const EDITORS = [
  { site: 'grok', library: 'Tiptap' },
  { site: 'perplexity', library: 'Lexical with rich text' },
  { site: 'kimi', library: 'Lexical with plain text' },
  { site: 'doubao', library: 'Slate' },
  { site: 'deepseek', library: 'a textarea under React' },
  { site: 'qwen', library: 'a textarea under Vue' },
  { site: 'zai', library: 'a textarea under Svelte' },
  { site: 'aistudio', library: 'a textarea under Angular' },
] as const;

/** A browser takes seconds over a thousand lines, and more beside other tests. */
const LONG = 120_000;

describe.each(EDITORS)('$library, as on $site,', { concurrent: true }, ({ site }) => {
  test.for(['', 'hello'])(
    'holds the draft “%s” and five lines by its own account, and one undo takes them away',
    async (draft, { begin }) => {
      const chat = await begin(site, { draft }, { preamble: FIVE_LINES });
      expect(await chat.ended()).toMatchObject({ state: 'inserted' });
      expect(normalise(await chat.held())).toBe(behind(draft, FIVE_LINES));
      expect(await chat.isSendUsable()).toBe(true);
      await chat.page.keyboard.press('Control+z');
      await until(async () => (await chat.held()) === draft);
    },
  );

  test('holds every line of a long text once', { timeout: LONG }, async ({ begin }) => {
    const chat = await begin(site, { draft: 'hello' }, { preamble: LONG_TEXT });
    expect(await chat.ended(LONG)).toMatchObject({ state: 'inserted' });
    expect(normalise(await chat.held())).toBe(behind('hello', LONG_TEXT));
    expect(await chat.isSendUsable()).toBe(true);
  });

  test('is waited for when it comes late', async ({ begin }) => {
    const chat = await begin(site, { mountAfter: 700 }, { preamble: FIVE_LINES });
    expect(await chat.ended()).toMatchObject({ state: 'inserted' });
    expect(normalise(await chat.held())).toBe(FIVE_LINES);
  });

  test('holds the text also where the page comes to life late and mounts it anew', async ({ begin }) => {
    const chat = await begin(site, { hydratesAt: 1_200 }, { preamble: FIVE_LINES });
    expect(await chat.ended()).toMatchObject({ state: 'inserted' });
    expect(normalise(await chat.held())).toBe(FIVE_LINES);
  });

  test('that refuses is left as it was, and the text is on the clipboard', async ({ begin }) => {
    const chat = await begin(site, { draft: 'hello', refuses: true }, { preamble: FIVE_LINES });
    expect(await chat.ended()).toMatchObject({ state: 'copied' });
    expect(await chat.held()).toBe('hello');
    expect(await chat.notices()).toBe(1);
  });

  test.for(['', 'hello'])(
    'that cuts the text off has its draft “%s” again, and says what it takes',
    async (draft, { begin }) => {
      const chat = await begin(site, { draft, cutsAt: 20 }, { preamble: FIVE_LINES });
      expect(await chat.ended()).toMatchObject({ state: 'too-long' });
      expect((await chat.held()).trim()).toBe(draft);
      expect(await chat.wholePage()).toMatch(/message box takes \d+ characters; with the summary it would have \d+/);
    },
  );
});

test('a text that is too long for a box can be saved as a file, which holds all of it', async ({ begin }) => {
  const chat = await begin('deepseek', { cutsAt: 20 }, { preamble: FIVE_LINES });
  expect(await chat.ended()).toMatchObject({ state: 'too-long' });
  await chat.clickInNotice('Save as .md file');
  const { name, path } = await theStage().nextDownload();
  expect(name).toBe('baton-summary.md');
  expect(readFileSync(path, 'utf8')).toBe(FIVE_LINES);
});

function behind(draft: string, text: string): string {
  return normalise(draft === '' ? text : `${draft}\n\n${text}`);
}
