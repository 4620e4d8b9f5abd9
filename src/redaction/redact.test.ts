import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { redact, redactAll, restore } from './redact.ts';
import { createVault } from './vault.ts';

const BODY = 'q7Zt2LmX9vKc4RwB8nPd6HsJ3fGy5TaE';
const GITHUB = `gh${'p'}_${BODY}A1b2`;
const ANTHROPIC = `sk-${'ant'}-api03-${BODY}${BODY}`;
const ENV = `APP_SECRET=${BODY}`;
const ZERO_WIDTH = '\u200b';

const masked = (text: string): string => redact(text, createVault()).text;

describe('placeholders', () => {
  test('the same secret gets the same placeholder for the life of the vault, a different one another', () => {
    const vault = createVault();
    const first = redact(`a ${GITHUB} b ${GITHUB} c ${GITHUB}9`, vault);
    expect(first.text).toBe('a [REDACTED:github-token#1] b [REDACTED:github-token#1] c [REDACTED:github-token#2]');
    expect(redact(`again ${GITHUB}`, vault).text).toBe('again [REDACTED:github-token#1]');
    expect(redact(`APP_TOKEN="${GITHUB}"`, vault).text).toBe('APP_TOKEN="[REDACTED:github-token#1]"');
  });

  test('another spelling of the same secret keeps its number', () => {
    const vault = createVault();
    const text = 'card 4111 1111 1111 1111 or 4111111111111111';
    expect(redact(text, vault).text).toBe('card [REDACTED:card-number#1] or [REDACTED:card-number#1~2]');
    expect(restore('[REDACTED:card-number#1~2]', vault)).toBe('4111111111111111');
  });

  test('a secret that was given away once is masked wherever else it stands', () => {
    const vault = createVault();
    expect(redact(`${ENV}\nI typed ${BODY} there`, vault).text).not.toContain(BODY);
    expect(redact(`and x${BODY}y`, vault).text).toBe('and x[REDACTED:named-secret#1]y');
  });

  test('the vault shows, stores and sends nothing', () => {
    const vault = createVault();
    redact(GITHUB, vault);
    expect(JSON.stringify(vault)).toBe('{}');
    expect(Reflect.ownKeys(structuredClone(vault))).toEqual([]);
    expect(() => redact('x', structuredClone(vault))).toThrow(TypeError);
  });

  test('unknown placeholders stay when secrets are put back', () => {
    const vault = createVault();
    redact(GITHUB, vault);
    expect(restore('[REDACTED:github-token#1] [REDACTED:github-token#2] [REDACTED:x#1]', vault)).toBe(
      `${GITHUB} [REDACTED:github-token#2] [REDACTED:x#1]`,
    );
  });

  test('a placeholder that the user typed before is not given out', () => {
    const vault = createVault();
    const text = `they wrote [REDACTED:github-token#1], the key is ${GITHUB}`;
    const { text: out } = redact(text, vault);
    expect(out).toBe('they wrote [REDACTED:github-token#1], the key is [REDACTED:github-token#2]');
    expect(restore(out, vault)).toBe(text);
  });

  test('a placeholder that the user typed afterwards does not become the secret', () => {
    const vault = createVault();
    redact(`key ${GITHUB}`, vault);
    const typed = 'the log says [REDACTED:github-token#1] was hidden';
    const { text: out } = redact(typed, vault);
    expect(out).toBe('the log says [REDACTED:placeholder#1] was hidden');
    expect(restore(out, vault)).toBe(typed);
  });

  test('a half secret beside a typed placeholder is masked too', () => {
    const out = masked(`APP_SECRET="[REDACTED:x#1]${BODY}"`);
    expect(out).toBe('APP_SECRET="[REDACTED:x#1][REDACTED:quoted-secret#1]"');
  });
});

describe('secrets that are cut or hidden', () => {
  const split = (secret: string, at: number, by: string): string => secret.slice(0, at) + by + secret.slice(at);

  test.each([GITHUB, ANTHROPIC, ENV, `Authorization: Bearer ${BODY}`])('zero-width characters inside %#', (secret) => {
    const vault = createVault();
    for (let at = 1; at < secret.length; at++) {
      const text = `so ${split(secret, at, ZERO_WIDTH)} it is`;
      const { text: out } = redact(text, vault);
      expect(out.replaceAll(ZERO_WIDTH, ''), text).not.toContain(BODY.slice(0, 8));
      expect(restore(out, vault)).toBe(text);
    }
  });

  test.each(['\n', '\r\n', '\n    ', '\n> ', ' \\\n'])('a line wrapped with %j', (wrap) => {
    for (const secret of [GITHUB, ANTHROPIC, ENV]) {
      for (let at = 2; at < secret.length - 4; at++) {
        if (secret === ENV && at < 'APP_SECRET='.length + 8) continue;
        const vault = createVault();
        const text = `so ${split(secret, at, wrap)} it is\nthe end`;
        const { text: out } = redact(text, vault);
        expect(out, text).toMatch(/^so \S*\[REDACTED:[a-z-]+#1\] it is\nthe end$/);
        expect(restore(out, vault)).toBe(text);
      }
    }
  });

  test('a wrapped secret has the number of the same secret in one piece', () => {
    const out = masked(`${GITHUB} and\n${split(GITHUB, 20, '\n')}`);
    expect(out).toBe('[REDACTED:github-token#1] and\n[REDACTED:github-token#1~2]');
  });

  test('the next line is left alone where it is words, a name with a value, or a finding of its own', () => {
    for (const next of ['Next words', 'v2 follows', 'DB_HOST=db7x9q.example', 'section-12', `- ${GITHUB}x`]) {
      const out = masked(`APP_SECRET=${BODY}\n${next}`);
      expect(out).toMatch(/^APP_SECRET=\[REDACTED:named-secret#1\]\n/);
    }
    expect(masked(`${GITHUB}\n${ANTHROPIC}`)).toBe('[REDACTED:github-token#1]\n[REDACTED:anthropic-key#1]');
  });

  test('a secret that begins in one text and ends in the next', () => {
    for (let at = 3; at < GITHUB.length - 4; at++) {
      const vault = createVault();
      const texts = [`first ${GITHUB.slice(0, at)}\n`, `  ${GITHUB.slice(at)} rest`];
      const out = redactAll(texts, vault);
      expect(out[0]?.text).toMatch(/^first \[REDACTED:github-token#\d\]\n$/);
      expect(out[1]?.text).toMatch(/^ {2}\[REDACTED:github-token#\d\] rest$/);
      expect(out.map(({ text }) => restore(text, vault))).toEqual(texts);
    }
  });

  test('a card over two lines', () => {
    expect(masked('pay 4111 1111\n1111 1111 now')).toBe('pay [REDACTED:card-number#1] now');
  });

  test('a secret in one text is masked in the texts before it', () => {
    const out = redactAll([`what is ${BODY}?`, ENV], createVault());
    expect(out.map(({ text }) => text).join()).not.toContain(BODY);
  });

  test('escaped underscores inside', () => {
    const vault = createVault();
    const secret = `sk-${'proj'}-${BODY}_${BODY}`;
    const text = `${secret} is ${secret.replace('_', '\\_')} escaped`;
    const { text: out } = redact(text, vault);
    expect(out).toBe('[REDACTED:openai-project-key#1] is [REDACTED:openai-project-key#1~2] escaped');
    expect(restore(out, vault)).toBe(text);
  });

  test.each(['\n', '\r\n', '\n> ', '\\n'])('a private key comes back with its line breaks %j', (line) => {
    const vault = createVault();
    const frame = `${'PRIVATE'} KEY-----`;
    const pem = [`-----BEGIN ${frame}`, BODY + BODY, BODY + BODY, `${BODY}=`, `-----END ${frame}`].join(line);
    expect(redact(`The key: ${pem}${line}`, vault).text).toBe(`The key: [REDACTED:private-key#1]${line}`);
    expect(restore('- Facts: the key is [REDACTED:private-key#1](revoked) [#1]', vault)).toBe(
      `- Facts: the key is ${pem}(revoked) [#1]`,
    );
  });

  test('a private key without its end, with words behind it', () => {
    const lines = [BODY + BODY, BODY + BODY, BODY.slice(0, 9)];
    const text = `-----BEGIN ${'PRIVATE'} KEY-----\n${lines.join('\n')}\n\nThat is all I have.`;
    expect(masked(text)).toBe('[REDACTED:private-key#1]\n\nThat is all I have.');
  });
});

describe('options', () => {
  test('mail addresses and phone numbers stay unless asked for', () => {
    const text = 'Write to jo@mail.example or call +49 30 1234567.';
    expect(masked(text)).toBe(text);
    expect(redact(text, createVault(), { mail: true }).text).toBe('Write to [REDACTED:mail#1] or call +49 30 1234567.');
    expect(redact(text, createVault(), { phone: true }).text).toBe(
      'Write to jo@mail.example or call [REDACTED:phone#1].',
    );
  });
});

const LONE_SURROGATE = /\p{Surrogate}/u;
const planted = fc.constantFrom(
  GITHUB,
  ANTHROPIC,
  ENV,
  `https://me:${BODY.slice(4, 16)}@host.example/x`,
  `Authorization: Bearer ${BODY}`,
  'card 5500 0055 5555 5559',
  `"password": "${BODY.slice(3, 15)}!"`,
  '[REDACTED:github-token#1]',
  '[REDACTED:placeholder#1]',
);
const filler = fc.oneof(
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 24 }) },
  fc.constantFrom(
    '\n',
    '  ',
    '\u{1F600}',
    ZERO_WIDTH,
    '"',
    '`',
    'password=',
    'sk-',
    '=',
    'Bearer ',
    '4111',
    '-----BEGIN ',
  ),
);
const text = fc.array(fc.oneof(filler, planted), { maxLength: 12 }).map((parts) => parts.join(' '));
const texts = fc.array(text, { maxLength: 4 });

describe('for any texts with secrets in them', () => {
  test('what is put back is what was there', () => {
    fc.assert(
      fc.property(texts, (all) => {
        const vault = createVault();
        const out = redactAll(all, vault);
        expect(out.map((one) => restore(one.text, vault))).toEqual(all);
      }),
      { numRuns: 300 },
    );
  });

  test('masking twice changes nothing more, with the same vault or another', () => {
    fc.assert(
      fc.property(text, (one) => {
        const vault = createVault();
        const out = redact(one, vault).text;
        expect(redact(out, vault)).toEqual({ text: out, hits: [] });
        expect(redact(out, createVault())).toEqual({ text: out, hits: [] });
      }),
      { numRuns: 300 },
    );
  });

  test('no planted secret is left', () => {
    const secrets = [GITHUB, ANTHROPIC, BODY, BODY.slice(4, 16)];
    fc.assert(
      fc.property(fc.array(fc.oneof(filler, planted), { maxLength: 12 }), (parts) => {
        const out = masked(parts.join('\n\n'));
        for (const secret of secrets) expect(out).not.toContain(secret);
      }),
      { numRuns: 300 },
    );
  });

  test('no surrogate pair is cut', () => {
    fc.assert(
      fc.property(text, (one) => {
        fc.pre(!LONE_SURROGATE.test(one));
        expect(masked(one)).not.toMatch(LONE_SURROGATE);
      }),
      { numRuns: 200 },
    );
  });
});
