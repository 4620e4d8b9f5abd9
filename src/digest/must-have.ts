import type { Section } from '../core/summary.ts';
import { bulletTokens, type Draft, headingTokens } from './lines.ts';
import type { Placed } from './placed.ts';
import { cut } from './shorten.ts';

/** Chats up to this length, in messages, show what the answer said, however little exact it is. */
const SHORT_CHAT = 6;
/** Below this many tokens only the goal, an open request and an answer are sure of their place. */
const ROOMY = 200;
/** Shares of the budget that are kept for a section before all lines compete. */
const ASSURED: readonly { readonly section: Section; readonly share: number }[] = [
  { section: 'open', share: 0.2 },
  { section: 'decisions', share: 0.18 },
  { section: 'constraints', share: 0.06 },
];
/** Shortest cut of a line, in characters. */
const SHORTEST = 24;

/** What comes before all else: the goal, what is open, in a short chat the answer, and what comes next. */
export function mustHave(placed: readonly Placed[], messages: number, budgetTokens: number): readonly Placed[] {
  const of = (section: Section): readonly Placed[] => placed.filter((one) => one.section === section);
  const goals = of('goal');
  const open = of('open').filter(({ candidate }) => candidate.unit.role === 'user');
  const request = best(open.filter(asks)) ?? best(open);
  const answers = placed.filter(
    ({ candidate }) => candidate.unit.role === 'assistant' && candidate.unit.kind !== 'heading',
  );
  const answer = messages <= SHORT_CHAT ? best(answers) : undefined;
  const next = budgetTokens < ROOMY ? undefined : best(of('next'));
  return [goals[0], request, answer, next, ...goals.slice(1)].filter((one) => one !== undefined);
}

function asks({ candidate: { traits } }: Placed): boolean {
  return traits.isQuestion || traits.cues.has('request') || traits.cues.has('intent');
}

function best(placed: readonly Placed[]): Placed | undefined {
  return placed.reduce<Placed | undefined>(
    (top, one) => (top === undefined || one.candidate.likelihood > top.candidate.likelihood ? one : top),
    undefined,
  );
}

/**
 * What one comes back for: things still open and things settled, the likeliest first, within their share of a roomy
 * budget. `verbosity`: two people who chat settle little, so that their share is less.
 */
export function assured(drafts: readonly Draft[], budget: number, verbosity: number): readonly Draft[] {
  if (budget < ROOMY) return [];
  return ASSURED.flatMap(({ section, share }) => {
    let left = share * verbosity * budget;
    return drafts
      .filter(({ line }) => line.section === section)
      .toSorted((a, b) => b.candidate.likelihood - a.candidate.likelihood || a.candidate.order - b.candidate.order)
      .filter(({ tokens }) => {
        left -= tokens;
        return left >= 0;
      });
  });
}

/** Drafts that must go in, cut so that the first three share a budget too tight for them. */
export function sharing(drafts: readonly Draft[], budget: number): readonly Draft[] {
  const seen = new Set<Section>();
  const parts = Math.min(3, drafts.length);
  return drafts.map((draft) => {
    const heading = seen.has(draft.line.section) ? 0 : headingTokens(draft.line.section);
    seen.add(draft.line.section);
    return cutTo(draft, Math.max(16, Math.floor(budget / parts) - heading));
  });
}

function cutTo(draft: Draft, tokens: number): Draft {
  let { line } = draft;
  for (
    let length = line.text.length;
    bulletTokens(line) > tokens && length > SHORTEST;
    length = Math.floor(length * 0.8)
  )
    line = { ...draft.line, text: cut(draft.line.text, length) };
  return { ...draft, line, tokens: bulletTokens(line) };
}
