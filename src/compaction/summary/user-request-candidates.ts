import { estimateTokens } from '../../core/tokens.ts';
import { ownWords } from '../carried-notes.ts';
import { neutralise } from './neutralise.ts';
import type { Block } from './serialize-conversation.ts';
import { truncateForSummaryBudget } from './truncate-for-summary-budget.ts';

/** Estimated tokens of one request in the list; its whole text stands in the conversation. */
const PER_REQUEST = 60;
const FOR_NOTE = 16;

/**
 * What the user asked for, oldest first, a line each with its message number and, where the site tells, when it was
 * written (UTC): an index for a model that has to say which requests are still open. Of a message that begins with a
 * carried preamble only what stands around it is listed. Over the budget (estimated tokens) the oldest are only counted.
 * Undefined where the user said nothing.
 */
export function userRequestCandidatesBlock(blocks: readonly Block[], budgetTokens: number): string | undefined {
  const asked = blocks
    .filter(({ message }) => message.role === 'user')
    .map(({ message, number }) => ({ number, at: message.at, text: ownWords(message).text }))
    .filter(({ text }) => text.trim() !== '');
  const lines = newestWithin(asked, budgetTokens - FOR_NOTE);
  if (lines.length === 0) return undefined;
  const older = asked.length - lines.length;
  return (older === 0 ? lines : [`(${older} older ones stand in the conversation only)`, ...lines]).join('\n');
}

interface Request {
  readonly number: number;
  readonly at: number | undefined;
  readonly text: string;
}

function newestWithin(asked: readonly Request[], budgetTokens: number): readonly string[] {
  const lines: string[] = [];
  let tokens = 0;
  for (const request of asked.toReversed()) {
    const line = lineOf(request);
    tokens += estimateTokens(line) + 1;
    if (tokens > budgetTokens) break;
    lines.unshift(line);
  }
  return lines;
}

/** The date is part of what a line may take. */
function lineOf({ text, number, at }: Request): string {
  const when = askedAt(at);
  const flat = neutralise(text).replace(/\s+/g, ' ').trim();
  return `- [#${number}] ${when}${truncateForSummaryBudget(flat, PER_REQUEST - estimateTokens(when))}`;
}

/** `[asked 2026-03-04 17:20Z] `; without the time where it is midnight sharp, since some sites tell the day alone. */
function askedAt(at: number | undefined): string {
  const date = new Date(at ?? Number.NaN);
  if (Number.isNaN(date.getTime()) || date.getTime() <= 0) return '';
  const [day = '', time = ''] = date.toISOString().split('T');
  return time.startsWith('00:00:00') ? `[asked ${day}] ` : `[asked ${day} ${time.slice(0, 5)}Z] `;
}
