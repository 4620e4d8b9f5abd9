import type { Format } from './format.ts';
import { json } from './json.ts';
import { markdown } from './markdown.ts';

/** In the order of the menu. */
export const formats: readonly Format[] = [markdown, json];
