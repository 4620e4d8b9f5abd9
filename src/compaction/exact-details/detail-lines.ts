import type { Message } from '../../core/message.ts';
import { type SummaryLine, summaryMarkdown } from '../../core/summary.ts';
import { estimateTokens } from '../../core/tokens.ts';
import { clauseAround } from './clause-around.ts';
import type { ExactDetail } from './detail.ts';
import { foldedText, holds } from './holds.ts';

/** After so many lines in a row that did not fit, the budget is as good as spent. */
const MOST_MISSES = 30;

/**
 * Lines for *Facts and exact details* that hold the missing details, best first: each a clause of the message around
 * the detail (at most 240 characters), with the message's number. Details of one clause share a line. `budgetTokens`
 * is not exceeded by `estimateTokens(summaryMarkdown(lines))`. `from`: the number of the first of `messages`.
 */
export function detailLines(
  missing: readonly ExactDetail[],
  messages: readonly Message[],
  budgetTokens: number,
  from = 1,
): readonly SummaryLine[] {
  let lines: readonly SummaryLine[] = [];
  let held = foldedText('');
  let misses = 0;
  for (const { kind, text, message } of missing) {
    if (misses >= MOST_MISSES) break;
    if (lines.length > 0 && holds(held, kind, text)) continue;
    const clause = clauseAround(messages[message - from]?.text ?? '', text);
    if (clause === undefined) continue;
    const line: SummaryLine = { section: 'facts', text: clause, evidence: [message], author: 'digest' };
    const longer = [...lines, line];
    if (estimateTokens(summaryMarkdown(longer)) > budgetTokens) {
      misses += 1;
      continue;
    }
    misses = 0;
    lines = longer;
    held = foldedText(lines.map((each) => each.text).join('\n'));
  }
  return lines;
}
