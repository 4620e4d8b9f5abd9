type Scalar = string | number | boolean | undefined;

/** Characters that YAML does not allow bare between double quotes, and `JSON.stringify` leaves as they are. */
const UNPRINTABLE = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;

/** YAML front matter: a line for each value that is there. */
export function frontMatter(values: Readonly<Record<string, Scalar>>): string {
  const lines = Object.entries(values).flatMap(([key, value]) =>
    value === undefined ? [] : [`${key}: ${yaml(value)}`],
  );
  return ['---', ...lines, '---'].join('\n');
}

/** Texts are always quoted: a title may look like a number, a date, a comment or a reference. */
function yaml(value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  return JSON.stringify(value).replace(UNPRINTABLE, codePoint);
}

function codePoint(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
