import fc from 'fast-check';

/** What a page shows, as a tree that the HTML of it can be made of. */
export type Shown = string | Tagged;

export interface Tagged {
  readonly tag: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly inside: readonly Shown[];
}

const WORDS =
  'fen Moor reed snake_case_name __init__ _private b_ f(*args,**kw) 5*3 **kwargs 2 10. 1) a.b C# #1 C:\\new\\*.txt \\* e^{-x} i++ x|y || -> <- => <= a<b R&D AT&T don’t naïve Ünïcode été 中文 日本語 한국어 мир שלום مرحبا ไทย 😀 👩‍💻 🇫🇷 é ‏ x₂'.split(
    ' ',
  );
const SIGNS =
  '* ** *** _ __ ` `` ``` ~ ~~ ~~~~ # ## - + = == === --- *** ___ > >> | \\ \\\\ ! [ ] [] ( ) () < > & &amp; &lt; &#42; &copy &nbsp; 1. 2) 10. 1234567890. [ ] [x] [a](b) [a][b] [a]: ![a](b) [^1] [^1]: <b> </b> <br> <!-- --> <?x <a@b.example> <https://a.example> </p> <div> $ $$ $a$ $5 \\( \\) :-- |--| :| « » “ ” ‘ ’ „ 。 ， ！ ： … — – · • € ° ™ "a" \'b\' a*b a_b *a* _a_ **a** ~~a~~ `a` ``a`` *a _b c* d_ a` {x} @x :smile: www.a.example/b_c_d https://a.example/b_c?d=1&e=*f* a_b@c.example'.split(
    ' ',
  );

const word = fc.constantFrom(...WORDS);
const sign = fc.constantFrom(...SIGNS);
const glue = fc.constantFrom(' ', ' ', ' ', ' ', '', '\n', '  ');
/** Words and signs in a row, mostly parted by spaces. */
const text = fc
  .array(fc.tuple(fc.oneof({ weight: 3, arbitrary: word }, { weight: 2, arbitrary: sign }), glue), {
    minLength: 1,
    maxLength: 5,
  })
  .map((pairs) => pairs.flat().join(''));

const tagged = (tag: string, inside: readonly Shown[], attributes: Tagged['attributes'] = {}): Tagged => ({
  tag,
  attributes,
  inside,
});

const code = fc
  .array(fc.constantFrom('a', 'b', ' ', '`', '``', '*', '<i>', '|', '\\', '&lt;', '_', '$', '~', ']', '🙂', 'א'), {
    minLength: 1,
    maxLength: 6,
  })
  .map((pieces) => pieces.join(''))
  .filter((pieces) => pieces.trim() !== '')
  .map((pieces) => tagged('code', [pieces]));
const href = fc.constantFrom(
  'https://a.example/',
  'https://a.example/b_(c)_*d*',
  'https://a.example/?a=1&b=[2]',
  'https://a.example/~x_y_/%20',
  'mailto:a_b@c.example',
);
const leaf: fc.Arbitrary<Shown> = fc.oneof(
  { weight: 8, arbitrary: text },
  { weight: 1, arbitrary: code },
  { weight: 1, arbitrary: fc.constant(tagged('br', [])) },
);
const image = fc
  .tuple(text, href)
  .filter(([alt]) => /[\p{L}]/u.test(alt))
  .filter(([, src]) => src.startsWith('https'))
  .map(([alt, src]) => tagged('img', [], { alt: alt.replace(/\s+/g, ' ').trim(), src }));

const mark = fc.constantFrom('b', 'strong', 'em', 'i', 'del');
const letters = fc.constantFrom('fen', 'Moor', 'été', '中文', 'мир', 'שלום', 'ไทย', '7');
const marked = ([tag, inside]: readonly [string, readonly Shown[]]): Tagged => tagged(tag, inside);
const linked = ([to, inside]: readonly [string, readonly Shown[]]): Tagged => tagged('a', inside, { href: to });

/** Marks and links around anything, also around punctuation that touches a letter, which Markdown cannot mark. */
const { anything } = fc.letrec<{ anything: Shown }>((tie) => ({
  anything: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    { weight: 6, arbitrary: leaf },
    { weight: 3, arbitrary: fc.tuple(mark, fc.array(tie('anything'), { minLength: 1, maxLength: 3 })).map(marked) },
    { weight: 1, arbitrary: fc.tuple(href, fc.tuple(text, fc.oneof(text, code))).map(linked) },
    { weight: 1, arbitrary: image },
  ),
}));

const space = fc.constant(' ');
const around = fc.constantFrom(' ', 'fen', '中文', 'été');
/** A mark with the same at either side. */
const apart = ([side, tag, inside]: readonly [string, string, readonly Shown[]]): Tagged => ({
  tag: 'span',
  inside: [side, tagged(tag, inside), side],
});

/** Marks and links around words, in the middle of words, and in one another where spaces part them. */
const inWords = fc.oneof(
  letters,
  fc.tuple(letters, text, letters).map((all) => all.join(' ')),
);
const stars = fc.constantFrom('b', 'em');
const inStars = fc.oneof(
  { weight: 3, arbitrary: inWords },
  { weight: 1, arbitrary: fc.tuple(space, stars, fc.tuple(inWords)).map(apart) },
);
const words: fc.Arbitrary<Shown> = fc.oneof(
  { weight: 6, arbitrary: leaf },
  { weight: 3, arbitrary: fc.tuple(around, mark, fc.tuple(inWords)).map(apart) },
  { weight: 2, arbitrary: fc.tuple(space, stars, fc.tuple(inStars, inWords)).map(apart) },
  { weight: 1, arbitrary: fc.tuple(href, fc.tuple(letters)).map(linked) },
);

const codeLines = fc
  .array(
    fc.constantFrom('a b', '', '  c', '```', '````', '~~~', '- d', '# e', '\tf', '    ', '&amp;', '| g |', '\\', '> h'),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map((lines) => lines.join('\n'))
  .filter((lines) => lines.trim() !== '');

/** Blocks of whatever a chat may show, with lines of text of one kind in them. */
function blocksOf(inline: fc.Arbitrary<Shown>): fc.Arbitrary<readonly Shown[]> {
  const line = fc.array(inline, { minLength: 1, maxLength: 5 });
  const { block } = fc.letrec<{ block: Shown; item: Shown }>((tie) => ({
    block: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      { weight: 4, arbitrary: line.map((inside) => tagged('p', inside)) },
      {
        weight: 1,
        arbitrary: fc.tuple(fc.integer({ min: 1, max: 6 }), line).map(([n, inside]) => tagged(`h${n}`, inside)),
      },
      {
        weight: 1,
        arbitrary: fc
          .tuple(fc.constantFrom('', 'python', 'ts'), codeLines)
          .map(([language, lines]) =>
            tagged('pre', [tagged('code', [lines], { class: language && `language-${language}` })]),
          ),
      },
      {
        weight: 1,
        arbitrary: fc.array(tie('block'), { minLength: 1, maxLength: 3 }).map((all) => tagged('blockquote', all)),
      },
      {
        weight: 3,
        arbitrary: fc
          .tuple(fc.constantFrom('ul', 'ol', 'ol3'), fc.array(tie('item'), { minLength: 1, maxLength: 3 }))
          .map(([kind, items]) => tagged(kind.slice(0, 2), items, kind === 'ol3' ? { start: '3' } : {})),
      },
      {
        weight: 1,
        arbitrary: fc.array(fc.array(line, { minLength: 2, maxLength: 2 }), { minLength: 2, maxLength: 3 }).map(table),
      },
      { weight: 1, arbitrary: fc.constant(tagged('hr', [])) },
    ),
    item: fc.oneof(
      { weight: 2, arbitrary: line.map((inside) => tagged('li', inside)) },
      { weight: 2, arbitrary: fc.tuple(line, tie('block')).map(([inside, after]) => tagged('li', [...inside, after])) },
      { weight: 1, arbitrary: fc.array(tie('block'), { minLength: 0, maxLength: 3 }).map((all) => tagged('li', all)) },
    ),
  }));
  return fc.array(block, { minLength: 1, maxLength: 3 });
}

/** Documents whose text is as hostile as can be. */
export const hostile = blocksOf(anything);
/** Documents whose every mark and link can be written in Markdown. */
export const sayable = blocksOf(words);

function table(rows: readonly (readonly (readonly Shown[])[])[]): Tagged {
  return tagged(
    'table',
    rows.map((row, at) =>
      tagged(
        'tr',
        row.map((cell) => tagged(at === 0 ? 'th' : 'td', cell)),
      ),
    ),
  );
}

export function elementOf(shown: Shown): Node {
  if (typeof shown === 'string') return document.createTextNode(shown);
  const element = document.createElement(shown.tag);
  for (const [name, value] of Object.entries(shown.attributes ?? {}))
    if (value !== '') element.setAttribute(name, value);
  element.append(...shown.inside.map(elementOf));
  return element;
}
