import { describe, expect } from 'vitest';
import { NEW_CHAT } from '../../scripts/stage/routes.ts';
import { until } from '../support/baton.ts';
import { ageCarry } from '../support/carries.ts';
import { OTHER_CHAT, onComposerStage, composerTest as test, theStage } from '../support/composer-stage.ts';

onComposerStage();

const EDITOR = '.ProseMirror, .ql-editor';

describe.each(['chatgpt', 'gemini'] as const)('the editor of %s', { concurrent: true }, (site) => {
  test('does not get the preamble in another chat, but once a new one is open', async ({ begin }) => {
    const chat = await begin(site, { mountAfter: 600, redirects: { to: OTHER_CHAT[site], after: 300 } });
    await chat.page.waitForFunction((address) => location.href.endsWith(address), OTHER_CHAT[site]);
    await chat.page.waitForSelector(EDITOR);
    expect(await chat.squeezed()).toBe('');
    expect((await chat.now()).state).toBe('waiting');
    await chat.page.evaluate((address) => history.pushState(null, '', address), NEW_CHAT[site]);
    expect((await chat.ended()).state).toBe('inserted');
    expect(await chat.composed()).toBe(chat.carry.preamble);
  });

  test('loses the preamble again where the page turns out to be that of another chat', async ({ begin }) => {
    const chat = await begin(site, {});
    await chat.holdsText();
    await chat.page.evaluate((address) => history.replaceState(null, '', address), OTHER_CHAT[site]);
    await until(async () => (await chat.squeezed()) === '');
    await until(async () => (await chat.now()).takenAt === undefined);
    expect((await chat.now()).state).toBe('waiting');
  });
});

describe('a page that is loaded again', { concurrent: true }, () => {
  test('before the editor has come gets the preamble at once', async ({ begin }) => {
    const chat = await begin('claude', { mountAfter: 1_500 });
    await until(async () => (await chat.now()).takenAt !== undefined);
    await chat.page.reload();
    expect((await chat.ended()).state).toBe('inserted');
    expect(await chat.composed()).toBe(chat.carry.preamble);
  });

  test('during the insertion, and restores its draft, does not get it twice', async ({ begin }) => {
    const chat = await begin('chatgpt', { keepsDraft: true });
    await chat.holdsText();
    await chat.page.reload();
    await chat.holdsText();
    expect(await chat.composed()).toBe(chat.carry.preamble);
    expect((await chat.now()).state).toBe('waiting');
    await ageCarry(theStage(), await chat.now(), 60_000);
    await chat.page.reload();
    expect((await chat.ended()).state).toBe('inserted');
    expect(await chat.composed()).toBe(chat.carry.preamble);
  });

  test('during the insertion, and forgets its draft, gets it again after a minute', async ({ begin }) => {
    const chat = await begin('gemini', {});
    await chat.holdsText();
    await ageCarry(theStage(), await chat.now(), 58_000);
    await chat.page.reload();
    expect((await chat.ended()).state).toBe('inserted');
    expect(await chat.composed()).toBe(chat.carry.preamble);
  });
});

describe('a carry', { concurrent: true }, () => {
  test('comes into its own tab, where there are two at once', async ({ begin }) => {
    const first = await begin('chatgpt', { mountAfter: 3_000 }, { preamble: 'The first of two.' });
    const second = await begin('gemini', { mountAfter: 1_000 }, { preamble: 'The second\n\nof two.' });
    for (const chat of [first, second]) {
      expect((await chat.ended()).state).toBe('inserted');
      expect(await chat.composed()).toBe(chat.carry.preamble);
    }
  });

  test('to another site is left waiting', async ({ begin }) => {
    const chat = await begin('chatgpt', {}, { target: 'claude' });
    await chat.page.waitForSelector(EDITOR);
    expect(await chat.squeezed()).toBe('');
    const waiting = await chat.now();
    expect(waiting.state).toBe('waiting');
    expect(waiting.takenAt).toBeUndefined();
    await chat.page.goto(NEW_CHAT.claude);
    expect((await chat.ended()).state).toBe('inserted');
    expect(await chat.composed()).toBe(chat.carry.preamble);
  });
});
