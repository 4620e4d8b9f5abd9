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

function texts(lines: readonly SummaryLine[], section?: string): string {
  return lines
    .filter((line) => section === undefined || line.section === section)
    .map(({ text }) => text)
    .join('\n');
}

describe('what is taken back', () => {
  test('the later decision stands, the one it replaces goes', () => {
    const lines = digest(chat('I decided to go with Ember', 'Great', 'Hmm, forget Ember. Go with Lit.', 'Fine.'), 400);
    expect(texts(lines)).not.toContain('I decided to go with Ember');
    expect(texts(lines, 'decisions')).toContain('Go with Lit.');
    expect(texts(lines, 'goal')).not.toContain('forget');
  });

  test('the words of somebody else are no goal, and a refusal stays with what it refuses', () => {
    const said = 'My boss wrote: "I want you to sell the boat this week". I do not want that.';
    const lines = digest(chat(said, 'Understood.', 'I want to plan a tour of the boat in June.', 'Where to?'), 400);
    expect(texts(lines, 'goal')).toBe('I want to plan a tour of the boat in June.');
    expect(texts(lines)).toContain(said);
  });

  test('a prohibition and a decision of one name are kept', () => {
    const lines = digest(chat('Do not use Mongo.', 'Then Postgres?', 'No: Postgres it is.', 'Good.'), 400);
    expect(texts(lines, 'constraints')).toContain('Do not use Mongo.');
    expect(texts(lines, 'decisions')).toContain('Postgres it is.');
  });

  test('a correction takes the place of a goal that says nothing else', () => {
    const lines = digest(chat('Use port 8080', 'Done with it.', 'not 8080, use 9090', 'Changed.'), 400);
    expect(texts(lines, 'goal')).toBe('not 8080, use 9090');
  });
});
