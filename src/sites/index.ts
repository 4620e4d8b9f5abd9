import type { SiteAdapter } from './adapter.ts';
import * as all from './all.ts';

/** Every site Baton reads, by name. */
export const sites: readonly SiteAdapter[] = Object.values(all);

/** The site an address belongs to. */
export function siteFor(url: URL): SiteAdapter | undefined {
  return sites.find(({ matches }) => matches.some((pattern) => isUnder(url, pattern)));
}

function isUnder({ origin, pathname }: URL, pattern: string): boolean {
  const place = new URL(pattern.replaceAll('*', ''));
  return place.origin === origin && pathname.startsWith(place.pathname);
}

export function siteById(id: string): SiteAdapter | undefined {
  return sites.find((site) => site.id === id);
}
