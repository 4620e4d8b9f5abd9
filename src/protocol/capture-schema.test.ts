import { describe, expect, test } from 'vitest';
import type { Capture } from '../core/capture.ts';
import { parseCapture } from './capture-schema.ts';

const CAPTURE: Capture = {
  site: 'chatgpt',
  chatId: 'c1',
  url: 'https://chatgpt.com/c/c1',
  via: 'page',
  messages: [{ role: 'user', text: 'Hello', attachments: [{ kind: 'image', name: '' }], complete: true }],
  holes: [{ before: 0, count: 2 }, { before: 1 }],
  reachesStart: false,
  reachesEnd: true,
};

describe('a capture from a page', () => {
  test('passes as it is', () => {
    expect(parseCapture(CAPTURE)).toEqual(CAPTURE);
    expect(parseCapture({ ...CAPTURE, chatId: '' })).toMatchObject({ chatId: '' });
    expect(parseCapture({ ...CAPTURE, title: 'T', stated: 3 })).toMatchObject({ title: 'T', stated: 3 });
  });

  test.each([
    ['nothing', undefined, 'no capture'],
    ['an id that is none', { ...CAPTURE, chatId: 7 }, 'chatId'],
    ['an unknown role', { ...CAPTURE, messages: [{ ...CAPTURE.messages[0], role: 'root' }] }, 'messages.0.role'],
    ['a text that is none', { ...CAPTURE, messages: [{ ...CAPTURE.messages[0], text: 7 }] }, 'messages.0.text'],
    ['no message', { ...CAPTURE, messages: [] }, 'messages'],
    ['a hole behind its end', { ...CAPTURE, holes: [{ before: 2 }] }, 'a hole behind the end'],
    ['a count no chat has', { ...CAPTURE, stated: 9_007_199_254_740_991 }, 'stated'],
    [
      'an endless list',
      { ...CAPTURE, messages: Array.from({ length: 20_001 }, () => CAPTURE.messages[0]) },
      'messages',
    ],
    [
      'too much text',
      { ...CAPTURE, messages: [{ ...CAPTURE.messages[0], text: 'x'.repeat(20_000_001) }] },
      'too much text',
    ],
    ['half a hole', { ...CAPTURE, holes: [{ before: 0.5 }] }, 'holes.0.before'],
  ])('with %s is refused, naming the place', (_, input, detail) => {
    expect(() => parseCapture(input)).toThrow(expect.objectContaining({ code: 'bad-message', detail }));
  });
});
