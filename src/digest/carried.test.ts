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
