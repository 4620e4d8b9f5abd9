// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { read } from '../src/page/read.ts';
import { siteFor, sites } from '../src/sites/index.ts';

const PAGES = join(import.meta.dirname, 'fixtures/sites');
const ADAPTERS = join(import.meta.dirname, '../src/sites');

/** Looked up before any test runs, so that an expectation written by this run counts as absent. */
const files = new Map(readdirSync(PAGES).map((site) => [site, readdirSync(join(PAGES, site))]));

const namesOf = (site: string, ending: string): readonly string[] =>
  (files.get(site) ?? []).filter((file) => file.endsWith(ending)).map((file) => basename(file, ending));

test('every adapter is registered under the name of its file, and has recorded pages', () => {
  const adapters = readdirSync(ADAPTERS).filter(
    (file) => file.endsWith('.ts') && /: SiteAdapter =/.test(readFileSync(join(ADAPTERS, file), 'utf8')),
  );
  const registered = sites.map(({ id }) => id).sort();
  expect(adapters.map((file) => basename(file, '.ts')).sort()).toEqual(registered);
  expect([...files.keys()].sort()).toEqual(registered);
});

test('a site whose own record can be read has its reader', () => {
  const named = readdirSync(join(ADAPTERS, 'records')).map((file) => basename(file, '.ts'));
  expect(sites.filter(({ record }) => record !== undefined).map(({ id }) => id)).toEqual(
    sites.map(({ id }) => id).filter((id) => named.includes(id)),
  );
});

test('the README says of each site what is read, what is scrolled, what takes the summary, and how sure we are', () => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
  const sure = { pages: 'saved pages', source: 'its source', reports: 'reports' } as const;
  const box = { whole: 'editor', lines: 'editor', value: 'text box' } as const;
  for (const { name, matches, record, scroller, insert, seen } of sites) {
    const row = readme.split('\n').find((line) => line.startsWith(`| ${name} |`)) ?? '';
    const cells = row.split('|').map((cell) => cell.trim());
    const reads = ['yes', record === undefined ? '–' : 'yes', scroller.length > 0 ? 'its scroller' : 'found'];
    expect([name, ...cells.slice(3, -1)]).toEqual([name, ...reads, box[insert], sure[seen]]);
    for (const pattern of matches) expect(cells[2]).toContain(new URL(pattern.replaceAll('*', '')).host);
  }
});

describe.each(sites)('$name', (site) => {
  test('every page has an expectation and every expectation a page', () => {
    expect(namesOf(site.id, '.json')).toEqual(namesOf(site.id, '.html'));
  });

  test.each(namesOf(site.id, '.html'))('%s reads as it looks', async (name) => {
    const page = readFileSync(join(PAGES, site.id, `${name}.html`), 'utf8');
    const address = /^<!-- (\S+) -->/.exec(page)?.[1];
    if (address === undefined) throw new Error('a page begins with a comment that holds its address');
    const url = new URL(address);
    const document = new DOMParser().parseFromString(page, 'text/html');
    const claimed = sites.filter(({ matches }) => matches.some((pattern) => address.startsWith(pattern.slice(0, -1))));
    expect(claimed).toEqual(site.signs === undefined ? [site] : []);
    expect(siteFor(url)).toBe(claimed[0]);
    const shown = sites.filter(({ signs }) => signs !== undefined && document.querySelector(signs) !== null);
    expect(shown).toEqual(site.signs === undefined ? [] : [site]);

    const capture = read(site, document, url);
    const seen = `${JSON.stringify(capture, undefined, 2)}\n`;
    await expect(seen).toMatchFileSnapshot(join(PAGES, site.id, `${name}.json`));
  });
});
