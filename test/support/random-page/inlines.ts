import fc from 'fast-check';
import { code } from './code.ts';
import { FORMULAS } from './formulas.ts';
import { element, type Shown } from './shown.ts';

const href = fc.constantFrom(
  'https://fen.example/',
  'https://fen.example/a(b)c',
  'https://fen.example/a)b',
  'https://fen.example/a b',
  'https://fen.example/*a*_b_?c=d&copy=1',
  'https://fen.example/a|b\\c',
  'https://fen.example/<a>"b"',
  'mailto:a_b@fen.example',
);

const formula = fc.constantFrom(...FORMULAS).map((tex) => element('katex', [tex]));
const image = fc
  .tuple(fc.constantFrom('', 'a', 'a [b] c', 'a ] \\ `', '*a* _b_ &amp; <i>', 'a|b'), href)
  .filter(([, src]) => src.startsWith('https:'))
  .map(([alt, src]) => element('img', [], { alt, src }));

/** What a line may hold. */
export interface Kinds {
  readonly text: fc.Arbitrary<string>;
  /** Code, formulas and pictures beside the text. */
  readonly pieces: boolean;
  /** How deep marks and links go into one another; 0 for none. */
  readonly depth: number;
  readonly breaks?: boolean;
}

export function inlines({ text, pieces, depth, breaks = false }: Kinds): fc.Arbitrary<readonly Shown[]> {
  const flat = fc.oneof(
    { weight: 6, arbitrary: text as fc.Arbitrary<Shown> },
    ...(pieces ? PIECES.map((arbitrary) => ({ weight: 1, arbitrary })) : []),
  );
  const line = depth === 0 ? flat : fc.oneof({ weight: 6, arbitrary: flat }, ...around({ text, pieces, depth }));
  const br = fc.constant<Shown>(element('br', []));
  return fc.array(breaks ? fc.oneof({ weight: 9, arbitrary: line }, { weight: 1, arbitrary: br }) : line, {
    minLength: 1,
    maxLength: 4,
  });
}

const PIECES: readonly fc.Arbitrary<Shown>[] = [code.map((all) => element('code', [all])), formula, image];

function around({ text, pieces, depth }: Kinds): readonly { weight: number; arbitrary: fc.Arbitrary<Shown> }[] {
  const marked = fc
    .tuple(fc.constantFrom('b', 'em', 'del', 'strong', 'i', 's'), inlines({ text, pieces, depth: depth - 1 }))
    .map(([tag, all]) => element(tag, all));
  const link = fc
    .tuple(inlines({ text, pieces, depth: 0 }), href)
    .map(([all, to]) => element('a', all.filter(isNoImage), { href: to }));
  return [
    { weight: 3, arbitrary: marked },
    { weight: 1, arbitrary: link },
  ];
}

/** A picture in a link that has text too is taken for an icon. */
function isNoImage(shown: Shown): boolean {
  return typeof shown === 'string' || shown.tag !== 'img';
}
