/** Shannon entropy of a text, in bits per UTF-16 unit. */
export function entropy(text: string): number {
  const counts = new Map<string, number>();
  for (let index = 0; index < text.length; index++) {
    const unit = text.charAt(index);
    counts.set(unit, (counts.get(unit) ?? 0) + 1);
  }
  let bits = 0;
  for (const count of counts.values()) bits -= (count / text.length) * Math.log2(count / text.length);
  return bits;
}
