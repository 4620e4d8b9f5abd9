import type { Shape, Tag, Tags } from '../tag.ts';
import { inner, lineInside, lineOf, space, walk, writePiece } from '../writer.ts';

/** Addresses that send on to another, which they hold as a parameter. */
const ONWARD: readonly { readonly at: RegExp; readonly parameter: string }[] = [
  { at: /^https?:\/\/l\.(?:meta\.ai|facebook\.com|instagram\.com)\/\?/, parameter: 'u' },
  { at: /^https?:\/\/www\.google\.com\/url\?/, parameter: 'q' },
];
/** A host that stands in its address as it is, and need not be parsed. */
const PLAIN_HOST = /^https?:\/\/((?:[a-z\d]+(?:-[a-z\d]+)*\.)+[a-z]{2,})(?:[/?#]|$)/;
const SAFE = /^(?:https?:\/\/|mailto:|tel:)/i;

/** A link, or its plain text where the target means nothing outside of the page. */
const link: Tag = (element, out) => {
  const href = targetOf(element);
  if (!SAFE.test(href) || out.mode === 'label') {
    walk(element, out);
    return;
  }
  const label = inner(out, 'label');
  walk(element, label);
  const inButton = element.querySelector('button');
  const text = lineOf(label) || (inButton && lineInside(inButton, out, 'label')) || '';
  if (label.led || (text === '' && out.line !== '')) space(out);
  writePiece(out, markdownLink(text || hostOf(href), href));
  if (label.pending !== '') space(out);
};

/** A pill that names its source: one link, labelled by its host, since pills hold several labels at once. */
const citation: Tag = (element, out) => {
  const anchor = onlyLink(element);
  if (!anchor) {
    walk(element, out);
    return;
  }
  const href = targetOf(anchor);
  if (out.pending === '' && out.line !== '') space(out);
  writePiece(out, markdownLink(hostOf(href), href));
};

/** A button is no text, but for one that is nothing but a link to a source. */
const button: Tag = (element, out) => {
  const anchor = onlyLink(element);
  if (anchor) link(anchor, out);
};

export const linkTags: Tags = { a: link, button };

/** Seen on ChatGPT (2026-07) as `webpage-citation-pill`. */
export const linkShapes: readonly Shape[] = [
  { selector: '[data-testid*="citation-pill"]', write: citation },
  { selector: 'a[role="button"]', write: link },
  { selector: '[role="button"]', write: button },
];

/** The single outward link that holds all of an element's text. */
function onlyLink(element: Element): Element | undefined {
  const anchors = element.localName === 'a' ? [element] : [...element.querySelectorAll('a[href]')];
  const [anchor] = anchors;
  if (!anchor || anchors.length > 1 || !SAFE.test(anchor.getAttribute('href') ?? '')) return undefined;
  return plainText(anchor) === plainText(element) ? anchor : undefined;
}

function targetOf(anchor: Element): string {
  const href = anchor.getAttribute('href')?.trim() ?? '';
  const onward = ONWARD.find(({ at }) => at.test(href));
  const target = onward && URL.canParse(href) ? new URL(href).searchParams.get(onward.parameter) : null;
  return target !== null && SAFE.test(target) ? target : href;
}

function markdownLink(text: string, href: string): string {
  if (text === href) return `<${href}>`;
  return `[${text}](${target(href)})`;
}

function target(href: string): string {
  if (!/[\s()<>\\]/.test(href)) return href;
  return `<${href.replace(/[<>\\\n]/g, (char) => encodeURIComponent(char))}>`;
}

function hostOf(href: string): string {
  const plain = PLAIN_HOST.exec(href)?.[1];
  if (plain !== undefined) return plain.replace(/^www\./, '');
  return URL.canParse(href) ? new URL(href).host.replace(/^www\./, '') || href : href;
}

function plainText(element: Element): string {
  return (element.textContent ?? '').replace(/\s+/g, ' ').trim();
}
