import type { Mention } from './detail.ts';
import type { Segment } from './segments.ts';

const PROMPT = /^\s{0,12}(?:[\w.@:~/-]{0,60}[$%]|PS [^>\n]{0,80}>|[>❯➜])\s+(?=\S)/;
const DOLLAR = /^\s{0,12}\$\s+(?=[a-z./~])/;
const COMMENT = /^\s*(?:#|\/\/|::|rem\s)/i;
/** What a line of a shell block begins with when it is a command and not what a command printed. */
const BEGINS =
  /^\s{0,12}(?:[A-Z_][A-Z0-9_]{0,40}=\S{0,80} )?(?:(?:\.{0,2}|~)\/(?:[\w.+-]{1,60}\/){0,12})?[a-z][\w.+-]{1,30}(?:\s+\S|$)/;
const LONGEST = 400;
const WEIGHT = 9;

/** The command a line holds: in a shell block, or behind `$ `. Offsets are within the line. */
export function shellCommand(line: string, kind: Segment['kind']): Mention | undefined {
  if (line.length > LONGEST) return undefined;
  const prompt = kind === 'shell' ? PROMPT.exec(line) : DOLLAR.exec(line);
  const isCommand = kind === 'shell' ? prompt !== null || (BEGINS.test(line) && !COMMENT.test(line)) : prompt !== null;
  if (!isCommand) return undefined;
  const rest = line.slice(prompt?.[0].length ?? 0);
  const text = rest.replace(/\s+#\s.*$/, '').trim();
  if (text.length < 3) return undefined;
  const start = line.length - rest.length + rest.indexOf(text);
  return { kind: 'command', text, start, end: start + text.length, weight: WEIGHT };
}
