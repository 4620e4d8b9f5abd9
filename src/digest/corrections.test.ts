import { describe, expect, test } from 'vitest';
import type { Message, Role } from '../core/message.ts';
import type { SummaryLine } from '../core/summary.ts';
import { digest } from './digest.ts';

function say(role: Role, text: string, more: Partial<Message> = {}): Message {
  return { id: `${role}-${text.slice(0, 8)}`, role, text, attachments: [], complete: true, ...more };
}

function texts(lines: readonly SummaryLine[], section?: string): readonly string[] {
  return lines.filter((line) => section === undefined || line.section === section).map(({ text }) => text);
}

describe('what changed', () => {
  test('the newest value replaces the one it corrects and says so', () => {
    const lines = digest(
      [
        say('user', 'The rent of the studio is 840 euros a month.'),
        say('assistant', 'Noted.'),
        say('user', 'The rent of the studio changed, it is now 910 euros a month.'),
        say('assistant', 'Noted as well.'),
        say('user', 'Please compare it with the flat in Aarhus, which has two rooms and a garden.'),
        say('assistant', 'The flat in Aarhus is larger, the studio is closer to the station.'),
      ],
      1_000,
    );
    const all = texts(lines).join('\n');
    expect(all).toMatch(/910 euros a month\. \(was 840 euros\)|\(840 euros → 910 euros\)/);
  });

  test('a value the user corrects by name is marked where it stood', () => {
    const lines = digest(
      [
        say('user', 'Our ferry from Kiel leaves on Friday at 18:45 and the cabin is number 4107.'),
        say('assistant', 'Be there an hour early.'),
        say('user', 'Sorry, the ferry leaves at 19:15, not 18:45.'),
        say('assistant', 'Then be there at 18:15.'),
      ],
      1_000,
    );
    expect(texts(lines).join('\n')).toContain('(18:45 → 19:15)');
  });

  test('two different things with numbers do not correct each other', () => {
    const lines = digest(
      [
        say('user', 'The tent weighs 2100 grams and the stove needs 95 grams of gas.'),
        say('user', 'The backpack of my sister holds 48 litres.'),
        say('assistant', 'A good set for three days in the hills.'),
      ],
      1_000,
    );
    expect(texts(lines).join('\n')).not.toMatch(/was|→/);
  });

  test('a date that is later named by its day alone is corrected all the same', () => {
    const lines = digest(
      [
        say('user', 'The shop should open by Friday 15 May.'),
        say('assistant', 'Good.'),
        say('user', 'So the opening is now Friday 8 May instead of the 15th.'),
      ],
      1_000,
    );
    const all = texts(lines).join('\n');
    expect(all).toContain('8 May');
    expect(all).toContain('(15 May → 8 May)');
  });
});
