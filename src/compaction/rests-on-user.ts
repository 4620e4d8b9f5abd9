import type { Message } from '../core/message.ts';
import type { SummaryLine } from '../core/summary.ts';

/** Whether a line cites a message of the user's. */
export function restsOnUser({ evidence }: SummaryLine, messages: readonly Message[]): boolean {
  return evidence.some((number) => messages[number - 1]?.role === 'user');
}
