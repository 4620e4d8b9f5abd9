// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { Failure, type FailureCode } from '../core/failure.ts';
import { fakeWorld } from './fake-world.ts';
import { Popup } from './popup.tsx';

afterEach(cleanup);

function openFailing(code: FailureCode) {
  const read = async (): Promise<never> => {
    throw new Failure(code);
  };
  const fake = fakeWorld({ url: 'https://alpha.example/c/1', change: { read } });
  render(<Popup world={fake.world} />);
  return fake;
}

test.each<FailureCode>(['nothing-recognised', 'one-sided'])(
  'after %s a report of the page’s markup can be copied, and what it holds is said first',
  async (code) => {
    const { calls, copied } = openFailing(code);
    const button = await waitFor(() => screen.getByText('Copy report'));
    const holds = document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(holds).toBe('The report holds counts and tag names, nothing of what was said.');
    fireEvent.click(button);
    await waitFor(() => expect(copied).toEqual(['Baton 1.2.3: 0 place']));
    expect(calls).toContain('health 7');
    expect(screen.getByTestId('status').textContent).toBe('Report copied. Paste it where you tell of the problem.');
  },
);

test('a failure that has nothing to do with the markup has no report', async () => {
  openFailing('store-failed');
  await waitFor(() => screen.getByText('Try again'));
  expect(screen.queryByText('Copy report')).toBeNull();
});
