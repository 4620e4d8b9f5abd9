/** Parts of a selector between separators that stand in no brackets and no strings. */
export function splitSelector(selector: string, separators: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let quote = '';
  let part = '';
  let isEscaped = false;
  for (const char of selector) {
    const isPlain = isEscaped;
    isEscaped = !isEscaped && char === '\\';
    if (isPlain) {
      part += char;
      continue;
    }
    if (quote !== '') quote = char === quote ? '' : quote;
    else if (char === '"' || char === "'") quote = char;
    else if (char === '(' || char === '[') depth++;
    else if (char === ')' || char === ']') depth--;
    const isBetween =
      quote === '' && depth === 0 && (separators.includes(char) || (/\s/.test(char) && separators.includes(' ')));
    if (!isBetween) part += char;
    else {
      if (part.trim() !== '') parts.push(part.trim());
      part = '';
    }
  }
  return part.trim() === '' ? parts : [...parts, part.trim()];
}
