import { JSDOM } from 'jsdom';
import { Failure } from '../../src/core/failure.ts';
import type { Role } from '../../src/core/message.ts';
import { read } from '../../src/page/read.ts';
import type { SiteAdapter } from '../../src/sites/adapter.ts';
import { keptWords } from './kept-words.ts';
import { scrub } from './scrub.ts';

/** What Baton reads in a page: whose messages in which order, or why none. */
export type ReadRoles = readonly Role[] | string;

export interface Fixture {
  /** The page with invented words, its address in a comment on the first line. */
  readonly html: string;
  readonly before: ReadRoles;
  readonly after: ReadRoles;
}

// what a browser has, and adapters use
globalThis.DOMParser ??= new JSDOM('').window.DOMParser;

/** A saved page as a fixture. `salt` goes into the invented words. */
export function fixtureOf(html: string, site: SiteAdapter, url: URL, salt: string): Fixture {
  const { document } = new JSDOM(html).window;
  const before = rolesIn(document, site, url);
  const scrubbed = scrub(document, { kept: keptWords(), salt, around: site.markup.title.around });
  const address = addressLike(url, site, scrubbed);
  const page = `<!-- ${address} -->\n<!doctype html>\n${document.documentElement.outerHTML}\n`;
  return { html: page, before, after: rolesIn(new JSDOM(page).window.document, site, address) };
}

function rolesIn(document: Document, site: SiteAdapter, url: URL): ReadRoles {
  try {
    return read(site, document, url).messages.map(({ role }) => role);
  } catch (error) {
    if (error instanceof Failure) return error.code;
    throw error;
  }
}

/** The address of a chat at the same site, with another id, and without what else the first one says. */
function addressLike(url: URL, site: SiteAdapter, replaced: (part: string) => string): URL {
  const path = url.pathname.split('/').map((part) => (/^[a-z]{1,7}$/.test(part) ? part : replaced(decoded(part))));
  // what people host themselves stands at an address that is theirs
  const like = new URL(path.join('/'), site.matches.length > 0 ? url.origin : 'https://chat.example.com');
  if (site.chatId(like) !== undefined) return like;
  for (const [name, value] of url.searchParams) like.searchParams.set(name, replaced(value));
  return like;
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
