import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sanitizeSummary } from './sanitize-summary.ts';

const healed = (text: string): string => sanitizeSummary(text).text;

describe('sanitizeSummary', () => {
  test.each([
    ['a whole line, with its line end', 'a\n[context note — old turns are gone]\nb', 'a\nb'],
    ['within a line', 'a [context note - gone] b', 'a  b'],
    ['over two line ends', 'a\n[context note — x\ny\nz]\nb', 'a\nb'],
  ])('B23: a context note goes: %s', (_, text, expected) => {
    expect(healed(text)).toBe(expected);
  });

  test.each(['a [context note — never closed', '[context note — x\ny\nz\nfar]', '[a context note]'])(
    'B23: %j stays',
    (text) => expect(healed(text)).toBe(text),
  );

  test.each([
    'Your last message was trimmed.',
    'Half of what was lost is in your previous answer.',
    'You’ve just asked for tea.',
    "You're about to run the tests.",
    'You were just about to leave.',
    'You just renamed the file.',
    'You just ran the tests.',
    'Some of your notes were dropped.',
  ])('B24: %j goes', (sentence) => {
    expect(sanitizeSummary(`- Keep this. ${sentence} [#4]`)).toEqual({
      text: '- Keep this. [#4]',
      stripped: [sentence],
    });
  });

  test.each([
    'The last release was dropped in June.',
    'The user asked you to re-run the tests.',
    'Rebase your previous commits onto main.',
    'You just need to restart; you just proceed.',
    'It is [assumed] and may not hold for you.',
    'The user just moved house.',
  ])('B28: %j survives', (sentence) => {
    const text = `- ${sentence} [#2]`;
    expect(sanitizeSummary(text)).toEqual({ text, stripped: [] });
  });

  test('B25: a line of which nothing but marker and evidence is left is dropped, others keep their bytes', () => {
    expect(healed('## Done\r\n1. You just left. [#1][#2]\n-  odd   spaces \n- [ ] You just left!')).toBe(
      '## Done\r\n-  odd   spaces ',
    );
  });

  test.each([
    ['- You just left.', undefined],
    ['10) You just left. [#1, #22]', undefined],
    ['  * [x]  You just left. [1,22] ', undefined],
    ['-', '-'],
    ['- [x] Keep. You just left.', '- [x] Keep.'],
    ['  12. Keep.  You just left.  Stay! [#3]', '  12. Keep. Stay! [#3]'],
    ['Keep 1. You just left.', 'Keep 1.'],
    ['x - You just left. Stay.', 'Stay.'],
    ['You just left. [#1 and more]', '[#1 and more]'],
    ['You just left. [#]', '[#]'],
  ])('B25: %j is healed to %j', (line, expected) => {
    expect(healed(`a\n${line}\nb`)).toBe(expected === undefined ? 'a\nb' : `a\n${expected}\nb`);
  });

  test('B27: notes nested deeper than anybody writes come to an end, and protected lines are not touched', () => {
    const nested = (depth: number): string => (depth === 0 ? 'x' : `[context note — ${nested(depth - 1)}]`);
    const deep = '[con[context note — x]text note — y]';
    expect(healed(`a ${deep} b`)).toBe('a  b');
    const lines = Array.from({ length: 12 }, (_, depth) => nested(depth + 1)).join('\n');
    const pin = '[context note — mine';
    const once = sanitizeSummary(`${lines}\n- ${pin}\nc`, { protectedLines: [pin] });
    expect(once.text).toContain(`- ${pin}\nc`);
    expect(sanitizeSummary(once.text, { protectedLines: [pin] }).text).toBe(once.text);
    const split = (depth: number): string =>
      depth === 0 ? '[context note — z]' : `[con${split(depth - 1)}text note — ${depth}]`;
    const veryDeep = sanitizeSummary(`a ${split(11)} b\nYou see`);
    expect(veryDeep.text).toContain('(context note');
    expect(veryDeep.stripped.length).toBe(8);
    expect(sanitizeSummary(veryDeep.text).stripped).toEqual([]);
  });

  test('B26: a line that holds a protected one is not touched', () => {
    const text = '- You just moved to Lyon. [#3]\n- [context note — You just moved to Lyon.]';
    expect(sanitizeSummary(text, { protectedLines: ['You just moved to Lyon.', ' '] })).toEqual({ text, stripped: [] });
  });

  test('B26: lines between the tags of a pinned block are exempt, but only where it is closed', () => {
    const block = '<pinned-lines-a1>\n- You just left.\n</pinned-lines-a1>';
    expect(healed(block)).toBe(block);
    expect(healed('<pinned-lines>\n- You just left.')).toBe('<pinned-lines>');
    const twice = ` ${block} \n- You just left.\n- You just ran.\n  <pinned-lines>\n- You just ran.\n</pinned-lines>`;
    expect(healed(twice)).toBe(twice);
    expect(healed(`</pinned-lines>\n- You just went.\n${block}\n- You just went.`)).toBe(`</pinned-lines>\n${block}`);
    expect(healed(`${block}\n<pinned-lines>\n- You just went.`)).toBe(`${block}\n<pinned-lines>`);
  });

  test('B27: twice is as once, and a protected line comes through byte for byte', () => {
    const piece = fc.constantFrom(
      '[context note — ',
      '[context ',
      ']',
      '\n',
      '. ',
      'you just left',
      'your last ',
      'dropped',
      '- ',
      'keep',
      '[#1]',
      'You’ve just',
      '! ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 16 }), fc.array(piece, { maxLength: 5 }), (parts, pinned) => {
        const pin = pinned.join('').replaceAll('\n', '').trim();
        const options = { protectedLines: [pin] };
        const once = sanitizeSummary(`${parts.join('')}\n- ${pin} x\n${parts.join('')}`, options);
        expect(sanitizeSummary(once.text, options)).toEqual({ text: once.text, stripped: [] });
        if (pin !== '') expect(once.text).toContain(`- ${pin} x`);
      }),
      { numRuns: 500 },
    );
  });
});
