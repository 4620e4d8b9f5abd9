import { describe, expect, test } from 'vitest';
import { redact, redactAll, restore } from './redact.ts';
import { createVault } from './vault.ts';

const BODY = 'q7Zt2LmX9vKc4RwB8nPd6HsJ3fGy5TaE';
const GITHUB = `gh${'p'}_${BODY}A1b2`;
const ANTHROPIC = `sk-${'ant'}-api03-${BODY}${BODY}`;

const split = (secret: string, at: number, by: string): string => secret.slice(0, at) + by + secret.slice(at);

describe('halves of a secret that stand apart', () => {
  test('a secret whose halves stand on both sides of an answer', () => {
    for (const secret of [GITHUB, ANTHROPIC]) {
      for (let at = 6; at < secret.length - 8; at++) {
        const vault = createVault();
        const texts = [`first \`${secret.slice(0, at)}\`…`, 'Go on.', `${secret.slice(at)} is the rest`];
        const out = redactAll(texts, vault);
        expect(out[0]?.text, `${at}`).toMatch(/^first `\[REDACTED:[a-z-]+#\d\]`…$/);
        expect(out[1]?.text).toBe('Go on.');
        expect(out[2]?.text, `${at}`).toMatch(/^\[REDACTED:[a-z-]+#\d\] is the rest$/);
        expect(out.map(({ text }) => restore(text, vault))).toEqual(texts);
      }
    }
  });

  test('words behind an answer are not taken for the second half', () => {
    const out = redactAll([`it is ${GITHUB}`, 'I see.', 'gpt-4o says thanks'], createVault());
    expect(out.map(({ text }) => text)).toEqual(['it is [REDACTED:github-token#1]', 'I see.', 'gpt-4o says thanks']);
    const harmless = ['so it ends with task-', 'I see.', 'b7Zt2LmX9vKc4RwB8 is the commit'];
    expect(redactAll(harmless, createVault()).map(({ text }) => text)).toEqual(harmless);
  });

  test.each(['" + "', `" + '`, "' . '", '" \\\n    "', '" +\n  "', '"\n  + "', '` + `', '" & "'])(
    'put together in code by %j',
    (seam) => {
      const [open, close] = [seam.charAt(0), seam.charAt(seam.length - 1)];
      for (const secret of [GITHUB, ANTHROPIC]) {
        for (let at = 4; at < secret.length - 8; at++) {
          const vault = createVault();
          const text = `const k = ${open}${split(secret, at, seam)}${close}; // mine`;
          const { text: out } = redact(text, vault);
          const [first, second] = out.split(seam);
          expect(first, text).toMatch(/^const k = .\[REDACTED:[a-z-]+#\d\]$/);
          expect(second, text).toMatch(/^\[REDACTED:[a-z-]+#\d\].; \/\/ mine$/);
          expect(restore(out, vault)).toBe(text);
        }
      }
    },
  );
});
