import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { outsideBlocks, outsideCode, piecesOf, withoutCode } from './outside-code.ts';

const loud = (text: string): string => text.toUpperCase();

describe('outsideCode', () => {
  test.each([
    ['a `b` c', 'A `b` C'],
    ['a ``b ` c`` d', 'A ``b ` c`` D'],
    ['a `b\nc` d', 'A `B\nC` D'],
    ['a\n```sh\nb\n```\nc', 'A\n```sh\nb\n```\nC'],
    ['a\n  ~~~~\nb\n~~~\n  ~~~~\nc', 'A\n  ~~~~\nb\n~~~\n  ~~~~\nC'],
    ['a\n```\nb `c` d', 'A\n```\nB `c` D'],
    ['```\na\n```', '```\na\n```'],
    ['a ``` b ` c', 'A ``` B ` C'],
    ['```a`b\nc\n```\nd\n```', '```A`B\nC\n```\nd\n```'],
    ['~~~a`b\nc\n~~~\nd', '~~~a`b\nc\n~~~\nD'],
    ['```\na\n~~~\nb\n```\nc', '```\na\n~~~\nb\n```\nC'],
    ['````\na\n```\nb\n`````\nc', '````\na\n```\nb\n`````\nC'],
    ['```\na\n``` js\nb\n```  \nc', '```\na\n``` js\nb\n```  \nC'],
    ['a ```\nb\n```\nc', 'A ```\nB\n```\nC'],
    ['````\na\n```\nb', '````\nA\n```\nB'],
    ['~a~ ~~b~~', '~A~ ~~B~~'],
    ['`a`', '`a`'],
    ['`a` b `c`', '`a` B `c`'],
    ['a', 'A'],
  ])('changes all of %j but its code', (text, changed) => {
    expect(outsideCode(text, loud)).toBe(changed);
  });

  test('the pieces are the text, and code without code has its length', () => {
    const text = fc.array(fc.constantFrom('`', '```', '~~~', '\n', 'a', ' ', '````')).map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (markdown) => {
        expect(
          piecesOf(markdown)
            .map((piece) => piece.text)
            .join(''),
        ).toBe(markdown);
        expect(withoutCode(markdown)).toHaveLength(markdown.length);
      }),
    );
  });

  test('a text is of pieces, none of them empty', () => {
    expect(piecesOf('```\na\n```')).toEqual([{ kind: 'block', text: '```\na\n```' }]);
    expect(piecesOf('`a`')).toEqual([{ kind: 'span', text: '`a`' }]);
    expect(piecesOf('a `b`')).toEqual([
      { kind: 'prose', text: 'a ' },
      { kind: 'span', text: '`b`' },
    ]);
    expect(piecesOf('~~~\na')).toEqual([{ kind: 'prose', text: '~~~\na' }]);
  });

  test('a block is left alone where lines are changed, a span is not', () => {
    expect(outsideBlocks('`a`\n```\nb\n```', loud)).toBe('`A`\n```\nb\n```');
    expect(withoutCode('a `b`\n```\nc\n```', ['span'])).toBe('a xxx\n```\nc\n```');
  });

  test.each(['`', '` ', '```\n', '~~~\n', '``` a\n', '`\n', '`` ` '])(
    'a long run of %j is read in good time',
    (unit) => {
      const long = unit.repeat(50_000);
      expect(outsideCode(long, (text) => text)).toBe(long);
    },
  );
});
