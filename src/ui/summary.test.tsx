// @vitest-environment jsdom
import { render } from '@testing-library/preact';
import { expect, test } from 'vitest';
import type { Checkpoint } from '../core/checkpoint.ts';
import { Summary } from './summary.tsx';

const lines: Checkpoint['lines'] = [
  { section: 'open', text: 'Was ist mit dem Sturm?', evidence: [2], author: 'digest' },
  { section: 'goal', text: 'Fahrräder vermieten', evidence: [1], author: 'digest' },
];

const checkpoint: Checkpoint = {
  ...{ id: 'x', conversation: 'chatgpt:7', throughMessageId: 'b', count: 2, prefixHash: 'h', engine: 'digest' },
  ...{ summary: '', lines, promptVersion: '1', tokensIn: 9, tokensOut: 9, at: 0 },
};

function headings(language?: string): readonly (readonly [string | null, string | null])[] {
  const shown = language === undefined ? checkpoint : { ...checkpoint, language };
  const { container } = render(<Summary checkpoint={shown} messages={[]} />);
  return [...container.querySelectorAll('h2')].map((heading) => [heading.lang, heading.textContent]);
}

test('a summary has headings in its own language', () => {
  const german = [
    ['de', 'Ziel'],
    ['de', 'Offene Anliegen'],
  ];
  expect(headings('de')).toEqual(german);
});

test.each([undefined, 'sv'])('a summary in %j has English headings', (language) => {
  const english = [
    ['en', 'Goal'],
    ['en', 'Open requests'],
  ];
  expect(headings(language)).toEqual(english);
});

const engineOf = (part: Partial<Checkpoint>, droppedPins?: readonly string[]): string =>
  render(<Summary checkpoint={{ ...checkpoint, ...part }} droppedPins={droppedPins} messages={[]} />).container
    .textContent ?? '';

test('a summary says who wrote it', () => {
  expect(engineOf({})).toContain('Written by the built-in digest, on this machine.');
  expect(engineOf({ engine: 'model', model: 'a-1' })).toContain('Written by a-1.');
  expect(engineOf({ model: 'a-1' })).toContain('Written by a-1; what came later, by the built-in digest.');
});

test('a summary says why the digest stands in for a model', () => {
  const refusals = ['forged', 'misquoted'];
  expect(engineOf({ refusals })).toContain('The model’s summary was not accepted (misquoted); the digest stands in.');
  expect(engineOf({ refusals: ['one to come'] })).toContain('was not accepted; the digest stands in.');
  expect(engineOf({ refusals, engine: 'model' })).not.toContain('not accepted');
  expect(engineOf({})).not.toContain('not accepted');
});

test('pins that are left out are named, long ones by their beginning', () => {
  expect(engineOf({}, ['Never on Sundays', 'x'.repeat(80)])).toContain(
    `the oldest are left out: “Never on Sundays”, “${'x'.repeat(60)}…”.`,
  );
  expect(engineOf({}, [])).not.toContain('left out');
});
