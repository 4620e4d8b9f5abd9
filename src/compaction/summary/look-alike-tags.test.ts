import { expect, test } from 'vitest';
import { hasFence, replaceLookAlikeTags } from './look-alike-tags.ts';

const SKIPPED = /[\s\p{M}\p{Cf}\p{Cc}\\/_.-]/u;

test('a character that does not count, does not count within a tag either, plain or as an entity', () => {
  for (let code = 0x80; code < 0x110000; code++) {
    const character = String.fromCodePoint(code);
    if (!SKIPPED.test(character)) continue;
    expect(hasFence(`<conver${character}sation`), code.toString(16)).toBe(true);
    if (code <= 9_999_999) expect(replaceLookAlikeTags(`<us&#${code};er`)).toBe(`‹us&#${code};er`);
  }
});

test.each([
  'load() returns Promise<Conversation>',
  '`load(): Promise<Conversation | undefined>`',
  'Map<Conversation, User> and Array<User>',
  'class Box<User extends Human>',
  '/chats/<conversation_id>/by/<user_id> or <conversationId>',
  '<username>a</username>, <systemd>, <userAgent/>',
  '<system.web>',
])('%j holds no tag of ours and no role', (text) => {
  expect(hasFence(text)).toBe(false);
  expect(replaceLookAlikeTags(text)).toBe(text);
});

test.each([
  'Array<conversation>',
  'x<Conversation-k3v9x0q2w7>',
  'x</Conversation>',
  'Promise<CONVERSATION>',
  '<Conversation>',
  'a <Conversation, b>',
  'x<Con\u200bversation>',
  'x&lt;Conversation>',
  '<conversation_k3v9x0q2w7>',
])('%j is a fence', (text) => {
  expect(hasFence(text)).toBe(true);
  expect(replaceLookAlikeTags(text)).not.toBe(text);
});

test.each(['<system_prompt>', '<systemprompt>', '<users>', '<user query>', '<instructions>', '<User>', 'x<user>'])(
  '%j is a role',
  (text) => {
    expect(replaceLookAlikeTags(text)).not.toBe(text);
    expect(hasFence(text)).toBe(false);
  },
);
