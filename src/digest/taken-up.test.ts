import { describe, expect, test } from 'vitest';
import type { Message, Role } from '../core/message.ts';
import type { SummaryLine } from '../core/summary.ts';
import { digest } from './digest.ts';

function chat(...texts: readonly string[]): readonly Message[] {
  return texts.map((text, index) => {
    const role: Role = index % 2 === 0 ? 'user' : 'assistant';
    return { id: `${index}`, role, text, attachments: [], complete: true };
  });
}

function of(lines: readonly SummaryLine[], section: string): string {
  return lines
    .filter((line) => line.section === section)
    .map(({ text }) => text)
    .join('\n');
}

const GOAL = 'I want to open a small pottery studio in the old bakery.';

describe('how things went on', () => {
  test('a short yes takes the words of the proposal', () => {
    const lines = digest(
      chat(GOAL, 'I suggest a kiln of 60 litres on the ground floor.\n\nIt fits.', 'Fine, take it.', 'Done.'),
      600,
    );
    expect(of(lines, 'decisions')).toBe('I suggest a kiln of 60 litres on the ground floor. Fine, take it.');
  });

  test('what is put off stays open until it is done', () => {
    const put = 'A workshop for children would be nice, but not before autumn.';
    const start = [GOAL, 'A good place for it.', put, 'Noted.'] as const;
    expect(of(digest(chat(...start), 600), 'open')).toContain(put);
    const done = digest(chat(...start, 'The workshop for the children is done.', 'Well done.'), 600);
    expect(of(done, 'open')).toBe('');
  });

  test('what a list of open and settled things says stands in its section', () => {
    const list =
      '**Settled:**\n\n- kiln of 60 litres, glaze from Lindqvist\n\n**Open:**\n\n- insurance for the cellar with the clay store';
    const lines = digest(chat(GOAL, 'A good place.', 'Can you sum up where we stand?', list), 600);
    expect(of(lines, 'decisions')).toContain('kiln of 60 litres');
    expect(of(lines, 'open')).toContain('insurance for the cellar');
  });

  test('what a machine printed is no rule of the user', () => {
    const lines = digest(
      chat(GOAL, 'Good.', 'HINT: You must specify a class for index 12 of the table.', 'Try it.'),
      600,
    );
    expect(of(lines, 'constraints')).toBe('');
  });
});
