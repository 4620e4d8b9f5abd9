// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/preact';
import { afterEach, describe, expect, test } from 'vitest';
import type { Carry, CarryState } from '../core/carry.ts';
import type { Conversation } from '../core/conversation.ts';
import { Failure, type FailureCode } from '../core/failure.ts';
import type { SummaryLine } from '../core/summary.ts';
import { chatOf, type FakeStart, type FakeWorld, fakeWorld, messagesOf } from './fake-world.ts';
import { Popup } from './popup.tsx';

const CHAT = 'https://alpha.example/c/1';
const messages = messagesOf('How many pipes?', 'Twelve pipes.', 'And valves?', 'Four.');

const lines: readonly SummaryLine[] = [
  { section: 'goal', text: 'Count the pipes', evidence: [1], author: 'digest' },
  { section: 'facts', text: 'There are `12` pipes', evidence: [2, 3], author: 'digest' },
];

const never = (): Promise<never> => new Promise(() => {});

const failing = (code: FailureCode, detail?: string) => async (): Promise<never> => {
  throw new Failure(code, detail);
};

/** At a site, and no chat there. */
const NO_CHAT: FakeStart = { url: 'https://alpha.example/', change: { read: failing('no-chat-open') } };

function open(start: FakeStart): FakeWorld {
  const fake = fakeWorld(start);
  render(<Popup world={fake.world} />);
  return fake;
}

const stateIs = (name: string): Promise<void> =>
  waitFor(() => expect(document.querySelector<HTMLElement>('#baton-popup')?.dataset.state).toBe(name));

const part = (id: string): HTMLElement => screen.getByTestId(id);

afterEach(cleanup);

describe('a chat', () => {
  test('shows its title, site, size and summary without a click', async () => {
    open({ url: CHAT, chat: chatOf(messages, lines) });
    await stateIs('done');
    expect(part('title').textContent).toBe('Pipes');
    expect(part('coverage').textContent).toMatch(/^ 4 messages, about \d+ tokens$/);
    expect(part('summary').textContent).toContain('Goal');
    expect(part('engine').textContent).toContain('Written by the built-in digest, on this machine.');
    expect(document.querySelectorAll('li[data-section="facts"] [data-evidence]')).toHaveLength(2);
    expect(document.querySelector<HTMLElement>('[data-evidence="2"]')?.title).toBe('Assistant: Twelve pipes.');
    expect(document.querySelector('li[data-section="facts"] code')?.textContent).toBe('12');
  });

  test('shows what the store has while the page is still being read', async () => {
    open({ url: CHAT, chat: chatOf(messages, lines), change: { read: never } });
    await waitFor(() => expect(part('summary').textContent).toContain('Count the pipes'));
    await stateIs('working');
    expect(part('status').textContent).toBe('Reading the chat…');
    expect(part('continue')).toHaveProperty('disabled', false);
  });

  test('is there when all is done, even where the news of the store comes late', async () => {
    open({ url: CHAT, chat: chatOf(messages, lines), change: { live: () => {} } });
    await stateIs('done');
    expect(part('summary').textContent).toContain('Count the pipes');
  });

  test('keeps its buttons shut until there is something to take along', async () => {
    const { store } = open({ url: CHAT, change: { read: never } });
    await stateIs('working');
    await waitFor(() => expect(part('continue')).toHaveProperty('disabled', true));
    expect(part('copy')).toHaveProperty('disabled', true);
    expect(part('export')).toHaveProperty('disabled', true);
    store(chatOf(messages, lines));
    await waitFor(() => expect(part('continue')).toHaveProperty('disabled', false));
  });

  test('says of what is missing how much and where', async () => {
    const coverage = { captured: 4, expected: 10, gaps: [{ before: 'm3', count: 5 }, { count: 1 }] };
    open({ url: CHAT, chat: chatOf(messages, lines, { coverage }) });
    await stateIs('done');
    expect(part('coverage').textContent).toMatch(/^ 4 of 10 messages, about/);
    const missing = within(part('coverage'))
      .getAllByRole('listitem', { hidden: true })
      .map((item) => item.textContent);
    expect(missing).toEqual(['5 messages between message 2 and message 3', '1 message at the end']);
    expect(part('coverage').querySelector('[data-share="0.40"]')).not.toBeNull();
  });

  test('that is short says that it needs no summary', async () => {
    open({ url: CHAT, chat: chatOf(messages.map((message) => ({ ...message, complete: false }))) });
    await stateIs('done');
    expect(part('summary').textContent).toContain('word for word');
    expect(part('continue')).toHaveProperty('disabled', false);
  });

  test('that changed after its summary was written is summarised anew, and not called short', async () => {
    const { calls, store } = open({ url: CHAT, chat: chatOf(messages) });
    await stateIs('done');
    expect(screen.queryByTestId('summary')).toBeNull();
    expect(part('status').textContent).toBe('Bringing the summary up to date…');
    await waitFor(() => expect(calls.filter((call) => call.startsWith('compact'))).toHaveLength(2));
    store(chatOf(messages, lines));
    await waitFor(() => expect(part('summary').textContent).toContain('Count the pipes'));
    expect(part('status').textContent).toMatch(/^Fills the box/);
  });

  test('whose summary cannot be written says so', async () => {
    let written = 0;
    const compact = async (): Promise<void> => {
      if (++written > 1) throw new Failure('store-failed');
    };
    open({ url: CHAT, chat: chatOf(messages), change: { compact } });
    await stateIs('failed');
    expect(part('notice').textContent).toMatch(/save the chat/);
  });

  test('of which more is held than the site states is not whole, and says both numbers', async () => {
    const coverage = { captured: 4, expected: 2, gaps: [] };
    open({ url: CHAT, chat: chatOf(messages, lines, { coverage }) });
    await stateIs('done');
    expect(part('coverage').textContent).toMatch(/^ 4 messages, the site says 2, about/);
    expect(part('coverage').textContent).toContain('some may no longer be part of the chat');
    expect(part('coverage').querySelector('[data-share="1.00"]')).toBeNull();
  });

  test('with an endless title of many lines shows the beginning on one', async () => {
    const title = `"Pipes"\n\u2028and ${'valves '.repeat(5000)}`;
    open({ url: CHAT, chat: chatOf(messages, lines, { title }) });
    await stateIs('done');
    expect(part('title').textContent).toMatch(/^"Pipes" and valves .{100,150}…$/);
    expect(part('title').getAttribute('title')?.length).toBeLessThanOrEqual(500);
  });

  test('whose last answer is being written says so', async () => {
    const writing = messages.map((message, index) => ({ ...message, complete: index < 3 }));
    open({ url: CHAT, chat: chatOf(writing, lines) });
    await stateIs('done');
    expect(part('unfinished').textContent).toBe('The last answer is still being written.');
  });

  test('with markup in its title and lines shows it as text', async () => {
    const hostile = '<img src=x onerror="alert(1)"><script>alert(2)</script>';
    const line: SummaryLine = { section: 'goal', text: hostile, evidence: [1], author: 'digest' };
    open({ url: CHAT, chat: chatOf(messagesOf(hostile, hostile), [line], { title: hostile }) });
    await stateIs('done');
    expect(part('title').textContent).toBe(hostile);
    expect(document.querySelector('li[data-section="goal"]')?.textContent).toContain(hostile);
    expect(document.querySelectorAll('script, img[onerror], [src="x"]')).toHaveLength(0);
  });
});

describe('a chat that is never stored says so', () => {
  test.each<[string, FakeStart, Partial<Conversation>]>([
    ['Private window', { url: CHAT, incognito: true }, { key: 'memory:private:alpha:1' }],
    [
      'Temporary chat',
      { url: 'https://alpha.example/?temporary-chat=true' },
      { key: 'memory:tab 7:alpha:', url: 'https://alpha.example/?temporary-chat=true' },
    ],
    [
      'Not saved by its site yet',
      { url: 'https://alpha.example/' },
      { key: 'memory:tab 7:alpha:', url: 'https://alpha.example/' },
    ],
  ])('%s', async (why, start, change) => {
    const { calls } = open({ ...start, chat: chatOf(messages, lines, change) });
    await stateIs('done');
    expect(part('memory-only').textContent).toBe(`${why}: kept in memory only, nothing is stored.`);
    expect(part('summary').textContent).toContain('Count the pipes');
    fireEvent.click(part('continue'));
    await waitFor(() => expect(calls.at(-1)).toBe(`carry ${change.key} alpha`));
  });

  test('and one that is stored says nothing of it', async () => {
    open({ url: CHAT, chat: chatOf(messages, lines) });
    await stateIs('done');
    expect(screen.queryByTestId('memory-only')).toBeNull();
  });
});

describe('each state has words and a next step', () => {
  test.each<[string, FakeStart, RegExp]>([
    [
      'not-a-chat-page',
      { url: 'https://news.example/' },
      /not a chat.*by guess; or open a chat on one of these sites.*Read this pageAlphaBeta/,
    ],
    ['page-unreadable', { url: 'chrome://version/' }, /no extension read this page.*Open a chat/],
    ['no-chat-open', NO_CHAT, /No chat is open.*Open a chat/],
    ['page-needs-reload', { url: CHAT, change: { read: failing('page-needs-reload') } }, /Reload page$/],
    [
      'nothing-recognised',
      { url: CHAT, change: { read: failing('nothing-recognised', 'Alpha: 0 messages') } },
      /no messages on this page \(Alpha: 0 messages\).*Try againCopy report/,
    ],
    ['failed', { url: CHAT, change: { read: failing('store-failed') } }, /save the chat.*Try again$/],
  ])('%s', async (name, start, words) => {
    open(start);
    await stateIs(name);
    expect(part('notice').textContent).toMatch(words);
    expect(screen.queryByTestId('continue')).toBeNull();
  });

  test('working', async () => {
    open({ url: CHAT, change: { compact: never } });
    await waitFor(() => expect(part('status').textContent).toBe('Bringing the summary up to date…'));
    expect(part('status').getAttribute('role')).toBe('status');
  });

  test('a failure leaves the stored summary in sight, with its buttons', async () => {
    open({ url: CHAT, chat: chatOf(messages, lines), change: { read: failing('page-needs-reload') } });
    await stateIs('page-needs-reload');
    expect(part('notice').textContent).toContain('Reload page');
    await waitFor(() => expect(part('summary').textContent).toContain('Count the pipes'));
    expect(part('continue')).toHaveProperty('disabled', false);
  });

  test('the button of a page that needs a reload loads it again and reads it', async () => {
    let loaded = false;
    const read = async (): Promise<void> => {
      if (!loaded) throw new Failure('page-needs-reload');
    };
    const reloadTab = async (): Promise<void> => {
      loaded = true;
    };
    open({ url: CHAT, chat: chatOf(messages, lines), change: { read, reloadTab } });
    await stateIs('page-needs-reload');
    fireEvent.click(screen.getByText('Reload page'));
    await stateIs('done');
  });
});

describe('what was carried into this tab', () => {
  const carry = (state: CarryState): Carry => ({
    ...{ id: 'c', tabId: 7, conversation: 'beta:9', title: 'Valves', target: 'alpha', preamble: 'The text', at: 0 },
    state,
  });

  test.each<[CarryState, RegExp]>([
    ['waiting', /“Valves” is on its way.*copy the text/],
    ['copied', /could not be put into the box.*on your clipboard.*paste/],
    ['refused', /could not be put into the box.*Copy it here/],
  ])('and is %s can be copied', async (state, words) => {
    const { copied } = open({ ...NO_CHAT, carry: carry(state) });
    await stateIs('no-chat-open');
    await waitFor(() => expect(part('notice').textContent).toMatch(words));
    fireEvent.click(part('copy-carry'));
    await waitFor(() => expect(part('status').textContent).toBe('Copied. Paste it into the box.'));
    expect(copied).toEqual(['The text']);
  });

  test('and is inserted needs nothing but to be sent', async () => {
    open({ ...NO_CHAT, carry: carry('inserted') });
    await waitFor(() => expect(part('notice').textContent).toMatch(/is in the box of this chat.*send it/));
    expect(screen.queryByTestId('copy-carry')).toBeNull();
  });
});
