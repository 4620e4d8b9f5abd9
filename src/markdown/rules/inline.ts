import { codeSpan } from '../code-span.ts';
import type { Mark } from '../marks.ts';
import type { Shape, Tag, Tags } from '../tag.ts';
import { lineBreak, walk, writeMarked, writePiece } from '../writer.ts';
import { isBlockCode, writeCode } from './code.ts';

const marked =
  (mark: Mark): Tag =>
  (element, out) =>
    writeMarked(out, mark, () => walk(element, out));

const code: Tag = (element, out) => {
  if (isBlockCode(element)) {
    writeCode(element, element, out);
    return;
  }
  const text = (element.textContent ?? '').replace(/[\n\r\t]+\s*/g, ' ');
  if (text === '') return;
  writePiece(out, codeSpan(text, out.inCell));
};

/** GFM has no sign for these: the tags stay. A raised link is a citation and needs none. */
const script: Tag = (element, out) => {
  const name = element.localName;
  if (element.textContent?.trim() === '') return;
  if (element.querySelector('a[href]')) {
    walk(element, out);
    return;
  }
  writePiece(out, `<${name}>`);
  walk(element, out);
  writePiece(out, `</${name}>`);
};

export const inlineTags: Tags = {
  strong: marked('strong'),
  b: marked('strong'),
  em: marked('em'),
  i: marked('em'),
  del: marked('del'),
  s: marked('del'),
  strike: marked('del'),
  code,
  tt: code,
  samp: code,
  kbd: code,
  sup: script,
  sub: script,
  br: (_element, out) => lineBreak(out),
};

/** Streamdown makes bold text of a plain `span` (Meta AI, 2026-07). */
export const inlineShapes: readonly Shape[] = [{ selector: '[data-streamdown="strong"]', write: marked('strong') }];
