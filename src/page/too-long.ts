import type { SiteAdapter } from '../sites/adapter.ts';
import { composerText } from './composer-text.ts';
import type { Insertion } from './restore.ts';

/** A text that a box did not take whole: in UTF-16 units what the box takes, and what was to stand in it. */
export interface TooLong {
  readonly takes: number;
  readonly has: number;
  /** Whether what the box took of it could not be removed again. */
  readonly remains: boolean;
}

/** The longest text that a box is known to take; undefined where it does not say, and nobody has. */
export function limitOf(site: Pick<SiteAdapter, 'limit'>, composer: HTMLElement): number | undefined {
  const own = composer instanceof HTMLTextAreaElement && composer.maxLength >= 0 ? [composer.maxLength] : [];
  const limits = [...own, ...(site.limit === undefined ? [] : [site.limit])];
  return limits.length === 0 ? undefined : Math.min(...limits);
}

/** How much of what was wanted stands in a box that kept its beginning and no more; undefined where that is not so. */
export function cutAt({ composer, draft }: Insertion, wanted: string): number | undefined {
  const now = composerText(composer);
  const isBeginning = now.length > draft.length && now.length < wanted.length && wanted.startsWith(now);
  return isBeginning ? now.length : undefined;
}
