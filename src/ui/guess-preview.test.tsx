// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { chatOf, type FakeStart, type FakeWorld, fakeWorld, LOOK, messagesOf } from './fake-world.ts';
import { Popup } from './popup.tsx';

const NEWS = 'https://news.example/talk';
const KEPT = chatOf(messagesOf('When is high water?', 'At two.'), [], {
  key: 'other:news.example/talk',
  site: 'other',
  via: 'guess',
});

async function look(start: FakeStart = {}): Promise<FakeWorld> {
  const fake = fakeWorld({ url: NEWS, ...start });
  render(<Popup world={fake.world} />);
  fireEvent.click(await screen.findByText('Read this page'));
  await screen.findByTestId('guess');
  return fake;
}

const lines = (): readonly string[] => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

afterEach(cleanup);

test('what was found is shown with its counts, beginnings and ends, and with what it was told by', async () => {
  const { calls } = await look();
  expect(screen.getByTestId('guess-counts').textContent).toBe('5 messages: 3 from you, 2 from the assistant.');
  expect(lines()).toEqual(['YouWhen is high water?', 'AssistantAt two.', 'AssistantAt the north quay.', 'YouThanks.']);
  expect(screen.getByTestId('guess').textContent).toMatch(/1 more message.*Read by guess.*Nothing is kept yet/);
  expect(screen.getByTestId('guess').textContent).not.toMatch(/not sure/);
  expect(calls).toEqual(['look 7']);
});

test('a guess that is none too sure says so', async () => {
  await look({ change: { look: async () => ({ ...LOOK, by: 'shape', isSure: false }) } });
  expect(screen.getByTestId('guess').textContent).toMatch(/nothing but how the messages look.*not sure/);
});

test('the speakers change places at one click, and back at the next', async () => {
  const { calls, store } = await look();
  const swap = screen.getByTestId('guess-swap');
  fireEvent.click(swap);
  await waitFor(() => expect(lines()[0]).toBe('AssistantWhen is high water?'));
  expect(screen.getByTestId('guess-counts').textContent).toBe('5 messages: 2 from you, 3 from the assistant.');
  fireEvent.click(swap);
  await waitFor(() => expect(lines()[0]).toBe('YouWhen is high water?'));
  fireEvent.click(swap);
  store(KEPT);
  fireEvent.click(screen.getByTestId('guess-keep'));
  await screen.findByTestId('read-again');
  expect(calls).toEqual(['look 7', 'keep 7 true', 'compact other:news.example/talk']);
});

test('what is refused is not kept', async () => {
  const { calls } = await look();
  fireEvent.click(screen.getByTestId('guess-refuse'));
  await screen.findByText('Read this page');
  expect(calls).toEqual(['look 7']);
});

test('a kept chat goes to one of the known sites, and is read again on a click alone', async () => {
  const { world, calls } = fakeWorld({ url: NEWS, chat: KEPT });
  render(<Popup world={world} />);
  await screen.findByTestId('read-again');
  expect((screen.getByTestId('target') as HTMLSelectElement).value).toBe('alpha');
  expect(calls.filter((call) => call.startsWith('look'))).toEqual([]);
  fireEvent.click(screen.getByTestId('read-again'));
  await screen.findByTestId('guess');
  expect(calls.filter((call) => call.startsWith('look'))).toEqual(['look 7']);
});
