const format = new Intl.NumberFormat('en');
const rounded = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 });

export function exactly(count: number): string {
  return format.format(count);
}

/** An estimate, with no more digits than it deserves: `about 31,000`. */
export function about(count: number): string {
  return `about ${rounded.format(count)}`;
}

export function counted(count: number, one: string, many: string): string {
  return `${exactly(count)} ${count === 1 ? one : many}`;
}
