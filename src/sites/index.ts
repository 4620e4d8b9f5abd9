import type { SiteAdapter } from './adapter.ts';
import * as all from './all.ts';

/** Every site Baton reads, by name. */
export const sites: readonly SiteAdapter[] = Object.values(all);

/** The site an address belongs to. */
export function siteFor(url: URL): SiteAdapter | undefined {
  return sites.find(({ matches }) =>
    matches.some((pattern) => new URL(pattern.replaceAll('*', '')).origin === url.origin),
  );
}

export function siteById(id: string): SiteAdapter | undefined {
  return sites.find((site) => site.id === id);
}
