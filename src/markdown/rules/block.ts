import { escapeHeading } from '../escape.ts';
import type { Tag, Tags } from '../tag.ts';
import { blocksInside, endLine, joinBlocks, lineInside, space, walk, writeBlock, writeMarked } from '../writer.ts';

const CONTAINERS =
  'address article aside body center dd dialog div fieldset figcaption figure footer form header hgroup legend li main nav p section summary td th tr';

const container: Tag = (element, out) => {
  endLine(out);
  walk(element, out);
  endLine(out);
};

const heading: Tag = (element, out) => {
  if (out.mode !== 'flow') {
    container(element, out);
    return;
  }
  const text = lineInside(element, out, 'line');
  const level = Number(element.localName.slice(1));
  writeBlock(out, text === '' ? '' : `${'#'.repeat(level)} ${escapeHeading(text)}`);
};

const quote: Tag = (element, out) => {
  if (out.mode !== 'flow') {
    container(element, out);
    return;
  }
  const text = joinBlocks(blocksInside(element, out));
  writeBlock(out, text === '' ? '' : text.replace(/^(?=.)/gm, '> ').replace(/^$/gm, '>'));
};

/** A line that stands out: the name of a `details` element, a term of a definition list. */
const boldLine: Tag = (element, out) => {
  endLine(out);
  writeMarked(out, 'strong', () => walk(element, out));
  endLine(out);
};

const rule: Tag = (_element, out) => {
  if (out.mode === 'flow') {
    writeBlock(out, '---');
    return;
  }
  space(out);
};

/** Paragraphs and all that only groups them. Tags that are named nowhere flow with the text around them. */
export const blockTags: Tags = {
  ...Object.fromEntries(CONTAINERS.split(' ').map((name) => [name, container])),
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((level) => [`h${level}`, heading])),
  blockquote: quote,
  details: container,
  summary: boldLine,
  dl: container,
  dt: boldLine,
  hr: rule,
};
