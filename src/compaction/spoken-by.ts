import { USER_NAMES } from './user-names.ts';
import { OTHER_SPEAKERS, SAID, TOLD } from './user-told.ts';

const UNSPACED = ['zh', 'ja', 'ko', 'th'];

/** Patterns by language as one, each whole words where a language has spaces between them. `U` stands for the user. */
function anyOf(patterns: Readonly<Record<string, string>>, flags = 'iu'): RegExp {
  const sources = Object.entries(patterns).map(([code, pattern]) => {
    const named = pattern.replaceAll('{U}', `(?:${USER_NAMES[code] ?? ''})`);
    return UNSPACED.includes(code) ? named : `(?<![\\p{L}\\p{M}])(?:${named})(?![\\p{L}\\p{M}])`;
  });
  return new RegExp(sources.join('|').normalize('NFC'), flags);
}

const NAMED = anyOf(USER_NAMES);
const ADDRESSED = anyOf(TOLD, 'giu');
const SPOKE = anyOf(SAID);
const OTHERS = anyOf(OTHER_SPEAKERS);

/** Whether a line names the user as one whose words stand in it, and not only as the one who was told them. */
export function isGivenToUser(line: string): boolean {
  return NAMED.test(unaddressed(line));
}

/** Whether a line says that the user, or somebody who is meant to be taken for the user, said or asked something. */
export function saysUserSpoke(line: string): boolean {
  const rest = unaddressed(line);
  return SPOKE.test(rest) || OTHERS.test(rest);
}

function unaddressed(line: string): string {
  return line.normalize('NFC').replace(ADDRESSED, ' ');
}
