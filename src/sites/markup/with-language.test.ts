import { expect, test } from 'vitest';
import { withLanguage } from './with-language.ts';

test.each([
  ['Python', '```python\nx\n```'],
  [' c++\n', '```c++\nx\n```'],
  ['Plain text', '```\nx\n```'],
  ['plaintext', '```\nx\n```'],
  ['a`b', '```\nx\n```'],
  [undefined, '```\nx\n```'],
])('code beside the label %j', (label, code) => {
  expect(withLanguage('```\nx\n```', label)).toBe(code);
});

test('a language that the code names itself stays, and what is no code is left alone', () => {
  expect(withLanguage('```sh\nx\n```', 'Python')).toBe('```sh\nx\n```');
  expect(withLanguage('a card\n\n```\nx\n```', 'Tip')).toBe('a card\n\n```\nx\n```');
});
