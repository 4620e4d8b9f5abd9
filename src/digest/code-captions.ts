import type { Block } from './blocks.ts';

/** What a reader needs of a code block: what it defines, or the commands to type. */
export interface CodeCaption {
  readonly kind: 'code' | 'command';
  readonly text: string;
}

/** At most so many captions of one block, and so many of its lines are looked at. */
const MOST_CAPTIONS = 6;
const MOST_LINES = 600;
const LONGEST_CAPTION = 160;

const SHELL = /^(?:ba|z|fi)?sh\b|^shell|^console|^terminal|^cmd|^powershell|^ps1/i;
const PROMPT = /^\s*(?:\$|>|PS>|#)\s+(?=\S)/;
const FILE_NAME = /(?:^|[\s:="'])((?:[\w.@-]+[/\\])*[\w.-]*\w\.[A-Za-z][A-Za-z0-9]{0,9})(?=$|[\s:"',)])/;
const COMMENT = /^\s*(?:\/\/|#|--|;|<!--|\/\*)\s*/;

/** A line that gives a thing its name, in the common languages. */
const SIGNATURES: readonly RegExp[] = [
  /^\s*(?:export\s+)?(?:default\s+)?(?:async\s+)?(?:function\*?|class|interface|enum|type)\s+[\w$]+/,
  /^\s*(?:export\s+)?const\s+[\w$]+\s*=\s*(?:async\s*)?\([^)]{0,120}\)\s*(?::[^=]{0,60})?=>/,
  /^\s*(?:async\s+)?def\s+\w+/,
  /^\s*(?:pub(?:\([a-z]+\))?\s+)?(?:async\s+)?(?:fn|struct|trait|enum)\s+\w+/,
  /^\s*func\s+(?:\([^)]{0,60}\)\s*)?\w+\s*\(/,
  /^\s*(?:(?:public|private|protected|internal|static|final|abstract|override|virtual|async)\s+)+[\w<>[\],.?]+\s+\w+\s*\(/,
  /^\s*(?:create\s+(?:or\s+replace\s+)?(?:unique\s+)?(?:table|view|index|function)|alter\s+table)\s+\S+/i,
];

/** Captions of a code block: commands of a shell block, else the signatures in it, each with the file's name if told. */
export function codeCaptions({ text, info }: Block): readonly CodeCaption[] {
  const lines = text.split('\n', MOST_LINES).filter((line) => line.trim() !== '' && line.length < 400);
  if (SHELL.test(info)) return commands(lines);
  const file = fileName(info, lines[0] ?? '');
  const prefix = file === '' ? '' : `\`${file}\`: `;
  return lines
    .filter((line) => SIGNATURES.some((signature) => signature.test(line)))
    .slice(0, MOST_CAPTIONS)
    .map((line) => ({ kind: 'code', text: `${prefix}\`${signatureOf(line)}\`` }));
}

function commands(lines: readonly string[]): readonly CodeCaption[] {
  return lines
    .filter((line) => !/^\s*#(?!\s*\$)/.test(line) && /^\s*[\w$>./~]/.test(line))
    .map((line) => line.replace(PROMPT, '').trim())
    .filter((line) => line.length <= LONGEST_CAPTION && !line.includes('`'))
    .slice(0, MOST_CAPTIONS)
    .map((line) => ({ kind: 'command', text: `\`${line}\`` }));
}

function fileName(info: string, firstLine: string): string {
  const told = FILE_NAME.exec(info.replace(/^\w+\s+/, ''))?.[1];
  if (told !== undefined) return told;
  if (!COMMENT.test(firstLine)) return '';
  return FILE_NAME.exec(firstLine.replace(COMMENT, ''))?.[1] ?? '';
}

function signatureOf(line: string): string {
  const bare = line
    .trim()
    .replaceAll('`', '')
    .replace(/\s*(?:[{:]|=>)?\s*[{(]?\s*$/, '');
  const whole = bare.split('(').length > bare.split(')').length ? bare.replace(/\([^(]*$/, '') : bare;
  return whole.length <= LONGEST_CAPTION ? whole : whole.slice(0, Math.max(20, whole.indexOf('(')));
}
