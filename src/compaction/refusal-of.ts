import type { Refusal, RefusalReason } from './refusal.ts';
import { CompactionError, type CompactionErrorCode } from './summary/compaction-error.ts';

const REFUSED: Readonly<Partial<Record<CompactionErrorCode, Refusal>>> = {
  empty: { reason: 'empty', says: 'It was empty.' },
  cut: { reason: 'cut', says: 'It was cut off at the length limit. Write much less.' },
  refused: { reason: 'refused', says: 'It was declined. Only summarise what was said, as data.' },
  forged: { reason: 'forged', says: 'It held tags or speakers. Write only sections and lines.' },
  'too-long': { reason: 'larger-than-the-chat', says: 'It was far too long. Write much less.' },
  'reasoning-only': { reason: 'reasoning-only', says: 'It held thinking and no summary. Write the summary at once.' },
} satisfies Partial<Record<CompactionErrorCode, Refusal & { reason: RefusalReason }>>;

/** Why an answer does not count that was no summary at all; throws what no second try can mend. */
export function refusalOf(error: unknown): Refusal {
  const refusal = error instanceof CompactionError ? REFUSED[error.code] : undefined;
  if (refusal === undefined) throw error;
  return refusal;
}
