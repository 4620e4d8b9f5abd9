import { askForHost, leaveHost } from '../../browser/host-access.ts';
import { worker } from '../../protocol/index.ts';
import { siteFor, sites } from '../../sites/index.ts';
import { live } from '../../store/live.ts';
import { readSettings } from '../../store/read.ts';
import type { OptionsWorld } from './options-world.ts';

/** The options' world in a real browser. */
export const browserOptions: OptionsWorld = {
  products: sites.filter(({ signs }) => signs !== undefined),
  isKnown: (url) => siteFor(url) !== undefined,
  live,
  readSettings,
  askForHost,
  leaveHost,
  setHosts: (hosts) => worker.setHosts(hosts),
};
