import { finishLine } from '../finish-line.ts';
import type { Tag, Tags } from '../tag.ts';
import { writePiece, writeText } from '../writer.ts';

const EMOJI = /^[\p{Extended_Pictographic}\p{Emoji_Component}]+$/u;
/** Sides up to this many pixels are icons. */
const ICON = 32;

/** A picture with an address that others can open; else a word that there was one. */
const image: Tag = (element, out) => {
  const alt = (element.getAttribute('alt') ?? '').replace(/\s+/g, ' ').trim();
  const src = element.getAttribute('src')?.trim() ?? '';
  if (EMOJI.test(alt)) {
    writeText(out, alt);
    return;
  }
  if (isIcon(element, alt, src)) return;
  const label = finishLine(alt, [], 'label');
  if (/^https?:\/\//i.test(src)) {
    writePiece(out, `![${label}](${src.replace(/[\s()<>]/g, encode)})`);
    return;
  }
  writePiece(out, label === '' ? '[Image]' : `[Image: ${label}]`);
};

function isIcon(element: Element, alt: string, src: string): boolean {
  const width = Number(element.getAttribute('width') ?? Number.NaN);
  if (width <= ICON || /favicon/i.test(src)) return true;
  if (element.closest('a')?.textContent?.trim()) return true;
  return alt === '' && src === '';
}

function encode(char: string): string {
  return `%${char.charCodeAt(0).toString(16).padStart(2, '0').toUpperCase()}`;
}

export const imageTags: Tags = { img: image };
