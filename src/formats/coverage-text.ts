import { type Conversation, type Coverage, type Gap, isKnownPartial, isWhole } from '../core/conversation.ts';

/** One sentence or two on how much of the chat is here, and where something is missing. */
export function coverageSentence(conversation: Conversation): string {
  const { captured, expected } = conversation.coverage;
  if (isWhole(conversation.coverage)) {
    return expected === undefined
      ? `${messages(captured)}; nothing is known to be missing.`
      : `The whole chat: ${messages(captured)}.`;
  }
  const held = heldPhrase(conversation.coverage, String);
  const gaps = gapPhrases(conversation);
  const verdict = isKnownPartial(conversation.coverage) ? 'Not the whole chat' : 'Perhaps not the whole chat';
  return `${verdict}: ${held}.${gaps.length === 0 ? '' : ` Missing: ${gaps.join('; ')}.`}`;
}

/** Where a chat was read, and what record and page do not agree on. */
export function sourceSentence({ via, compared }: Pick<Conversation, 'via' | 'compared'>): string {
  if (via === 'guess') return 'Read by guess from the page.';
  if (via === 'page') return 'Read from the page.';
  const { onlyInPage = 0, onlyInRecord = 0 } = compared ?? {};
  const differences = [
    ...(onlyInPage > 0 ? [`${messages(onlyInPage)} in the page that it does not have`] : []),
    ...(onlyInRecord > 0 ? [`${messages(onlyInRecord)} in it that the page does not show`] : []),
  ];
  const but =
    differences.length === 0
      ? ''
      : `; there ${onlyInPage + onlyInRecord === 1 ? 'is' : 'are'} ${differences.join(', and ')}`;
  return `Read from the site’s own record${but}.`;
}

/** `126 messages`, `4 of 10 messages`; where more are held than the site states, `8 messages, the site says 4`. */
export function heldPhrase({ captured, expected }: Coverage, number: (count: number) => string): string {
  const all = `${number(captured)} ${captured === 1 ? 'message' : 'messages'}`;
  if (expected === undefined || expected === captured) return all;
  if (expected < captured) return `${all}, the site says ${number(expected)}`;
  return `${number(captured)} of ${number(expected)} ${expected === 1 ? 'message' : 'messages'}`;
}

/** Each gap in words, such as `5 messages between message 11 and message 12`. */
export function gapPhrases({ coverage, messages: held }: Conversation): readonly string[] {
  const numbers = new Map(held.map(({ id }, index) => [id, index + 1]));
  return coverage.gaps.map((gap) => `${howMany(gap)} ${where(gap, numbers, held.length)}`);
}

function howMany({ count }: Gap): string {
  return count === undefined ? 'perhaps some messages' : messages(count);
}

function where({ before }: Gap, numbers: ReadonlyMap<string, number>, last: number): string {
  const number = before === undefined ? last + 1 : numbers.get(before);
  if (number === undefined) return 'at a place that is no longer known';
  if (number === 1) return 'at the beginning';
  return number > last ? 'at the end' : `between message ${number - 1} and message ${number}`;
}

function messages(count: number): string {
  return count === 1 ? '1 message' : `${count} messages`;
}
