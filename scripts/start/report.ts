import { heldPhrase, oneLine } from '../../src/formats/index.ts';
import type { Run } from './drive.ts';

/** The one object that `--json` prints. */
export function jsonReport({ conversation, checkpoint, preamble, timings }: Run): string {
  const { site, chatId, title, url, coverage, messages } = conversation;
  const report = {
    site,
    chatId,
    title,
    url,
    coverage: { captured: coverage.captured, expected: coverage.expected ?? null, gaps: coverage.gaps },
    messages: messages.map(({ id, role, text, attachments, complete }) => ({ id, role, text, attachments, complete })),
    summary: {
      engine: checkpoint?.engine ?? null,
      markdown: checkpoint?.summary ?? '',
      lines: (checkpoint?.lines ?? []).map(({ section, text, evidence }) => ({ section, text, evidence })),
    },
    preamble,
    timings,
  };
  return JSON.stringify(report, undefined, 2);
}

/** The same for people: summary and preamble, and where the files are. */
export function plainReport({ conversation, checkpoint, preamble, timings }: Run, out: string): string {
  const times = Object.entries(timings).map(([name, milliseconds]) => `${name} ${milliseconds} ms`);
  return [
    `${oneLine(conversation.title) || 'Untitled chat'} (${conversation.url})`,
    `${heldPhrase(conversation.coverage, String)} read; ${times.join(', ')}`,
    heading('Summary'),
    checkpoint?.summary ?? '(nothing to summarise yet)',
    heading('In the new chat’s composer, not sent'),
    preamble,
    heading('Files'),
    ['summary.md', 'conversation.json', 'popup.png', 'composer.png'].map((name) => `${out}/${name}`).join('\n'),
  ].join('\n\n');
}

function heading(words: string): string {
  return `──── ${words} ${'─'.repeat(Math.max(4, 70 - words.length))}`;
}
