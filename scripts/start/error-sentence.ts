import { stripVTControlCharacters } from 'node:util';
import { Refusal } from './refusal.ts';

/** What a person is told of an error that ends the run: a sentence; for a debugger all there is. */
export function errorSentence(error: unknown, debug: boolean): string {
  if (error instanceof Refusal) return error.message;
  if (debug) return error instanceof Error ? (error.stack ?? String(error)) : String(error);
  const [first = ''] = stripVTControlCharacters(error instanceof Error ? error.message : String(error))
    .trim()
    .split('\n');
  const why = first.trim().replace(/[.:]$/, '') || 'no reason was given';
  return `The run broke off: ${why}. Run it again with BATON_DEBUG=1 to see where.`;
}
