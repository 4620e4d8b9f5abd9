import fc from 'fast-check';
import { codeLines } from './code.ts';
import { FORMULAS } from './formulas.ts';
import { inlines, type Kinds } from './inlines.ts';
import { element, type Shown, type ShownElement } from './shown.ts';

const pre = fc
  .tuple(codeLines, fc.constantFrom('', 'js', 'python', 'x-own'))
  .map(([all, language]) =>
    element('pre', [element('code', [`${all}\n`], language ? { class: `language-${language}` } : {})]),
  );
const display = fc.constantFrom(...FORMULAS).map((tex) => element('katex-display', [tex]));
function headingOf(line: fc.Arbitrary<readonly Shown[]>): fc.Arbitrary<ShownElement> {
  return fc
    .tuple(fc.integer({ min: 1, max: 6 }), line, fc.constantFrom('', ' #', '#', ' ##', ' \\#'))
    .map(([level, inside, end]) => element(`h${level}`, [...inside, end]));
}

function tableOf(cell: fc.Arbitrary<readonly Shown[]>): fc.Arbitrary<ShownElement> {
  return fc
    .tuple(
      fc.array(fc.constantFrom('', 'left', 'center', 'right'), { minLength: 1, maxLength: 3 }),
      fc.array(fc.array(cell, { minLength: 3, maxLength: 3 }), { minLength: 1, maxLength: 3 }),
    )
    .map(([aligns, rows]) =>
      element(
        'table',
        rows.map((row, at) =>
          element(
            'tr',
            aligns.map((align, column) => element(at === 0 ? 'th' : 'td', row[column] ?? [], align ? { align } : {})),
          ),
        ),
      ),
    );
}

/** A block of a page, with others in it. */
export function blockOf(kinds: Kinds): fc.Arbitrary<ShownElement> {
  const flowing = inlines({ ...kinds, breaks: true });
  const onALine = inlines(kinds);
  return fc.letrec<{ block: ShownElement }>((tie) => {
    const blocks = fc.array(tie('block'), { minLength: 1, maxLength: 3 });
    const item = fc.oneof(
      blocks.map((all) => element('li', all)),
      flowing.map((all) => element('li', all)),
      fc.tuple(flowing, tie('block')).map(([all, more]) => element('li', [...all, more])),
    );
    const task = fc
      .tuple(fc.boolean(), onALine)
      .map(([checked, all]) =>
        element('li', [
          element('input', [], { type: 'checkbox', ...(checked ? { checked: '' } : {}) }),
          ' task ',
          ...all,
        ]),
      );
    return {
      block: fc.oneof(
        { maxDepth: 3 },
        { weight: 4, arbitrary: flowing.map((inside) => element('p', inside)) },
        { weight: 1, arbitrary: headingOf(onALine) },
        { weight: 1, arbitrary: pre },
        { weight: 1, arbitrary: display },
        { weight: 1, arbitrary: tableOf(inlines({ ...kinds, depth: Math.min(1, kinds.depth), breaks: true })) },
        { weight: 1, arbitrary: fc.constant(element('hr', [])) },
        { weight: 1, arbitrary: blocks.map((all) => element('blockquote', all)) },
        { weight: 2, arbitrary: fc.array(item, { minLength: 1, maxLength: 3 }).map((all) => element('ul', all)) },
        { weight: 1, arbitrary: fc.array(task, { minLength: 1, maxLength: 3 }).map((all) => element('ul', all)) },
        {
          weight: 2,
          arbitrary: fc
            .tuple(
              fc.array(item, { minLength: 1, maxLength: 3 }),
              fc.constantFrom('', '0', '1', '7', '99', '123456789'),
            )
            .map(([all, start]) => element('ol', all, start ? { start } : {})),
        },
      ),
    };
  }).block;
}
