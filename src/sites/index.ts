import type { SiteAdapter } from './adapter.ts';

export const sites: readonly SiteAdapter[] = [];
