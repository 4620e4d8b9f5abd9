/** An object of JSON whose shape nobody promised. */
export type Fields = Readonly<Record<string, unknown>>;

/** The value as an object; one without fields where it is none. */
export function fieldsOf(value: unknown): Fields {
  return isObject(value) ? value : {};
}

/** The value as a list; an empty one where it is none. */
export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** The value as a text; an empty one where it is none. */
export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A text that says something, without the space around it. */
export function nameOf(value: unknown): string | undefined {
  return textOf(value).trim() || undefined;
}

/** An id, which some sites write as a number. */
export function idOf(value: unknown): string | undefined {
  return typeof value === 'number' ? String(value) : textOf(value) || undefined;
}

/** What stands at a path of keys and indices; undefined where the path ends early. */
export function valueAt(value: unknown, ...path: readonly (string | number)[]): unknown {
  let found = value;
  for (const key of path) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, key)) return undefined;
    found = (found as Readonly<Record<string | number, unknown>>)[key];
  }
  return found;
}

/** What a text of JSON holds; undefined where it is none. */
export function parsedJson(value: unknown): unknown {
  try {
    return JSON.parse(textOf(value));
  } catch {
    return undefined;
  }
}

export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
