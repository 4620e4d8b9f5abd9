import type { Speaker } from '../markup/markup.ts';

const STRONG: Readonly<Record<Speaker, ReadonlySet<string>>> = {
  user: new Set('user human you your customer client visitor guest requester asker usr'.split(' ')),
  assistant: new Set(
    'assistant bot chatbot robot ai agent model llm gpt chatgpt claude gemini copilot operator advisor helper'.split(
      ' ',
    ),
  ),
};

/** These say a speaker in a chat, and much else elsewhere. */
const WEAK: Readonly<Record<Speaker, ReadonlySet<string>>> = {
  user: new Set('me my mine self own outgoing sent outbound right end question query prompt request sender'.split(' ')),
  assistant: new Set(
    'incoming received inbound left start other others them peer answer response reply completion receiver recipient stranger opponent'.split(
      ' ',
    ),
  ),
};

/** A word that tells who speaks. */
export interface SpeakerWord {
  readonly word: string;
  readonly speaker: Speaker;
  readonly weak: boolean;
}

const SPEAKERS = ['user', 'assistant'] as const;

/** Those among some words that tell who speaks. */
export function speakerWords(words: readonly string[]): readonly SpeakerWord[] {
  return words.flatMap((word) =>
    SPEAKERS.flatMap((speaker): readonly SpeakerWord[] => {
      if (STRONG[speaker].has(word)) return [{ word, speaker, weak: false }];
      return WEAK[speaker].has(word) ? [{ word, speaker, weak: true }] : [];
    }),
  );
}

/** The one speaker that some words name: by the plain words, else by those that say much else, too. */
export function speakerOf(words: readonly SpeakerWord[]): SpeakerWord | undefined {
  const plain = words.filter(({ weak }) => !weak);
  const counted = plain.length > 0 ? plain : words;
  const first = counted[0];
  return counted.every(({ speaker }) => speaker === first?.speaker) ? first : undefined;
}
