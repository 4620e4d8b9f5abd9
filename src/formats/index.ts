export { formats } from './all.ts';
export { gapPhrases, heldPhrase, sourceSentence } from './coverage-text.ts';
export { fileName } from './file-name.ts';
export type { Format } from './format.ts';
export { oneLine } from './one-line.ts';
export { parseExport } from './parse-export.ts';
export { ROLE_NAMES } from './role-names.ts';
