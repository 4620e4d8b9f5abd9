import { Failure } from '../../core/failure.ts';
import type { SiteAdapter } from '../../sites/adapter.ts';
import { read } from '../read.ts';
import { safeWords } from './safe-words.ts';
import { selectorCounts } from './selector-counts.ts';
import { shapeOf } from './shape.ts';

/** What a report says of its surroundings. */
export interface HealthFacts {
  /** Of the extension. */
  readonly version: string;
  /** Its name and first number. */
  readonly browser: string;
  /** ISO 8601, the day alone. */
  readonly day: string;
}

/** Characters. */
const LONGEST = 4_000;

/**
 * What of a site's markup still matches a page, and what the page is made of where its messages should be: counts, names
 * of tags and attributes. Nothing of what was said, no title and no address. At most 4,000 characters.
 */
export function healthReport(site: SiteAdapter, document: Document, url: URL, facts: HealthFacts): string {
  const safe = safeWords(saidIn(document, url));
  const head = [
    `Baton ${facts.version}, ${facts.browser}, ${facts.day}`,
    `${site.id}: ${site.chatId(url) === undefined ? 'not the address of a chat' : 'the address of a chat'}`,
    found(site, document, url),
    '',
    ...selectorCounts(site, document),
    '',
  ].join('\n');
  const shape = shapeOf(rootOf(site, document), safe, Math.max(0, LONGEST - head.length - 1));
  return `${head}\n${shape}`.slice(0, LONGEST);
}

/** What reading the page comes to. A failure's detail holds nothing of the chat. */
function found(site: SiteAdapter, document: Document, url: URL): string {
  const frames = `${document.querySelectorAll('iframe').length} frames`;
  try {
    const { messages, holes } = read(site, document, url);
    const users = messages.filter(({ role }) => role === 'user').length;
    return `read: ${users} user, ${messages.length - users} assistant, ${holes.length} holes; ${frames}`;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return `read: ${error.code} (${error.detail}); ${frames}`;
  }
}

/** All words that the page holds, wherever. */
function saidIn(document: Document, { pathname, search, hash }: URL): readonly string[] {
  const attributes = ['title', 'alt', 'aria-label', 'placeholder', 'value', 'content'];
  const inAttributes = attributes.flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((element) => element.getAttribute(name) ?? ''),
  );
  return [
    document.title,
    decoded(pathname + search + hash),
    document.documentElement.textContent ?? '',
    ...inAttributes,
  ];
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Where messages should be: what scrolls them, or the page's main part. */
function rootOf({ scroller }: SiteAdapter, document: Document): Element {
  const candidates = [...scroller, 'main', '[role="main"]'];
  const roots = candidates.map((selector) => document.querySelector(selector));
  return roots.find((root) => (root?.textContent ?? '').trim() !== '') ?? document.body;
}
