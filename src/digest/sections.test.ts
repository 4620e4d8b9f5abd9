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

describe('sections', () => {
  const messages = [
    say(
      'user',
      "I'm building an inventory tool in Rust for our bike shop. It must run offline, and never send data anywhere.",
    ),
    say('assistant', '## Storage\n\nFor one shop a single file is enough. Should I use SQLite for the storage?'),
    say('user', 'Yes, do it.'),
    say(
      'assistant',
      "I've added the storage layer in src/store.rs.\n\n```rust\n// src/store.rs\npub fn open_store(path: &Path) -> Result<Store> {\n}\n```\n\nRun it:\n\n```bash\ncargo run -- --db shop.db\n```",
    ),
    say(
      'user',
      'The labels are 62 mm wide. They carry the shelf, the price and a code of 13 digits, and the paper must be ordered from Lund before 9 June.',
    ),
    say(
      'assistant',
      'A label of 62 mm leaves room for a large shelf number, the price beside it and the code below. The paper of that width comes on rolls of 30 metres, which is enough for about 1,000 labels.',
    ),
    say('user', 'It works now, 1,240 parts were imported. The label printer is a Brother QL-820 at 192.168.4.20.'),
    say(
      'assistant',
      'Great!\n\n### Next steps\n\n1. Print labels over port 9100 of the printer\n2. Add the barcode search to the start page',
    ),
    say('user', 'Can you write the label code?'),
  ];
  const lines = digest(messages, 1_500);

  test('the goal is what the user set out to do', () => {
    expect(texts(lines, 'goal')).toEqual(["I'm building an inventory tool in Rust for our bike shop."]);
  });

  test('rules of the user are constraints', () => {
    expect(texts(lines, 'constraints').join(' ')).toContain('must run offline, and never send data anywhere');
  });

  test('a bare yes is told with the proposal it answers', () => {
    const decision = lines.find(({ section }) => section === 'decisions');
    expect(decision).toMatchObject({ text: 'Should I use SQLite for the storage? Yes, do it.', evidence: [2, 3] });
  });

  test('exact details are facts or done', () => {
    const all = texts(lines).join('\n');
    for (const detail of ['1,240 parts', '192.168.4.20', 'QL-820']) expect(all).toContain(detail);
  });

  test('what works is done', () => {
    expect(texts(lines, 'done').join(' ')).toContain('It works now');
  });

  test('a request without an answer is open', () => {
    expect(texts(lines, 'open')).toEqual(['Can you write the label code?']);
  });

  test('what stands under "Next steps" at the end comes next', () => {
    expect(texts(lines, 'next')).toContain('Print labels over port 9100 of the printer');
  });

  test('a command in an answer is kept whole', () => {
    const short = [
      say('user', 'How do I start the inventory tool?'),
      say('assistant', 'Start it like this:\n\n```bash\n$ cargo run -- --db shop.db\n```'),
    ];
    expect(texts(digest(short, 300), 'facts')).toContain('`cargo run -- --db shop.db`');
  });

  test('code is not copied, only named', () => {
    expect(texts(lines).join('\n')).not.toMatch(/```|\{/);
  });
});
