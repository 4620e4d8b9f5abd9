import type { SweepEnd } from '../../protocol/page-api.ts';
import type { SiteAdapter } from '../../sites/adapter.ts';
import type { Limits } from './course.ts';
import { type SweptPage, sweep } from './sweep.ts';

/** Sweeps a page, one at a time. */
export interface Sweeper {
  /** Where one is running, it ends as that one does. */
  readonly sweep: () => Promise<SweepEnd>;
  readonly isSweeping: () => boolean;
  readonly stop: () => void;
}

/** `afterwards` is called when a sweep that did not read all has ended: the page may show more than was read. */
export function sweeperOf(site: SiteAdapter, page: SweptPage, afterwards: () => void, limits?: Limits): Sweeper {
  let running: Promise<SweepEnd> | undefined;
  let asked = new AbortController();
  const begin = async (): Promise<SweepEnd> => {
    asked = new AbortController();
    try {
      const end = await sweep(site, page, asked.signal, limits);
      running = undefined;
      if (end.end !== 'whole') afterwards();
      return end;
    } finally {
      running = undefined;
    }
  };
  return {
    sweep: () => {
      running ??= begin();
      return running;
    },
    isSweeping: () => running !== undefined,
    stop: () => asked.abort(),
  };
}
