import { describe, expect, test } from 'vitest';
import { segmentsOf } from './segments.ts';

/** Each line with what it was taken for. */
const kinds = (text: string): readonly string[] =>
  segmentsOf(text).map(({ kind, start, end }) => `${kind}: ${text.slice(start, end)}`);

describe('the lines of a message', () => {
  test('stand in their order, without the empty ones', () => {
    expect(kinds('one\n\ntwo\nthree')).toEqual(['prose: one', 'prose: two', 'prose: three']);
    expect(segmentsOf('')).toEqual([]);
    expect(segmentsOf('a\nb')).toEqual([
      { kind: 'prose', start: 0, end: 1 },
      { kind: 'prose', start: 2, end: 3 },
    ]);
  });

  test.each(['# Plan', '###### Plan', '   ## Plan', '**Plan**', '**Plan**:', '**The plan**  ', '  **Plan** '])(
    'such as %j are headings',
    (line) => {
      expect(kinds(line)).toEqual([`heading: ${line}`]);
    },
  );

  test.each([
    '#4182 is open',
    '####### Plan',
    'a # b',
    '    # Plan',
    '**Plan** it',
    'so **Plan**',
    '****',
    '**a*b**',
    '-- # Plan',
    '**Plan**: x',
  ])('such as %j are prose', (line) => {
    expect(kinds(line)).toEqual([`prose: ${line}`]);
  });
});

describe('a fence', () => {
  test('begins code and ends it', () => {
    expect(kinds('so\n```ts\nlet a\n```\nend')).toEqual(['prose: so', 'code: let a', 'prose: end']);
    expect(kinds('~~~\nlet a\n~~~\nend')).toEqual(['code: let a', 'prose: end']);
  });

  test.each(['bash', 'sh', 'SHELL', 'console', 'pwsh', 'zsh title="x"', ' bash '])('of %j holds a shell', (info) => {
    expect(kinds(`\`\`\`${info}\nls\n\`\`\``)).toEqual(['shell: ls']);
  });

  test.each(['basher', 'ts', 'not bash', ''])('of %j holds no shell', (info) => {
    expect(kinds(`\`\`\`${info}\nls\n\`\`\``)).toEqual(['code: ls']);
  });

  test('without an end goes on to the end of the message', () => {
    expect(kinds('```\na\n# b')).toEqual(['code: a', 'code: # b']);
  });

  test('may be indented, and be followed by spaces', () => {
    expect(kinds('1. so\n   ```ts  \n   let a\n   ```  \nend')).toEqual([
      'prose: 1. so',
      'code:    let a',
      'prose: end',
    ]);
  });

  test('is closed by its own mark only, at least as long, with nothing behind it', () => {
    expect(kinds('````\n```\na\n````\nend')).toEqual(['code: ```', 'code: a', 'prose: end'].slice(0, 3));
    expect(kinds('```\n~~~\na\n```\nend')).toEqual(['code: ~~~', 'code: a', 'prose: end']);
    expect(kinds('```\n```ts\na\n`````\nend')).toEqual(['code: ```ts', 'code: a', 'prose: end']);
  });

  test.each(['``\nb', 'a ``` b\nb', '```a`b\nb', '~~\nb', '~ b\nb', 'x```\nb'])('is none in %j', (text) => {
    expect(kinds(text).map((line) => line.split(':')[0])).toEqual(['prose', 'prose']);
  });
});

describe('a line that nobody wrote', () => {
  test('of up to 200,000 characters is read whole', () => {
    expect(segmentsOf('x'.repeat(200_000))).toEqual([{ kind: 'prose', start: 0, end: 200_000 }]);
    expect(segmentsOf(`${'x\n'.repeat(3)}${'x'.repeat(200_000)}`).at(-1)).toEqual({
      kind: 'prose',
      start: 6,
      end: 200_006,
    });
  });

  test('of more is read at its beginning and its end', () => {
    expect(segmentsOf(`ab\n${'x'.repeat(300_000)}`)).toEqual([
      { kind: 'prose', start: 0, end: 2 },
      { kind: 'prose', start: 3, end: 100_003 },
      { kind: 'prose', start: 200_003, end: 300_003 },
    ]);
  });

  test('is neither a heading nor a fence', () => {
    expect(segmentsOf(`# ${'x'.repeat(198)}`)[0]?.kind).toBe('prose');
    expect(segmentsOf(`# ${'x'.repeat(197)}`)[0]?.kind).toBe('heading');
    expect(kinds(`so\n# ${'x'.repeat(197)}`)[1]).toMatch(/^heading/);
  });
});
