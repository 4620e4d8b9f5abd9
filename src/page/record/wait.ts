import type { Failure } from '../../core/failure.ts';

/** Milliseconds to leave a site alone after its first, second, … refusal in a row; the last counts for all further. */
const WAITS = [30_000, 120_000, 600_000] as const;
/** After an answer of unknown shape: it will not be another one soon. */
const UNKNOWN_SHAPE = 600_000;
const LONGEST = 3_600_000;

/**
 * How long not to ask a site again, in milliseconds. `refusals`: how many times in a row it has said no, this one too.
 */
export function waitAfter({ code, detail }: Failure, refusals: number, now: number): number {
  const asked = retryAfter(/retry after (.+)$/.exec(detail)?.[1], now);
  const usual = code === 'record-unknown' ? UNKNOWN_SHAPE : (WAITS[Math.min(refusals, WAITS.length) - 1] ?? WAITS[0]);
  return Math.min(LONGEST, Math.max(usual, asked));
}

/** `Retry-After` is a number of seconds or a date. */
function retryAfter(value: string | undefined, now: number): number {
  if (value === undefined) return 0;
  if (/^\d+$/.test(value.trim())) return Number(value) * 1_000;
  const moment = Date.parse(value);
  return Number.isNaN(moment) ? 0 : moment - now;
}
