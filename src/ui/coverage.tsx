import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { type Conversation, type Coverage as CoverageFacts, isWhole } from '../core/conversation.ts';
import { tokensOf } from '../core/tokens.ts';
import { gapPhrases } from '../formats/index.ts';
import { about, counted, exactly } from './amounts.ts';
import { Ring } from './ring.tsx';

/** Where the site states no number of messages, but some are known to be missing. */
const UNKNOWN_SHARE = 0.75;

/** `126 messages, about 31,000 tokens`; where the chat is not whole also what is missing. */
export function Coverage({ conversation }: { readonly conversation: Conversation }): JSX.Element {
  const tokens = useMemo(() => tokensOf(conversation.messages), [conversation.messages]);
  const words = `${held(conversation.coverage)}, ${about(tokens)} tokens`;
  if (isWhole(conversation.coverage)) {
    return (
      <p class="coverage" data-testid="coverage" title="Nothing of this chat is known to be missing">
        <Ring share={1} /> {words}
      </p>
    );
  }
  const missing = missingIn(conversation);
  return (
    <details class="coverage" data-testid="coverage">
      <summary title={`Not the whole chat. Missing: ${missing.join('; ')}`}>
        <Ring share={shareOf(conversation.coverage)} /> {words}
      </summary>
      <div class="gaps">
        <p>Not the whole chat. Missing:</p>
        <ul>
          {missing.map((phrase) => (
            <li key={phrase}>{phrase}</li>
          ))}
        </ul>
        <p>Scroll through the chat to where they are, and Baton takes them in.</p>
      </div>
    </details>
  );
}

function held({ captured, expected }: CoverageFacts): string {
  if (expected === undefined || expected <= captured) return counted(captured, 'message', 'messages');
  return `${exactly(captured)} of ${counted(expected, 'message', 'messages')}`;
}

function shareOf({ captured, expected }: CoverageFacts): number {
  return expected === undefined || expected <= captured ? UNKNOWN_SHARE : captured / expected;
}

function missingIn(conversation: Conversation): readonly string[] {
  const gaps = gapPhrases(conversation);
  return gaps.length === 0 ? ['some messages, at a place that the page does not tell'] : gaps;
}
