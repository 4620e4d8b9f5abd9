import { languageOfChat } from '../../core/language.ts';
import type { Message } from '../../core/message.ts';
import type { DetailKind, ExactDetail, Mention } from './detail.ts';
import { detailKey } from './holds.ts';
import { mentionsOf } from './mentions.ts';
import { capitalisedWords, type NameKnowledge, smallWords } from './names.ts';
import { isValue, replacedValues, type ValueInPlace } from './replaced.ts';
import { segmentsOf } from './segments.ts';
import { sentenceAround } from './sentence-around.ts';

/** What is known of one detail from all its mentions. */
interface Found {
  readonly newest: Mention;
  /** Index of the message of the newest mention. */
  readonly index: number;
  /** In how many messages it stands. */
  readonly messages: number;
  readonly byUser: boolean;
}

/** What the user said beats most kinds; what was replaced falls behind all else. */
const USERS = 3;
const MOST_FOR_FREQUENCY = 3;
const FOR_NEWNESS = 2;
const FOR_RARITY = 2;
const REPLACED = 12;

/**
 * The exact tokens of messages: addresses, paths, commands, versions, sums, dates, names and the like, by rules that
 * work for the scripts of the ten most spoken languages. Each distinct one once, at its newest mention, best first:
 * the user's before the assistant's, the settled before the replaced, the often and lately said before the rest.
 * `from`: the number of the first message. Linear in the text; deterministic.
 */
export function exactDetails(messages: readonly Message[], from = 1): readonly ExactDetail[] {
  const found = [...foundIn(messages).values()];
  const replaced = replacedValues(found.map((detail) => inPlace(detail, messages)));
  const ofKind = countKinds(found);
  return found
    .map((detail, at) => ({
      kind: detail.newest.kind,
      text: detail.newest.text,
      message: from + detail.index,
      rank: rankOf(detail, {
        age: (detail.index + 1) / messages.length,
        share: (ofKind.get(detail.newest.kind) ?? 0) / found.length,
        replaced: replaced.has(at),
      }),
    }))
    .toSorted((a, b) => b.rank - a.rank || b.message - a.message);
}

function foundIn(messages: readonly Message[]): ReadonlyMap<string, Found> {
  const names = nameKnowledge(messages);
  const found = new Map<string, Found>();
  const keys = new Map<string, string>();
  for (const [index, { role, text }] of messages.entries()) {
    for (const newest of mentionsOf(text, names)) {
      const spelling = `${newest.kind} ${newest.text}`;
      const key = keys.get(spelling) ?? detailKey(newest.kind, newest.text);
      keys.set(spelling, key);
      const before = found.get(key);
      const isNew = before?.index !== index;
      const byUser = role === 'user' || before?.byUser === true;
      found.set(key, { newest, index, byUser, messages: (before?.messages ?? 0) + (isNew ? 1 : 0) });
    }
  }
  return found;
}

function nameKnowledge(messages: readonly Message[]): NameKnowledge {
  const known = new Set<string>();
  const common = new Set<string>();
  for (const { text } of messages) {
    for (const word of capitalisedWords(text, segmentsOf(text))) known.add(word);
    for (const word of smallWords(text)) common.add(word);
  }
  return { known, common, nounsHaveCapitals: languageOfChat(messages)?.code === 'de' };
}

function inPlace({ newest, index }: Found, messages: readonly Message[]): ValueInPlace {
  if (!isValue(newest.kind)) return { kind: newest.kind, text: newest.text, message: index, before: '', after: '' };
  const text = messages[index]?.text ?? '';
  const sentence = sentenceAround(text, newest);
  const before = text.slice(sentence.start, newest.start);
  const after = text.slice(newest.end, sentence.end);
  return { kind: newest.kind, text: newest.text, message: index, before, after };
}

function countKinds(found: readonly Found[]): ReadonlyMap<DetailKind, number> {
  const counts = new Map<DetailKind, number>();
  for (const { newest } of found) counts.set(newest.kind, (counts.get(newest.kind) ?? 0) + 1);
  return counts;
}

interface Circumstances {
  /** 0 (first message) to 1 (newest). */
  readonly age: number;
  /** Its kind's share of all details. */
  readonly share: number;
  readonly replaced: boolean;
}

function rankOf({ newest, messages, byUser }: Found, { age, share, replaced }: Circumstances): number {
  const rank =
    newest.weight +
    (byUser ? USERS : 0) +
    Math.min(MOST_FOR_FREQUENCY, Math.log2(messages)) +
    FOR_NEWNESS * age +
    FOR_RARITY * (1 - share) -
    (replaced ? REPLACED : 0);
  return Math.round(rank * 1000) / 1000;
}
