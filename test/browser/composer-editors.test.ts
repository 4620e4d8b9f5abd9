import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { normalise } from '../../src/page/composer-text.ts';
import { until } from '../support/baton.ts';
import {
  begin,
  clickInNotice,
  ended,
  fresh,
  held,
  isSendUsable,
  notices,
  onComposerStage,
  theStage,
  wholePage,
} from '../support/composer-stage.ts';
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

describe.each(EDITORS)('$library, as on $site,', ({ site }) => {
  test.each(['', 'hello'])(
    'holds the draft “%s” and five lines by its own account, and one undo takes them away',
    async (draft) => {
      await begin(site, { draft }, { preamble: FIVE_LINES });
      expect(await ended()).toMatchObject({ state: 'inserted' });
      expect(normalise(await held())).toBe(behind(draft, FIVE_LINES));
      expect(await isSendUsable()).toBe(true);
      await fresh().keyboard.press('Control+z');
      await until(async () => (await held()) === draft);
    },
  );

  test('holds every line of a long text once', { timeout: LONG }, async () => {
    await begin(site, { draft: 'hello' }, { preamble: LONG_TEXT });
    expect(await ended(LONG)).toMatchObject({ state: 'inserted' });
    expect(normalise(await held())).toBe(behind('hello', LONG_TEXT));
    expect(await isSendUsable()).toBe(true);
  });

  test('is waited for when it comes late', async () => {
    await begin(site, { mountAfter: 700 }, { preamble: FIVE_LINES });
    expect(await ended()).toMatchObject({ state: 'inserted' });
    expect(normalise(await held())).toBe(FIVE_LINES);
  });

  test('holds the text also where the page comes to life late and mounts it anew', async () => {
    await begin(site, { hydratesAt: 1_200 }, { preamble: FIVE_LINES });
    expect(await ended()).toMatchObject({ state: 'inserted' });
    expect(normalise(await held())).toBe(FIVE_LINES);
  });

  test('that refuses is left as it was, and the text is on the clipboard', async () => {
    await begin(site, { draft: 'hello', refuses: true }, { preamble: FIVE_LINES });
    expect(await ended()).toMatchObject({ state: 'copied' });
    expect(await held()).toBe('hello');
    expect(await notices()).toBe(1);
  });

  test.each(['', 'hello'])('that cuts the text off has its draft “%s” again, and says what it takes', async (draft) => {
    await begin(site, { draft, cutsAt: 20 }, { preamble: FIVE_LINES });
    expect(await ended()).toMatchObject({ state: 'too-long' });
    expect((await held()).trim()).toBe(draft);
    expect(await wholePage()).toMatch(/message box takes \d+ characters; with the summary it would have \d+/);
  });
});

test('a text that is too long for a box can be saved as a file, which holds all of it', async () => {
  await begin('deepseek', { cutsAt: 20 }, { preamble: FIVE_LINES });
  expect(await ended()).toMatchObject({ state: 'too-long' });
  await clickInNotice('Save as .md file');
  const { name, path } = await theStage().nextDownload();
  expect(name).toBe('baton-summary.md');
  expect(readFileSync(path, 'utf8')).toBe(FIVE_LINES);
});

function behind(draft: string, text: string): string {
  return normalise(draft === '' ? text : `${draft}\n\n${text}`);
}
