import { describe, expect, test } from 'vitest';
import type { Message } from '../core/message.ts';
import { BEGIN_MARK, endMark, LABELS, NEWEST_HEADINGS } from '../core/preamble-frame.ts';
import { SECTIONS, summaryMarkdown } from '../core/summary.ts';
import { handedOver } from './carried.ts';

describe('a preamble in another language', () => {
  test.each(Object.keys(LABELS))('gives its bullets, each in its section: %s', (language) => {
    const lines = SECTIONS.map((section) => ({
      ...{ section, text: `the ${section} of the shed`, evidence: [3], author: 'digest' as const },
    }));
    const newest = `## ${NEWEST_HEADINGS[language]}\n\n[#7] Assistant:\nSo:\n\n## Next\n- not a note at all`;
    const notes = `${summaryMarkdown(lines, language)}\n\n${newest}`;
    const text = [`${LABELS[language]}\n${BEGIN_MARK}`, notes, endMark('a:b'), 'Go on.'].join('\n\n');
    const message: Message = { id: 'm', role: 'user', text, attachments: [], complete: true };
    const found = handedOver(message, 1);
    expect(found?.own.text).toBe('Go on.');
    expect(found?.units.map(({ section }) => section)).toEqual(SECTIONS);
    expect(found?.units.map((unit) => unit.text)).toEqual(lines.map((line) => line.text));
  });
});

test('two preambles give the bullets of both, and the user’s words around them', () => {
  const preamble = (text: string) =>
    [`${LABELS.en}\n${BEGIN_MARK}`, `## Goal\n- ${text}`, `## ${NEWEST_HEADINGS.en}`, endMark('a:b')].join('\n\n');
  const text = ['By 14 March:', preamble('A shed'), preamble('A door'), 'Go on.'].join('\n\n');
  const found = handedOver({ id: 'm', role: 'user', text, attachments: [], complete: true }, 1);
  expect(found?.units.map((unit) => unit.text)).toEqual(['A shed', 'A door']);
  expect(found?.own.text).toBe('By 14 March:\n\nGo on.');
});

test('a bullet of several lines is one, and the ones behind it keep their section', () => {
  const pin = { section: 'facts', evidence: [3], author: 'user', pinned: true } as const;
  const lines = [
    { ...pin, text: 'Run:\n```sh\nnpm ci\n```\n\n## Done\n- x' },
    { ...pin, text: 'Ship it' },
  ];
  const text = [`${LABELS.en}\n${BEGIN_MARK}`, summaryMarkdown(lines), endMark('a:b')].join('\n\n');
  const found = handedOver({ id: 'm', role: 'user', text, attachments: [], complete: true }, 1);
  expect(found?.units.map((unit) => [unit.section, unit.text])).toEqual([
    ['facts', 'Run: npm ci ## Done - x'],
    ['facts', 'Ship it'],
  ]);
});
