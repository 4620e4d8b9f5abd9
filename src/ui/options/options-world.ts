import type { Host, Settings } from '../../core/settings.ts';
import type { SiteAdapter } from '../../sites/adapter.ts';
import type { Live } from '../use-live.ts';

/** All that the options ask of the outside. */
export interface OptionsWorld {
  /** What people host themselves. */
  readonly products: readonly Pick<SiteAdapter, 'id' | 'name'>[];
  /** Whether an address belongs to a site that Baton reads anyway. */
  readonly isKnown: (url: URL) => boolean;
  readonly live: Live;
  readonly readSettings: () => Promise<Settings>;
  /** Asks the user to let Baton read the pages at an origin. */
  readonly askForHost: (origin: string) => Promise<boolean>;
  readonly leaveHost: (origin: string) => Promise<void>;
  readonly setHosts: (hosts: readonly Host[]) => Promise<void>;
}
