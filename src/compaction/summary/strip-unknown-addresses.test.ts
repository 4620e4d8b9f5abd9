import { describe, expect, test } from 'vitest';
import { stripUnknownAddresses } from './strip-unknown-addresses.ts';

const input = 'see https://ok.example/a and [x](mailto:a@b.example) and handlers[name](event)';

describe('stripUnknownAddresses', () => {
  test.each([
    'The call is handlers[name](event)',
    'Docs in [readme](docs/readme.md#top) and [tests](../test/a_b.ts)',
    'Write to [x](mailto:a@b.example)',
    '[REDACTED:github-token#1](revoked)',
    'The call is `a[b](c:d)`',
    '```\na[b](c:d) <>\n```',
    'Metadata:2019-01-01 and data:2024',
    'An empty list is `[]()` or `<>`',
  ])('%j stays', (text) => {
    expect(stripUnknownAddresses(text, input)).toBe(text);
  });

  test.each([
    ['[x](mailto:c@d.example)', 'x'],
    ['[x](//evil.example)', 'x'],
    ['[x](/\\evil.example)', 'x'],
    ['[x](www.evil.example)', 'x'],
    ['[x](&#106;avascript:alert)', 'x'],
    ['[x](data:text/html,a)', 'x'],
    ['[REDACTED:github-token#1](https://evil.example/)', '[REDACTED:github-token#1]'],
    ['a `curl https://evil.example`', 'a `curl `'],
    ['a <https://evil.example> b', 'a  b'],
  ])('of %j is left %j', (text, left) => {
    expect(stripUnknownAddresses(text, input)).toBe(left);
  });
});
