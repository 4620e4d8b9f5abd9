import type { Host } from '../core/settings.ts';
import type { SiteAdapter } from './adapter.ts';
import * as all from './all.ts';
import { isOther, otherSite } from './guess/other-site.ts';

/** Every site Baton reads, by name. */
export const sites: readonly SiteAdapter[] = Object.values(all);

/** The site an address belongs to; `hosts` are those of the user's own. */
export function siteFor(url: URL, hosts: readonly Host[] = []): SiteAdapter | undefined {
  const own = hosts.find(({ origin }) => origin === url.origin)?.site;
  return sites.find(({ id, matches }) => id === own || matches.some((pattern) => isUnder(url, pattern)));
}

/** The sites a chat can be taken to: those at addresses of their own, and the user's own ones, each by its first host. */
export function sitesWith(hosts: readonly Host[]): readonly SiteAdapter[] {
  return sites.flatMap((site) => {
    if (site.signs === undefined) return [site];
    const own = hosts.find((host) => host.site === site.id);
    return own === undefined ? [] : [at(site, own)];
  });
}

function at(site: SiteAdapter, { origin }: Host): SiteAdapter {
  const { host } = new URL(origin);
  return { ...site, name: `${site.name} (${host})`, newChat: (from = new URL(origin)) => site.newChat(from) };
}

/** Which of the products that people host themselves a page is of, by what stands in it. */
export function siteOfSigns(document: Document): SiteAdapter | undefined {
  return sites.find(({ signs }) => signs !== undefined && document.querySelector(signs) !== null);
}

function isUnder({ origin, pathname }: URL, pattern: string): boolean {
  const place = new URL(pattern.replaceAll('*', ''));
  return place.origin === origin && pathname.startsWith(place.pathname);
}

/** `url`: an address at it, for what is known by its address alone: a page read by guess. */
export function siteById(id: string, url?: string): SiteAdapter | undefined {
  return isOther(id) ? otherSite(url) : sites.find((site) => site.id === id);
}
