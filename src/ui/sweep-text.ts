import { type Conversation, isWhole } from '../core/conversation.ts';
import { heldPhrase } from '../formats/index.ts';
import type { SweepEnd } from '../protocol/page-api.ts';
import { counted, exactly } from './amounts.ts';

const WHY: Readonly<Record<SweepEnd['end'], string>> = {
  whole: 'Read to the end',
  'with-gaps': 'Read to the end, but not all of it showed',
  stopped: 'Stopped',
  'hidden-too-long': 'The tab was hidden for too long',
  time: 'It took too long',
  steps: 'It took too long',
  'no-scroller': 'Nothing on this page can be scrolled',
};

/** How reading the rest of a chat ended: what is here now, and why no more, if anything is missing. */
export function sweepText({ end }: SweepEnd, { coverage }: Conversation): string {
  if (isWhole(coverage)) return `The whole chat is here: ${counted(coverage.captured, 'message', 'messages')}.`;
  const are = coverage.captured === 1 && coverage.expected === undefined ? 'is' : 'are';
  return `${WHY[end]}; ${heldPhrase(coverage, exactly)} ${are} here.`;
}
