/** By UTF-16 unit. One table for all calls, as to make one takes longer than to use it; empty between them. */
const COUNTS = new Uint32Array(0x10000);

/** Shannon entropy of a text, in bits per UTF-16 unit. */
export function entropy(text: string): number {
  for (let index = 0; index < text.length; index++) count(text.charCodeAt(index));
  let bits = 0;
  for (let index = 0; index < text.length; index++) {
    const share = taken(text.charCodeAt(index)) / text.length;
    if (share > 0) bits -= share * Math.log2(share);
  }
  return bits;
}

function count(unit: number): void {
  COUNTS[unit] = (COUNTS[unit] ?? 0) + 1;
}

function taken(unit: number): number {
  const count = COUNTS[unit] ?? 0;
  COUNTS[unit] = 0;
  return count;
}
