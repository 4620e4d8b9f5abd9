import { describe, expect, test } from 'vitest';
import { NEW_CHAT } from '../../scripts/stage/routes.ts';
import { composedText } from '../../scripts/start/composed.ts';
import { until } from '../support/baton.ts';
import { ageLatestCarry, storedCarries } from '../support/carries.ts';
import {
  begin,
  ended,
  fresh,
  holdsText,
  latest,
  OTHER_CHAT,
  onComposerStage,
  squeezed,
  textNow,
  theStage,
} from '../support/composer-stage.ts';

onComposerStage();

const EDITOR = '.ProseMirror, .ql-editor';

describe.each(['chatgpt', 'gemini'] as const)('the editor of %s', (site) => {
  test('does not get the preamble in another chat, but once a new one is open', async () => {
    const carry = await begin(site, { mountAfter: 600, redirects: { to: OTHER_CHAT[site], after: 300 } });
    await fresh().waitForFunction((address) => location.href.endsWith(address), OTHER_CHAT[site]);
    await fresh().waitForSelector(EDITOR);
    expect(await textNow()).toBe('');
    expect(await latest()).toMatchObject({ id: carry.id, state: 'waiting' });
    await fresh().evaluate((address) => history.pushState(null, '', address), NEW_CHAT[site]);
    expect(await ended()).toMatchObject({ id: carry.id, state: 'inserted' });
    expect(await composedText(fresh())).toBe(carry.preamble);
  });

  test('loses the preamble again where the page turns out to be that of another chat', async () => {
    const carry = await begin(site, {});
    await holdsText();
    await fresh().evaluate((address) => history.replaceState(null, '', address), OTHER_CHAT[site]);
    await until(async () => squeezed(await textNow()) === '');
    expect(await until(async () => (await latest())?.takenAt === undefined && latest())).toMatchObject({
      id: carry.id,
      state: 'waiting',
    });
  });
});

describe('a page that is loaded again', () => {
  test('before the editor has come gets the preamble at once', async () => {
    const carry = await begin('claude', { mountAfter: 1_500 });
    await until(async () => (await latest())?.takenAt !== undefined);
    await fresh().reload();
    expect(await ended()).toMatchObject({ id: carry.id, state: 'inserted' });
    expect(await composedText(fresh())).toBe(carry.preamble);
  });

  test('during the insertion, and restores its draft, does not get it twice', async () => {
    const carry = await begin('chatgpt', { keepsDraft: true });
    await holdsText();
    await fresh().reload();
    await holdsText();
    expect(await composedText(fresh())).toBe(carry.preamble);
    expect((await latest())?.state).toBe('waiting');
    await ageLatestCarry(theStage(), 60_000);
    await fresh().reload();
    expect(await ended()).toMatchObject({ id: carry.id, state: 'inserted' });
    expect(await composedText(fresh())).toBe(carry.preamble);
  });

  test('during the insertion, and forgets its draft, gets it again after a minute', async () => {
    const carry = await begin('gemini', {});
    await holdsText();
    await ageLatestCarry(theStage(), 58_000);
    await fresh().reload();
    expect(await ended()).toMatchObject({ id: carry.id, state: 'inserted' });
    expect(await composedText(fresh())).toBe(carry.preamble);
  });
});

test('two carries at once each come into their own tab', async () => {
  const first = await begin('chatgpt', { mountAfter: 3_000 }, { preamble: 'The first of two.' });
  const firstPage = fresh();
  const second = await begin('gemini', { mountAfter: 1_000 }, { preamble: 'The second\n\nof two.' });
  await until(async () => (await storedCarries(theStage())).slice(-2).every(({ state }) => state === 'inserted'));
  expect(await composedText(fresh())).toBe(second.preamble);
  await firstPage.bringToFront();
  expect(await composedText(firstPage)).toBe(first.preamble);
  expect(await firstPage.evaluate(() => window.__sent)).toEqual([]);
  await firstPage.close();
});

test('a carry to another site is left waiting', async () => {
  const carry = await begin('chatgpt', {}, { target: 'claude' });
  await fresh().waitForSelector(EDITOR);
  expect(await textNow()).toBe('');
  const waiting = await latest();
  expect(waiting?.state).toBe('waiting');
  expect(waiting?.takenAt).toBeUndefined();
  await fresh().goto(NEW_CHAT.claude);
  expect((await ended()).state).toBe('inserted');
  expect(await composedText(fresh())).toBe(carry.preamble);
});
