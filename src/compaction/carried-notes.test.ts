import { describe, expect, test } from 'vitest';
import type { Message } from '../core/message.ts';
import { BEGIN_MARK, endMark } from '../core/preamble-frame.ts';
import { carriedNotes, ownWords, withoutFrame } from './carried-notes.ts';

const said = (text: string, role: Message['role'] = 'user'): Message => ({
  ...{ id: 'm', role, text, attachments: [], complete: true },
});

const NOTES = '## Goal\n- A shed [#3][#12]\n\n## Newest messages, word for word\n\n[#14] User:\nIs list[0] green?';
const CARRIED = `Summary of earlier conversation:\nFrom ChatGPT.\n${BEGIN_MARK}\n\n${NOTES}\n\n${endMark('a:b')}`;
const PLAIN_NOTES = '## Goal\n- A shed\n\n## Newest messages, word for word\n\n\nIs list[0] green?';

describe('a message that begins with a preamble', () => {
  const message = said(`${CARRIED}\n\nGo on [#2].`);

  test('has what the user wrote behind it, and notes that are not the user’s words', () => {
    expect(ownWords(message)).toEqual(said('Go on [#2].'));
    expect(carriedNotes(message)).toEqual(said(PLAIN_NOTES, 'assistant'));
  });

  test('has also what the user wrote above it', () => {
    expect(ownWords(said(`Translate this.\n\n${CARRIED}\n\nGo on.`)).text).toBe('Translate this.\n\nGo on.');
    expect(withoutFrame(said(`Translate this.\n\n${CARRIED}`)).text).toBe(`Translate this.\n\n${PLAIN_NOTES}`);
  });

  test('is without its frame both, the user’s words first', () => {
    expect(withoutFrame(message).text).toBe(`Go on [#2].\n\n${PLAIN_NOTES}`);
    expect(withoutFrame(message).role).toBe('user');
  });
});

test.each([said('plain words [#3]'), said(CARRIED, 'assistant')])('any other message is all its own', (message) => {
  expect(ownWords(message)).toBe(message);
  expect(withoutFrame(message)).toBe(message);
  expect(carriedNotes(message).text).toBe('');
});
