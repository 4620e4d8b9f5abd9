import { fold } from '../../src/compaction/fold.ts';
import { type FoldBudget, planFold } from '../../src/compaction/plan-fold.ts';
import { type Checkpoint, prefixHash } from '../../src/core/checkpoint.ts';
import type { Message } from '../../src/core/message.ts';
import { summaryMarkdown } from '../../src/core/summary.ts';
import { estimateTokens } from '../../src/core/tokens.ts';
import { demoChat } from '../stage/demo-chat.ts';

const SIZES = [100, 300, 1_000, 2_000, 5_000];
const SUMMARY_TOKENS = 800;
const BUDGET: FoldBudget = { keep: 3_000, due: 24_000 };
const MOST_PROMPT_TOKENS = 32_000;

/**
 * Tokens sent in all while a chat grows message by message: by rolling folds, by summarising the whole anew each time a
 * fold is due, and the least possible, each message read once. Estimated tokens.
 */
export async function rolling(): Promise<void> {
  const rows = [];
  for (const size of SIZES) {
    const messages = chatOf(size);
    const least = estimateTokens(messages.map(({ text }) => text).join('\n'));
    const { sent, folds, anew } = await grow(messages);
    rows.push({
      messages: size,
      'each read once': least,
      folds,
      rolling: sent,
      'rolling ÷ least': ratio(sent, least),
      'all anew each time': anew,
      'anew ÷ least': ratio(anew, least),
    });
  }
  console.table(rows);
}

function ratio(a: number, b: number): string {
  return (a / b).toFixed(2);
}

/** The demo chat over and over, each round in other numbers. */
function chatOf(size: number): readonly Message[] {
  const { messages } = demoChat();
  return Array.from({ length: size }, (_, index) => {
    const { role, text } = messages[index % messages.length] ?? { role: 'user', text: '' };
    const round = Math.floor(index / messages.length);
    return { id: `m${index}`, role, text: round === 0 ? text : `${text} (${round})`, attachments: [], complete: true };
  });
}

interface Grown {
  readonly sent: number;
  readonly folds: number;
  readonly anew: number;
}

async function grow(messages: readonly Message[]): Promise<Grown> {
  let [sent, folds, anew] = [0, 0, 0];
  let checkpoint: Checkpoint | undefined;
  for (let length = 2; length <= messages.length; length += 2) {
    const now = messages.slice(0, length);
    const last = length + 2 > messages.length;
    const plan = planFold(now, checkpoint, last ? { keep: 0 } : BUDGET);
    if (plan === undefined) continue;
    const { lines } = await fold(plan, {
      summarize: async ({ system, prompt }) => {
        sent += estimateTokens(`${system}\n${prompt}`);
        return { text: summaryOf(plan.covered.length), stop: 'end' };
      },
      standIn: () => [],
      edits: [],
      summaryTokens: SUMMARY_TOKENS,
      nonce: () => 'a1b2c3d4e5f6',
      maxPromptTokens: MOST_PROMPT_TOKENS,
    });
    folds++;
    anew += estimateTokens(plan.covered.map(({ text }) => text).join('\n'));
    checkpoint = checkpointOf(plan.covered, summaryMarkdown(lines.slice(0, 40)), folds);
  }
  return { sent, folds, anew };
}

/** A summary of the usual size. */
function summaryOf(count: number): string {
  const lines = Array.from(
    { length: 30 },
    (_, index) => `- The booking of bicycle ${index} was agreed for the day [#${(index % count) + 1}]`,
  );
  return `## Decisions\n${lines.join('\n')}`;
}

function checkpointOf(covered: readonly Message[], summary: string, at: number): Checkpoint {
  const frame = { id: `c${at}`, conversation: 'bench', lines: [], engine: 'model', promptVersion: '', at } as const;
  const through = covered.at(-1)?.id ?? '';
  return {
    ...frame,
    throughMessageId: through,
    count: covered.length,
    prefixHash: prefixHash(covered),
    summary,
    tokensIn: 0,
    tokensOut: 0,
  };
}
