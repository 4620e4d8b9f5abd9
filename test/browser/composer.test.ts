import { describe, expect } from 'vitest';
import { REMAINS } from '../../src/page/compose.ts';
import { onComposerStage, SITES, composerTest as test, theStage } from '../support/composer-stage.ts';

onComposerStage();

const TWO_LINES = 'A draft of mine\nin two lines';

describe.each(SITES)('the editor of %s', { concurrent: true }, (site) => {
  test('keeps the draft that is there, in front of the preamble', async ({ begin }) => {
    const chat = await begin(site, { draft: TWO_LINES });
    expect((await chat.ended()).state).toBe('inserted');
    expect(await chat.composed()).toBe(`${TWO_LINES}\n\n${chat.carry.preamble}`);
  });

  test('with nothing but white space in it takes the preamble', async ({ begin }) => {
    const chat = await begin(site, { draft: '   ' });
    expect((await chat.ended()).state).toBe('inserted');
    expect((await chat.composed()).trim()).toBe(chat.carry.preamble);
  });

  test('is waited for when it comes late', async ({ begin }) => {
    const chat = await begin(site, { mountAfter: 700 });
    expect((await chat.ended()).state).toBe('inserted');
    expect(await chat.composed()).toBe(chat.carry.preamble);
  });

  test.for(['', TWO_LINES])('that keeps only a part is left with its draft “%s”', async (draft, { begin }) => {
    const chat = await begin(site, { draft, cutsAt: 60 });
    expect((await chat.ended()).state).toBe('too-long');
    expect(await chat.notices()).toBe(1);
    expect(await chat.squeezed()).toBe(draft.replaceAll(/\s/g, ''));
  });
});

describe.each(['chatgpt', 'gemini'] as const)('the editor of %s', { concurrent: true }, (site) => {
  test('that lets nothing out again is not left for one that took nothing', async ({ begin }) => {
    const chat = await begin(site, { draft: 'Mine.', cutsAt: 60, holdsFast: true });
    expect((await chat.ended()).state).toBe('too-long');
    expect(await chat.squeezed()).toMatch(/^Mine\../);
    expect(await chat.wholePage()).toContain(REMAINS);
  });

  test.for([20, 150])(
    'that is replaced %d ms after it took the text is not the one that counts',
    async (after, { begin }) => {
      const chat = await begin(site, { replacedAfterInput: after });
      expect((await chat.ended()).state).toBe('inserted');
      expect(await chat.composed()).toBe(chat.carry.preamble);
    },
  );

  test('that is replaced again and again leaves the preamble on the clipboard', async ({ begin }) => {
    const chat = await begin(site, { replacedAfterInput: 50, replacements: 99 });
    expect((await chat.ended()).state).toBe('copied');
    expect(await chat.squeezed()).toBe('');
  });

  test('that comes to life late holds the preamble afterwards', async ({ begin }) => {
    const chat = await begin(site, { hydratesAt: 1_200 });
    expect((await chat.ended()).state).toBe('inserted');
    expect(await chat.composed()).toBe(chat.carry.preamble);
  });

  test('that passes the focus on gets nothing, nor does the other field', async ({ begin }) => {
    const chat = await begin(site, { losesFocus: 'focusin' });
    expect((await chat.ended()).state).toBe('copied');
    expect(await chat.page.inputValue('#stage-other')).toBe('');
    expect(await chat.squeezed()).toBe('');
  });
});

describe('a page', { concurrent: true }, () => {
  test('that moves the focus in the middle of an insertion gets no word of it elsewhere', async ({ begin }) => {
    const chat = await begin('gemini', { draft: 'Mine.', losesFocus: 'input' });
    expect((await chat.ended()).state).toBe('copied');
    expect(await chat.page.inputValue('#stage-other')).toBe('');
    expect(await chat.squeezed()).toBe('Mine.');
  });

  test('of Claude’s has a box before it has come to life, and is waited for', async ({ begin }) => {
    const chat = await begin('claude', { standInStays: true, hydratesAt: 2_500 });
    expect((await chat.ended()).state).toBe('inserted');
    expect(await chat.composed()).toBe(chat.carry.preamble);
  });

  test('in which a person goes on writing behind the preamble keeps that, and it counts as inserted', async ({
    begin,
  }) => {
    const chat = await begin('chatgpt', {});
    await chat.holdsText();
    await chat.page.keyboard.type(' And now?');
    expect((await chat.ended()).state).toBe('inserted');
    expect(await chat.composed()).toBe(`${chat.carry.preamble} And now?`);
  });
});

// one after the other: there is but one clipboard
test.for(SITES)(
  'the editor of %s that refuses leaves the preamble on the clipboard, and the page says so',
  async (site, { begin }) => {
    const chat = await begin(site, { refuses: true });
    expect((await chat.ended()).state).toBe('copied');
    await theStage().context.grantPermissions(['clipboard-read']);
    expect(await chat.page.evaluate(() => navigator.clipboard.readText())).toBe(chat.carry.preamble);
    await theStage().context.clearPermissions();
    expect(await chat.notices()).toBe(1);
  },
);
