import { describe, expect, test } from 'vitest';
import type { Message } from '../../core/message.ts';
import { exactDetails } from './exact-details.ts';

const said = (text: string): Message => ({ id: text, role: 'user', text, attachments: [], complete: true });

describe('a hostile line', () => {
  test.each(['a', '1 ', 'a/', '`', '"a', '€1', 'Aa de ', '2027年', '3 May ', 'a@a.', 'npm run a-b ', 'abcdef0-'])(
    'of a megabyte of %j is read to the end that counts: what grows with the square of its length would not end',
    (unit) => {
      const found = exactDetails([said(unit.repeat(1_000_000 / unit.length)), said('The port is 4180.')]);
      expect(found.map(({ text }) => text)).toContain('4180');
    },
  );
});
