import { describe, expect, test } from 'vitest';
import { composedText } from '../../scripts/start/composed.ts';
import { REMAINS } from '../../src/page/compose.ts';
import {
  begin,
  carryInto,
  ended,
  fresh,
  holdsText,
  notices,
  onComposerStage,
  SITES,
  squeezed,
  textNow,
  theStage,
  wholePage,
} from '../support/composer-stage.ts';

onComposerStage();

describe.each(SITES)('the editor of %s', (site) => {
  test('keeps the draft that is there, in front of the preamble', async () => {
    const carry = await carryInto(site, { draft: 'A draft of mine\nin two lines' });
    expect(carry.state).toBe('inserted');
    expect(await composedText(fresh())).toBe(`A draft of mine\nin two lines\n\n${carry.preamble}`);
  });

  test('with nothing but white space in it takes the preamble', async () => {
    const carry = await carryInto(site, { draft: '   ' });
    expect(carry.state).toBe('inserted');
    expect((await composedText(fresh())).trim()).toBe(carry.preamble);
  });

  test('is waited for when it comes late', async () => {
    const carry = await carryInto(site, { mountAfter: 700 });
    expect(carry.state).toBe('inserted');
    expect(await composedText(fresh())).toBe(carry.preamble);
  });

  test('that refuses leaves the preamble on the clipboard, and the page says so', async () => {
    const carry = await carryInto(site, { refuses: true });
    expect(carry.state).toBe('copied');
    await theStage().context.grantPermissions(['clipboard-read']);
    expect(await fresh().evaluate(() => navigator.clipboard.readText())).toBe(carry.preamble);
    await theStage().context.clearPermissions();
    expect(await notices()).toBe(1);
  });

  test.each(['', 'A draft of mine\nin two lines'])(
    'that keeps only a part is left with its draft “%s”',
    async (draft) => {
      const carry = await carryInto(site, { draft, cutsAt: 60 });
      expect(carry.state).toBe('too-long');
      expect(await notices()).toBe(1);
      expect(squeezed(await textNow())).toBe(squeezed(draft));
    },
  );
});

describe.each(['chatgpt', 'gemini'] as const)('the editor of %s', (site) => {
  test('that lets nothing out again is not left for one that took nothing', async () => {
    const carry = await carryInto(site, { draft: 'Mine.', cutsAt: 60, holdsFast: true });
    expect(carry.state).toBe('too-long');
    expect(squeezed(await textNow())).toMatch(/^Mine\../);
    expect(await wholePage()).toContain(REMAINS);
  });

  test.each([20, 150])('that is replaced %d ms after it took the text is not the one that counts', async (after) => {
    const carry = await carryInto(site, { replacedAfterInput: after });
    expect(carry.state).toBe('inserted');
    expect(await composedText(fresh())).toBe(carry.preamble);
  });

  test('that is replaced again and again leaves the preamble on the clipboard', async () => {
    const carry = await carryInto(site, { replacedAfterInput: 50, replacements: 99 });
    expect(carry.state).toBe('copied');
    expect(squeezed(await textNow())).toBe('');
  });

  test('that comes to life late holds the preamble afterwards', async () => {
    const carry = await carryInto(site, { hydratesAt: 1_200 });
    expect(carry.state).toBe('inserted');
    expect(await composedText(fresh())).toBe(carry.preamble);
  });

  test('that passes the focus on gets nothing, nor does the other field', async () => {
    const carry = await carryInto(site, { losesFocus: 'focusin' });
    expect(carry.state).toBe('copied');
    expect(await fresh().inputValue('#stage-other')).toBe('');
    expect(squeezed(await textNow())).toBe('');
  });
});

test('a page that moves the focus in the middle of an insertion gets no word of it elsewhere', async () => {
  const carry = await carryInto('gemini', { draft: 'Mine.', losesFocus: 'input' });
  expect(carry.state).toBe('copied');
  expect(await fresh().inputValue('#stage-other')).toBe('');
  expect(squeezed(await textNow())).toBe('Mine.');
});

test('the box that stands there before Claude’s page has come to life is waited for', async () => {
  const carry = await carryInto('claude', { standInStays: true, hydratesAt: 2_500 });
  expect(carry.state).toBe('inserted');
  expect(await composedText(fresh())).toBe(carry.preamble);
});

test('what a person goes on writing behind the preamble stays, and it counts as inserted', async () => {
  await begin('chatgpt', {});
  await holdsText();
  await fresh().keyboard.type(' And now?');
  const carry = await ended();
  expect(carry.state).toBe('inserted');
  expect(await composedText(fresh())).toBe(`${carry.preamble} And now?`);
});
