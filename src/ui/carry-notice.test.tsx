// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import type { Carry } from '../core/carry.ts';
import { CarryNotice } from './carry-notice.tsx';
import type { SavedFile } from './popup-world.ts';

afterEach(cleanup);

const CARRY: Carry = {
  ...{ id: 'c', tabId: 7, conversation: 'beta:9', title: 'Valves', target: 'alpha', at: 0 },
  ...{ preamble: 'x'.repeat(24_003), state: 'too-long' },
};

function show(carry: Carry) {
  const saved: SavedFile[] = [];
  const copied: string[] = [];
  const { container } = render(
    <CarryNotice carry={carry} copy={(text) => copied.push(text)} save={(file) => saved.push(file)} />,
  );
  return { saved, copied, text: () => container.textContent };
}

test('a summary that is too long for the box says so, and can be saved or copied', () => {
  const { saved, copied, text } = show(CARRY);
  expect(text()).toMatch(/“Valves” has 24,003 characters, more than the box of this chat takes\..*Save it as a file/);
  fireEvent.click(screen.getByTestId('save-carry'));
  expect(saved).toEqual([{ name: 'Valves.md', mediaType: 'text/markdown', content: CARRY.preamble }]);
  fireEvent.click(screen.getByTestId('copy-carry'));
  expect(copied).toEqual([CARRY.preamble]);
});

test('one that was refused is for copying only', () => {
  show({ ...CARRY, state: 'refused' });
  expect(screen.queryByTestId('save-carry')).toBeNull();
  expect(screen.queryByTestId('copy-carry')).not.toBeNull();
});
