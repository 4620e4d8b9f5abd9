/** More places than these are only counted. */
const MOST_PLACES = 10;

/** A list in words: its first ten, and how many more there are. */
export function firstOf(places: readonly string[], separator: string): string {
  const more = places.length - MOST_PLACES;
  return more <= 0 ? places.join(separator) : `${places.slice(0, MOST_PLACES).join(separator)} and ${more} more`;
}

/** Numbers of messages, rising, in words: `message 3`, `messages 1, 5 to 8`; of more than ten places the first ten. */
export function inRanges(numbers: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const number of numbers) {
    const range = ranges.at(-1);
    if (range !== undefined && range[1] === number - 1) range[1] = number;
    else ranges.push([number, number]);
  }
  const places = ranges.map(([first, last]) => (first === last ? `${first}` : `${first} to ${last}`));
  return `message${numbers.length === 1 ? '' : 's'} ${firstOf(places, ', ')}`;
}
