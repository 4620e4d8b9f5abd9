const CODE = /(`{3,}[\s\S]*?(?:`{3,}|$)|`[^`\n]*`)/;

/**
 * The text with marks such as `[3]` as links. `mark` is global and its first group the number; `linkOf` gives the link
 * for it, an empty text to leave the mark out, or undefined to let it stand. What is code stays as it is.
 */
export function withNumberedLinks(text: string, mark: RegExp, linkOf: (number: number) => string | undefined): string {
  return text
    .split(CODE)
    .map((piece, index) => (index % 2 === 1 ? piece : linked(piece, mark, linkOf)))
    .join('');
}

/** A link stands apart from the word and the link before it, not from a bracket. */
function linked(text: string, mark: RegExp, linkOf: (number: number) => string | undefined): string {
  return text.replace(mark, (whole: string, number: string, ...rest: unknown[]) => {
    const found = linkOf(Number(number));
    if (found === undefined || found === '') return found ?? whole;
    const offset = rest.find((each) => typeof each === 'number') ?? 0;
    return offset === 0 || /[\s([{"“‘]/.test(text[offset - 1] ?? '') ? found : ` ${found}`;
  });
}
