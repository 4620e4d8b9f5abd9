import { expect, test } from 'vitest';
import { isTemporary } from './temporary.ts';

test.each([
  ['https://chatgpt.com/?temporary-chat=true', true],
  ['https://chatgpt.com/g/g-1?model=auto&temporary-chat=true#x', true],
  ['https://claude.ai/new?incognito', true],
  ['https://chatgpt.com/?temporary-chat=false', false],
  ['https://chatgpt.com/c/temporary-chat', false],
  ['https://claude.ai/chat/incognito?q=incognito', false],
])('%s: %s', (address, expected) => {
  expect(isTemporary(address)).toBe(expected);
});
