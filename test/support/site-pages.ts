import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Capture } from '../../src/core/capture.ts';

/** A recorded page of a site, and what is to be read in it: the expectation that `test/sites.test.ts` holds it to. */
export interface SitePage {
  readonly name: string;
  readonly address: string;
  readonly html: string;
  readonly expected: Capture;
}

const PAGES = join(import.meta.dirname, '../fixtures/sites');

export function sitePages(site: string): readonly SitePage[] {
  const folder = join(PAGES, site);
  const names = readdirSync(folder).filter((file) => file.endsWith('.html'));
  return names.map((file) => pageAt(folder, basename(file, '.html')));
}

/** The page of a chat in which nothing is being written: the one that shows most. */
export function fullestPage(site: string): SitePage {
  const finished = sitePages(site).filter(({ expected }) => expected.messages.every(({ complete }) => complete));
  const [first] = finished.toSorted((a, b) => b.expected.messages.length - a.expected.messages.length);
  if (first === undefined) throw new Error(`no recorded page of ${site} shows a finished chat`);
  return first;
}

function pageAt(folder: string, name: string): SitePage {
  const html = readFileSync(join(folder, `${name}.html`), 'utf8');
  const address = /^<!-- (\S+) -->/.exec(html)?.[1];
  if (address === undefined) throw new Error('a page begins with a comment that holds its address');
  const expected = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Capture;
  return { name, address, html, expected };
}
