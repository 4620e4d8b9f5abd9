import { type Language, speaks } from '../core/language.ts';
import type { Message } from '../core/message.ts';
import { type Section, type SummaryLine, summaryMarkdown } from '../core/summary.ts';
import { estimateTokens, tokensOf } from '../core/tokens.ts';
import { saysTheSame } from '../core/words.ts';
import { languageName } from './language-name.ts';
import { isOwnLine } from './own-lines.ts';
import { misquote } from './quotes.ts';
import type { Refusal } from './refusal.ts';
import { hasFence } from './summary/look-alike-tags.ts';

/** What a fold's result is held against. */
export interface GateFacts {
  /** All that the checkpoint will cover, from the first message on. */
  readonly covered: readonly Message[];
  /** The summary that the result takes the place of, beside the folded messages. */
  readonly previous?: readonly SummaryLine[] | undefined;
  /** Of the covered messages, those that were folded now. */
  readonly folded: readonly Message[];
  readonly language?: Language | undefined;
  /** The chat's title, which may be quoted. */
  readonly title?: string | undefined;
  /** `ownLines` of the user's edits: source for the model as the messages are, and held to nothing. */
  readonly own: readonly string[];
  /** How long the summary was asked to be, in estimated tokens. */
  readonly summaryTokens: number;
}

/** A summary may always have so many tokens: of a short chat it cannot be much shorter. */
const ALWAYS_ALLOWED = 300;
/** Over the length that was asked for by this, a summary is asked for again. */
const MOST_OVER = 1.5;
const WORDS_PER_TOKEN = 0.7;

/** How a transcript looks from inside: a summary has no speakers. A bullet may name one, and a placeholder is no tag. */
const SPEAKERS = /^\s*(?:\[?(?:Human|Assistant|User)\]?:\s|<\/?(?:human|assistant|user|system|tool)>)/im;
const TEMPLATE_TOKENS = /^\s*(?:[-*+]\s+)?(?:<\|[a-z_]{2,20}\|?>|<\/?(?:start|end)_of_turn>|\[\/?INST\]|<<\/?SYS>>)/im;

/**
 * The gate: why a summary does not count, first reason first; nothing where it does. Code decides this, not the model.
 */
export function refusals(lines: readonly SummaryLine[], text: string, facts: GateFacts): readonly Refusal[] {
  const isOwn = isOwnLine(facts.own);
  const others = lines.filter((line) => !isOwn(line.text));
  const rest = text
    .split('\n')
    .filter((line) => !isOwn(line))
    .join('\n');
  const checks = [emptiness, size, language, forgery, strangers, evidence, quotes, length];
  return checks
    .map((check) => check(check === emptiness ? lines : others, rest, facts))
    .filter((refusal) => refusal !== undefined);
}

/** The most estimated tokens of a summary, but for the user's own lines. */
export function mostTokens(summaryTokens: number): number {
  return Math.max(ALWAYS_ALLOWED, Math.floor(summaryTokens * MOST_OVER));
}

type Check = (lines: readonly SummaryLine[], text: string, facts: GateFacts) => Refusal | undefined;

const emptiness: Check = (lines) =>
  lines.length > 0 ? undefined : { reason: 'empty', says: 'It held no line under any of the sections.' };

const size: Check = (lines, _, { folded, previous = [] }) => {
  const replaced = tokensOf(folded) + estimateTokens(summaryMarkdown(previous));
  if (estimateTokens(summaryMarkdown(lines)) <= Math.max(replaced, ALWAYS_ALLOWED)) return undefined;
  return { reason: 'larger-than-the-chat', says: 'It was longer than what it was to summarise. Write much less.' };
};

const language: Check = (lines, _, facts) => {
  const written = lines.map((line) => line.text).join('\n');
  if (facts.language === undefined || speaks(written, facts.language) !== false) return undefined;
  const wanted = languageName(facts.language);
  return { reason: 'wrong-language', says: `It was not written in ${wanted}, the language of the chat.` };
};

const forgery: Check = (_, text) =>
  hasFence(text) || SPEAKERS.test(text) || TEMPLATE_TOKENS.test(text)
    ? { reason: 'forged', says: 'It held tags or speakers. Write only sections and lines.' }
    : undefined;

const strangers: Check = (lines, _, { covered }) => {
  const stranger = lines.flatMap((line) => line.evidence).find((number) => number < 1 || number > covered.length);
  if (stranger === undefined) return undefined;
  return { reason: 'unknown-messages', says: `It named message #${stranger}; there are only 1 to ${covered.length}.` };
};

/** What others build on: a line of these without its messages cannot be looked up. */
const PROVEN: readonly Section[] = ['decisions', 'facts', 'done', 'open'];
/** Of the lines of the other sections too most can be looked up. */
const LEAST_PROVEN = 0.8;

/** Lines that had no evidence in the summary before cannot be asked for it now. */
const evidence: Check = (lines, _, { previous = [] }) => {
  const had = previous.filter((line) => line.evidence.length === 0);
  const bare = lines.filter(
    ({ text, evidence }) => evidence.length === 0 && !had.some((line) => saysTheSame(line.text, text)),
  );
  const worst = bare.find(({ section }) => PROVEN.includes(section)) ?? bare[0];
  if (worst === undefined) return undefined;
  const enough = lines.length - bare.length >= LEAST_PROVEN * lines.length;
  if (enough && !PROVEN.includes(worst.section)) return undefined;
  const says = `It had a line that does not end with the numbers of its messages, as in [#12]: “${shortened(worst.text)}”.`;
  return { reason: 'no-evidence', says };
};

const quotes: Check = (lines, _, { covered, own, title }) => {
  const wrong = misquote(lines, { messages: covered, own, title });
  if (wrong === undefined) return undefined;
  return { reason: 'misquoted', says: `It quoted words that were not said: “${shortened(wrong)}”.` };
};

/** Last: a summary that is nothing worse than too long can be cut by code. */
const length: Check = (lines, _, { summaryTokens }) => {
  if (estimateTokens(summaryMarkdown(lines)) <= mostTokens(summaryTokens)) return undefined;
  const words = Math.round(summaryTokens * WORDS_PER_TOKEN);
  return { reason: 'too-long', says: `It was too long. Write at most ${words} words.` };
};

function shortened(text: string): string {
  return text.slice(0, 120);
}
