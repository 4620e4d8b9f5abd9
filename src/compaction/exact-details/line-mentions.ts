import type { Mention } from './detail.ts';
import type { Rule } from './rule.ts';
import { RULES } from './rules.ts';
import type { Segment } from './segments.ts';
import { shellCommand } from './shell-command.ts';

/** Most lines of prose hold none of these, and nothing to find but names. */
const COULD_HOLD =
  /[\p{Nd}`"“„«»「『《@/\\_#$€£¥₹₽~^]|\p{Ll}\p{Lu}|\.\w|--|[\p{sc=Han}\p{sc=Hangul}\p{sc=Arabic}\p{sc=Devanagari}\p{sc=Bengali}]|[a-z] [a-z]+ -|\(\)|\p{Lu}\p{Nd}/u;
const TOOL_WORDS = /(?<![\w-])(?:npm|npx|pnpm|yarn|git|docker|cargo|pip|brew|make|go|apt) [a-z]/;
const TRAILING = /[.,;:!?'"*_>)\]}]+$/;
/** A list's own number. */
const ORDINAL = /^\s{0,12}(?:>\s?)?\(?\p{Nd}{1,3}[.)、](?=\s|\p{L})/u;

/** All that rules find in a line, overlapping or not. Offsets are in the whole text. */
export function lineMentions(text: string, segment: Segment): readonly Mention[] {
  const line = text.slice(segment.start, segment.end);
  const command = shellCommand(line, segment.kind);
  if (command !== undefined)
    return [{ ...command, start: command.start + segment.start, end: command.end + segment.start }];
  if (!COULD_HOLD.test(line) && !TOOL_WORDS.test(line)) return [];
  const where = segment.kind === 'code' || segment.kind === 'shell' ? 'code' : 'prose';
  const from = where === 'prose' ? (ORDINAL.exec(line)?.[0].length ?? 0) : 0;
  const found = RULES.filter((rule) => rule.where === 'both' || rule.where === where).flatMap((rule) =>
    matches(line, rule).filter(({ start }) => start >= from),
  );
  return found.map((mention) => ({
    ...mention,
    start: mention.start + segment.start,
    end: mention.end + segment.start,
  }));
}

function matches(line: string, { kind, weight, pattern, needs, accept }: Rule): readonly Mention[] {
  if (!needs.test(line)) return [];
  const mentions: Mention[] = [];
  for (const match of line.matchAll(pattern)) {
    const inner = Object.values(match.groups ?? {}).find((group) => group !== undefined);
    const text = trimmed(kind, inner ?? match[0]);
    const start =
      match.index + (inner === undefined ? match[0].indexOf(text) : match[0].indexOf(inner) + inner.indexOf(text));
    if (text === '' || accept?.(text) === false) continue;
    mentions.push({ kind: kindOf(kind, text), text, start, end: start + text.length, weight });
  }
  return mentions;
}

function kindOf(kind: Mention['kind'], text: string): Mention['kind'] {
  return kind === 'identifier' && COMMAND.test(text) ? 'command' : kind;
}

const COMMAND =
  /^(?:\$ )?(?:npm|npx|pnpm|yarn|bun|deno|node|git|gh|docker|docker-compose|kubectl|helm|terraform|pip3?|uv|poetry|python3?|cargo|go|make|brew|apt|apt-get|systemctl|ssh|scp|rsync|curl|wget|psql|mysql|aws|gcloud|wrangler|ffmpeg|composer|mvn|gradle|dotnet|ollama|openssl|sudo|chmod|mkdir|tar|grep|sed|find|cd|export) \S/;

function trimmed(kind: Mention['kind'], text: string): string {
  if (kind !== 'address' && kind !== 'path') return text.trim();
  const bare = text.replace(TRAILING, '');
  return balanced(text, bare);
}

/** Gives a closing parenthesis back that belongs to one inside the address or path. */
function balanced(text: string, bare: string): string {
  const next = text.charAt(bare.length);
  const opened = next === ')' ? '(' : next === ']' ? '[' : next === '}' ? '{' : '';
  const isOpen = opened !== '' && bare.split(opened).length > bare.split(next).length;
  return isOpen ? balanced(text, bare + next) : bare;
}
