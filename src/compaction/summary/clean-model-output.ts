import { CompactionError } from './compaction-error.ts';
import { hasFence } from './look-alike-tags.ts';
import { unmarkSpeakers } from './mark-speakers.ts';
import { stripInvisible } from './strip-invisible.ts';
import { stripMarkup } from './strip-markup.ts';
import { stripThinking } from './strip-thinking.ts';
import { stripUnknownAddresses } from './strip-unknown-addresses.ts';

const WRAPPING = /^(`{3,}|~{3,})[ \t]*(?:(?:markdown|md|text|plaintext)[ \t]*)?\n([\s\S]*)\n\1[ \t]*$/i;

/**
 * A model's answer as it may be stored: without thinking, a code fence around all of it, characters nobody sees, HTML,
 * images, and addresses that do not stand in the input. Throws `CompactionError`: `reasoning-only`, `empty`, and
 * `forged` where the answer holds the tags of our own fences.
 */
export function cleanModelOutput(answer: string, { input }: { readonly input: string }): string {
  const { text, thought } = stripThinking(stripInvisible(answer));
  if (text.trim() === '') throw new CompactionError(thought ? 'reasoning-only' : 'empty');
  const bare = unwrapped(text.trim());
  if (hasFence(bare)) throw new CompactionError('forged', 'the answer holds tags of the prompt');
  const clean = unmarkSpeakers(stripUnknownAddresses(stripMarkup(bare), input), input).trim();
  if (clean === '') throw new CompactionError('empty');
  return clean;
}

/** Without the one code fence around everything. A bare mark inside would be its end, unless a block began before. */
function unwrapped(text: string): string {
  const [, , inside] = WRAPPING.exec(text) ?? [];
  if (inside === undefined) return text;
  const marks = [...inside.matchAll(/^[ \t]*(?:`{3,}|~{3,})(.*)$/gm)].map(([, info = '']) => info.trim());
  return marks.length % 2 === 0 && marks[0] !== '' ? inside.trim() : text;
}
