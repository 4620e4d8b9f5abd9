import { estimateTokens } from '../../core/tokens.ts';
import { neutralise } from './neutralise.ts';
import { fill, type SummaryPrompts } from './prompts.ts';
import { fenced, TAGS } from './tags.ts';

/** What one call is made from. Everything but the prompts counts as hostile and is neutralised here or was before. */
export interface Material {
  readonly prompts: SummaryPrompts;
  readonly title?: string | undefined;
  /** Blocks of messages, neutralised. */
  readonly conversation: string;
  /** A list made by `userRequestCandidatesBlock`, or by the caller. */
  readonly requests?: string | undefined;
  readonly pinned: readonly string[];
  readonly previous?: string | undefined;
  readonly focus?: string | undefined;
  readonly language?: string | undefined;
  readonly split?: SplitTurns | undefined;
  /** The most words there is room for, where the conversation is read in parts. */
  readonly words?: number | undefined;
}

/** Turns that are cut at the ends of what is read: numbers of messages. */
export interface SplitTurns {
  /** The first message, which goes on with a turn. */
  readonly goesOn?: number | undefined;
  /** The last message, whose turn goes on behind it. */
  readonly brokenOff?: number | undefined;
}

export interface Prompt {
  readonly system: string;
  readonly prompt: string;
}

/** The prompt: fenced conversation, requests, pins, previous summary, and the instructions last. */
export function summaryPrompt(material: Material, nonce: string): Prompt {
  const { prompts, title, conversation, requests, pinned, previous } = material;
  const titled = title === undefined ? conversation : `(title: ${neutralise(title)})\n\n${conversation}`;
  const parts = [
    fenced(TAGS.conversation, nonce, titled),
    requests === undefined ? undefined : fenced(TAGS.requests, nonce, neutralise(requests)),
    pinned.length === 0
      ? undefined
      : fenced(TAGS.pinned, nonce, pinned.map((line) => `- ${neutralise(line)}`).join('\n')),
    previous === undefined ? undefined : fenced(TAGS.previous, nonce, neutralise(previous)),
    instructions(material, nonce),
  ];
  return {
    system: fill(prompts.system, { code: nonce }),
    prompt: parts.filter((part) => part !== undefined).join('\n\n'),
  };
}

function instructions({ prompts, previous, pinned, focus, language, words, split }: Material, code: string): string {
  const parts = [
    previous === undefined ? prompts.first : prompts.update,
    words === undefined ? undefined : fill(prompts.chunk, { code, words: String(words) }),
    split?.goesOn === undefined ? undefined : fill(prompts.goesOn, { code, message: `#${split.goesOn}` }),
    split?.brokenOff === undefined ? undefined : fill(prompts.brokenOff, { code, message: `#${split.brokenOff}` }),
    pinned.length === 0 ? undefined : prompts.pinned,
    language === undefined ? undefined : fill(prompts.language, { code, language: neutralise(language) }),
    focus === undefined ? undefined : fill(prompts.focus, { code, focus: neutralise(focus) }),
  ];
  return parts.filter((part) => part !== undefined).join('\n\n');
}

/** Estimated tokens of a prompt, with its system text. */
export function promptTokens({ system, prompt }: Prompt): number {
  return estimateTokens(system) + estimateTokens(prompt);
}
