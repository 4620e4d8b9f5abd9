import { type Language, speaks } from '../core/language.ts';
import type { Message } from '../core/message.ts';
import { type SummaryLine, summaryMarkdown } from '../core/summary.ts';
import { estimateTokens, tokensOf } from '../core/tokens.ts';
import { misquote } from './quotes.ts';
import type { Refusal } from './refusal.ts';
import { hasFence } from './summary/look-alike-tags.ts';

/** What a fold's result is held against. */
export interface GateFacts {
  /** All that the checkpoint will cover, from the first message on. */
  readonly covered: readonly Message[];
  /** The summary that the result takes the place of, beside the folded messages. */
  readonly previousSummary?: string | undefined;
  /** Of the covered messages, those that were folded now. */
  readonly folded: readonly Message[];
  readonly language?: Language | undefined;
}

/** A summary may always have so many tokens: of a short chat it cannot be much shorter. */
const ALWAYS_ALLOWED = 300;

/** How a transcript looks from inside: a summary has no speakers. */
const ROLE_TAGS =
  /^\s*(?:[-*]\s+)?(?:\[?(?:Human|Assistant|User|System|Tool)\]?:\s|<\|?[a-z_]{2,20}\|?>|\[\/?INST\]|<<\/?SYS>>)/im;

/** The gate: why a summary does not count, first reason first; nothing where it does. Code decides this, not the model. */
export function refusals(lines: readonly SummaryLine[], text: string, facts: GateFacts): readonly Refusal[] {
  const checks = [emptiness, size, language, forgery, strangers, evidence, quotes];
  return checks.map((check) => check(lines, text, facts)).filter((refusal) => refusal !== undefined);
}

type Check = (lines: readonly SummaryLine[], text: string, facts: GateFacts) => Refusal | undefined;

const emptiness: Check = (lines) =>
  lines.length > 0 ? undefined : { reason: 'empty', says: 'It held no line under any of the sections.' };

const size: Check = (lines, _, { folded, previousSummary = '' }) => {
  const replaced = tokensOf(folded) + estimateTokens(previousSummary);
  if (estimateTokens(summaryMarkdown(lines)) <= Math.max(replaced, ALWAYS_ALLOWED)) return undefined;
  return { reason: 'larger-than-the-chat', says: 'It was longer than what it was to summarise. Write much less.' };
};

const language: Check = (lines, _, facts) => {
  const written = lines.map((line) => line.text).join('\n');
  if (facts.language === undefined || speaks(written, facts.language) !== false) return undefined;
  return { reason: 'wrong-language', says: 'It was not written in the language of the chat.' };
};

const forgery: Check = (_, text) =>
  hasFence(text) || ROLE_TAGS.test(text)
    ? { reason: 'forged', says: 'It held tags or speakers. Write only sections and lines.' }
    : undefined;

const strangers: Check = (lines, _, { covered }) => {
  const stranger = lines.flatMap((line) => line.evidence).find((number) => number < 1 || number > covered.length);
  if (stranger === undefined) return undefined;
  return { reason: 'unknown-messages', says: `It named message #${stranger}; there are only 1 to ${covered.length}.` };
};

const evidence: Check = (lines) =>
  lines.length === 0 || lines.some((line) => line.evidence.length > 0)
    ? undefined
    : { reason: 'no-evidence', says: 'No line ended with the numbers of its messages, as in [#12].' };

const quotes: Check = (lines, _, { covered }) => {
  const wrong = misquote(lines, covered);
  if (wrong === undefined) return undefined;
  return { reason: 'misquoted', says: `It quoted words that were not said: “${wrong.slice(0, 120)}”.` };
};
