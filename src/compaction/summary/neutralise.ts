import { replaceLookAlikeTags } from './look-alike-tags.ts';
import { markSpeakers } from './mark-speakers.ts';
import { stripInvisible } from './strip-invisible.ts';

const SPEAKER = '(?:human|user|assistant|system|developer|tool|model|ai)';

/** What models take for structure, and what stands in its place: the words stay, the marks go. */
const MARKERS: readonly (readonly [RegExp, string])[] = [
  [/[<＜][|｜]([^<>|｜\n]{0,60})[|｜][>＞]/g, '(|$1|)'],
  [/[<＜]{2}\s*((?:\/\s*)?SYS)\s*[>＞]{2}/gi, '(($1))'],
  [/[[［]\s*((?:\/\s*)?(?:INST|SYS|SYSTEM_PROMPT|AVAILABLE_TOOLS|TOOL_CALLS|TOOL_RESULTS))\s*[\]］]/gi, '($1)'],
  [new RegExp(`[[［]\\s*[#＃](?=\\s*\\p{Nd}+\\s+${SPEAKER})`, 'giu'), '(#'],
];

/**
 * A text as data for a prompt: no character nobody sees, nothing that opens or closes one of our fences, no mark that a
 * model takes for a change of speaker. All else stays as it is. Twice is as once.
 */
export function neutralise(text: string): string {
  const tame = MARKERS.reduce((seen, [mark, harmless]) => seen.replace(mark, harmless), stripInvisible(text));
  return replaceLookAlikeTags(markSpeakers(tame));
}
