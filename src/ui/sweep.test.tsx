// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import type { Coverage } from '../core/conversation.ts';
import { Failure } from '../core/failure.ts';
import type { SummaryLine } from '../core/summary.ts';
import type { SweepEnd } from '../protocol/page-api.ts';
import { chatOf, type FakeWorld, fakeWorld, messagesOf } from './fake-world.ts';
import { Popup } from './popup.tsx';
import type { PopupWorld } from './popup-world.ts';
import { sweepText } from './sweep-text.ts';

const CHAT = 'https://alpha.example/c/1';
const messages = messagesOf('How many pipes?', 'Twelve pipes.', 'And valves?', 'Four.');
const lines: readonly SummaryLine[] = [{ section: 'goal', text: 'Count', evidence: [1], author: 'digest' }];
const PART: Coverage = { captured: 4, expected: 1243, gaps: [{ before: 'm3', count: 1239 }] };
const chatWith = (coverage: Coverage) => chatOf(messages, lines, { coverage });
const part = (id: string): HTMLElement => screen.getByTestId(id);
const says = (words: string): Promise<void> => waitFor(() => expect(part('status').textContent).toBe(words));

async function opened(change: Partial<PopupWorld> = {}, coverage = PART): Promise<FakeWorld> {
  const fake = fakeWorld({ url: CHAT, chat: chatWith(coverage), change });
  render(<Popup world={fake.world} />);
  await waitFor(() => expect(document.querySelector<HTMLElement>('#baton-popup')?.dataset.state).toBe('done'));
  return fake;
}

/** A sweep that ends when it is told to. */
function openSweep() {
  let end: (how: SweepEnd) => void = () => {};
  const ended = new Promise<SweepEnd>((resolve) => {
    end = resolve;
  });
  return { sweep: () => ended, end: (how: SweepEnd) => end(how) };
}

afterEach(cleanup);

test('is read by a button that says what it does', async () => {
  const { calls } = await opened();
  expect(part('read-the-rest').textContent).toBe('Read the rest');
  expect(part('coverage').textContent).toContain('Baton scrolls through the chat once; press Escape to stop.');
  fireEvent.click(part('read-the-rest'));
  await waitFor(() => expect(calls).toContain('sweep 7'));
});

test('is counted while it comes in, and the end is said in words', async () => {
  const { sweep, end } = openSweep();
  const { store } = await opened({ sweep });
  fireEvent.click(part('read-the-rest'));
  await says('Reading the rest of the chat…');
  store(chatWith({ ...PART, captured: 900 }));
  await waitFor(() => expect(part('coverage').textContent).toMatch(/^ 900 of 1,243 messages/));
  store(chatWith({ captured: 1243, expected: 1243, gaps: [] }));
  end({ end: 'whole', captured: 1243 });
  await says('The whole chat is here: 1,243 messages.');
  expect(screen.queryByTestId('read-the-rest')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(part('continue')));
});

test.each([
  ['a second click on the button', () => fireEvent.click(part('read-the-rest'))],
  ['Escape', () => fireEvent.keyDown(part('read-the-rest'), { key: 'Escape' })],
])('is stopped by %s', async (_, stop) => {
  const { sweep, end } = openSweep();
  const { calls } = await opened({ sweep });
  fireEvent.click(part('read-the-rest'));
  await waitFor(() => expect(part('read-the-rest').textContent).toBe('Stop'));
  expect(calls).not.toContain('stop sweep 7');
  stop();
  await waitFor(() => expect(calls).toContain('stop sweep 7'));
  end({ end: 'stopped', captured: 4 });
  await says('Stopped; 4 of 1,243 messages are here.');
  expect(part('read-the-rest').textContent).toBe('Read the rest');
});

test('is not stopped by the second click of a double one', async () => {
  const { calls } = await opened({ sweep: () => new Promise(() => {}) });
  fireEvent.click(part('read-the-rest'));
  await waitFor(() => expect(part('read-the-rest').textContent).toBe('Stop'));
  fireEvent.click(part('read-the-rest'), { detail: 2 });
  expect(calls).not.toContain('stop sweep 7');
});

test('is taken up where an earlier popup has begun it', async () => {
  await opened({ sweeping: async () => true, sweep: () => new Promise(() => {}) });
  await says('Reading the rest of the chat…');
  expect(part('read-the-rest').textContent).toBe('Stop');
  await waitFor(() => expect(part('coverage')).toHaveProperty('open', true));
});

test('is summarised when it is there, not while it comes', async () => {
  const { sweep, end } = openSweep();
  const { calls, store } = await opened({ sweep });
  const summaries = () => calls.filter((call) => call.startsWith('compact')).length;
  const before = summaries();
  fireEvent.click(part('read-the-rest'));
  await says('Reading the rest of the chat…');
  store(chatOf(messages, [], { coverage: PART, seenAt: 1 }));
  await waitFor(() => expect(screen.queryByTestId('summary')).toBeNull());
  store(chatOf(messages, [], { coverage: PART, seenAt: 2 }));
  expect(summaries()).toBe(before);
  end({ end: 'stopped', captured: 4 });
  await waitFor(() => expect(summaries()).toBe(before + 1));
});

test('that cannot be read says why', async () => {
  const sweep = async (): Promise<never> => {
    throw new Failure('page-needs-reload');
  };
  await opened({ sweep });
  fireEvent.click(part('read-the-rest'));
  await waitFor(() => expect(part('status').textContent).toMatch(/^This page was opened before Baton was ready/));
  expect(part('read-the-rest').textContent).toBe('Read the rest');
});

test('is not offered where the chat is whole', async () => {
  await opened({}, { captured: 4, expected: 4, gaps: [] });
  expect(screen.queryByTestId('read-the-rest')).toBeNull();
});

test.each<[SweepEnd['end'], Coverage, string]>([
  ['whole', { captured: 1, gaps: [] }, 'The whole chat is here: 1 message.'],
  ['stopped', { captured: 2, expected: 2, gaps: [] }, 'The whole chat is here: 2 messages.'],
  ['with-gaps', PART, 'Read to the end, but not all of it showed; 4 of 1,243 messages are here.'],
  ['time', { captured: 1, gaps: [{}] }, 'It took too long; 1 message is here.'],
  ['hidden-too-long', { captured: 3, gaps: [{}] }, 'The tab was hidden for too long; 3 messages are here.'],
  ['no-scroller', PART, 'Nothing on this page can be scrolled; 4 of 1,243 messages are here.'],
])('ending with %s is told with what is here', (end, coverage, words) => {
  expect(sweepText({ end, captured: 9 }, chatWith(coverage).conversation)).toBe(words);
});
