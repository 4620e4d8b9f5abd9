/** From here on a number counts milliseconds, below it seconds: the year 5138 in seconds, 1973 in milliseconds. */
const FEWEST_MILLISECONDS = 1e11;

/**
 * A time as sites write it: seconds or milliseconds since 1970, or ISO 8601, which means universal time where it names
 * no zone. In milliseconds since 1970; undefined where the value is no time.
 */
export function milliseconds(value: unknown): number | undefined {
  if (typeof value === 'number') return ofNumber(value);
  if (typeof value !== 'string' || value === '') return undefined;
  if (/^\d+(?:\.\d+)?$/.test(value)) return ofNumber(Number(value));
  const parsed = Date.parse(/T[\d:.]+$/.test(value) ? `${value}Z` : value);
  return Number.isNaN(parsed) ? undefined : parsed;
}

function ofNumber(value: number): number | undefined {
  if (!Number.isFinite(value) || value <= 0) return undefined;
  return Math.round(value < FEWEST_MILLISECONDS ? value * 1000 : value);
}
