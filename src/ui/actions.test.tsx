// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, describe, expect, test } from 'vitest';
import { Failure } from '../core/failure.ts';
import { parseExport } from '../formats/index.ts';
import { chatOf, type FakeWorld, fakeWorld, messagesOf } from './fake-world.ts';
import { Popup } from './popup.tsx';
import type { PopupWorld } from './popup-world.ts';

const chat = chatOf(
  messagesOf('How many pipes?', 'Twelve.'),
  [{ section: 'goal', text: 'Count the pipes', evidence: [1], author: 'digest' }],
  { title: 'Pipes: 1/2' },
);

async function opened(change: Partial<PopupWorld> = {}): Promise<FakeWorld> {
  const fake = fakeWorld({ url: 'https://alpha.example/c/1', chat, change });
  render(<Popup world={fake.world} />);
  await waitFor(() => expect(part('continue')).toHaveProperty('disabled', false));
  await waitFor(() => expect(part('status').textContent).toMatch(/^Fills the box/));
  return fake;
}

const part = (id: string): HTMLElement => screen.getByTestId(id);
const says = (words: RegExp): Promise<void> => waitFor(() => expect(part('status').textContent).toMatch(words));
const press = (key: string): boolean => fireEvent.keyDown(document.activeElement ?? document.body, { key });

afterEach(cleanup);

describe('Continue in new chat', () => {
  test('has the focus as soon as it works', async () => {
    await opened();
    await waitFor(() => expect(document.activeElement).toBe(part('continue')));
  });

  test('goes to the site one is on', async () => {
    const { calls } = await opened();
    fireEvent.click(part('continue'));
    await says(/A new chat on Alpha is open/);
    expect(calls.at(-1)).toBe('carry alpha:1 alpha');
  });

  test('goes to the site that was chosen', async () => {
    const { calls } = await opened();
    fireEvent.change(part('target'), { target: { value: 'beta' } });
    fireEvent.click(part('continue'));
    await says(/A new chat on Beta is open/);
    expect(calls.at(-1)).toBe('carry alpha:1 beta');
  });

  test('cannot be pressed twice while the chat opens', async () => {
    await opened({ carry: () => new Promise(() => {}) });
    fireEvent.click(part('continue'));
    await says(/Opening a new chat on Alpha…/);
    expect(part('continue')).toHaveProperty('disabled', true);
  });

  test('opens one chat, however many clicks come in one tick', async () => {
    const { calls } = await opened();
    const button = part('continue');
    for (let click = 0; click < 3; click++) button.click();
    await says(/A new chat on Alpha is open/);
    expect(calls.filter((call) => call.startsWith('carry'))).toEqual(['carry alpha:1 alpha']);
    button.click();
    await waitFor(() => expect(calls.filter((call) => call.startsWith('carry'))).toHaveLength(2));
  });

  test('says in words why it failed', async () => {
    const carry = async (): Promise<void> => {
      throw new Failure('unknown-conversation');
    };
    await opened({ carry });
    fireEvent.click(part('continue'));
    await says(/^Baton does not have this chat\. Try again/);
    expect(part('continue')).toHaveProperty('disabled', false);
  });
});

describe('Copy', () => {
  test('puts the preamble on the clipboard and says so', async () => {
    const { copied } = await opened();
    fireEvent.click(part('copy'));
    await says(/^Copied/);
    expect(part('copy').textContent).toBe('Copied');
    expect(copied).toEqual(['Summary of earlier conversation: Pipes: 1/2']);
  });

  test('says when the browser does not allow it', async () => {
    const copy = async (): Promise<void> => {
      throw new DOMException('no', 'NotAllowedError');
    };
    await opened({ copy });
    fireEvent.click(part('copy'));
    await says(/did not let Baton use the clipboard/);
    expect(part('copy').textContent).toBe('Copy');
  });
});

describe('Export', () => {
  test('saves Markdown under a name made from the title', async () => {
    const { saved } = await opened();
    fireEvent.click(part('export'));
    fireEvent.click(part('export-markdown'));
    await says(/Saved to your downloads: Pipes 1 2\.md/);
    expect(saved).toMatchObject([{ name: 'Pipes 1 2.md', mediaType: 'text/markdown;charset=utf-8' }]);
    expect(saved[0]?.content).toContain('exported: "2026-03-04T05:06:07.000Z"');
  });

  test('saves JSON that Baton reads back, with the preamble', async () => {
    const { saved } = await opened();
    fireEvent.click(part('export'));
    fireEvent.click(part('export-json'));
    await says(/Saved/);
    const imported = parseExport(saved[0]?.content ?? '');
    expect(imported.conversation).toEqual(chat.conversation);
    expect(imported.preamble).toBe('Summary of earlier conversation: Pipes: 1/2');
  });

  test('is a menu for the keyboard too', async () => {
    await opened();
    fireEvent.click(part('export'));
    await waitFor(() => expect(document.activeElement).toBe(part('export-markdown')));
    press('ArrowDown');
    expect(document.activeElement).toBe(part('export-json'));
    press('ArrowDown');
    expect(document.activeElement).toBe(part('export-markdown'));
    press('End');
    expect(document.activeElement).toBe(part('export-json'));
    press('Escape');
    await waitFor(() => expect(screen.queryByTestId('export-json')).toBeNull());
    expect(document.activeElement).toBe(part('export'));
  });

  test('closes its menu when the focus goes elsewhere', async () => {
    await opened();
    fireEvent.click(part('export'));
    await waitFor(() => expect(document.activeElement).toBe(part('export-markdown')));
    part('copy').focus();
    await waitFor(() => expect(screen.queryByTestId('export-markdown')).toBeNull());
  });
});
