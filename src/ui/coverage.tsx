import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { type Conversation, type Coverage as CoverageFacts, isKnownPartial, isWhole } from '../core/conversation.ts';
import { tokensOf } from '../core/tokens.ts';
import { gapPhrases, heldPhrase } from '../formats/index.ts';
import { about, exactly } from './amounts.ts';
import { Ring } from './ring.tsx';

/** Where the site states no number of messages, but some are known to be missing. */
const UNKNOWN_SHARE = 0.75;

/** `126 messages, about 31,000 tokens`; where the chat is not whole also what is missing. */
export function Coverage({ conversation }: { readonly conversation: Conversation }): JSX.Element {
  const tokens = useMemo(() => tokensOf(conversation.messages), [conversation.messages]);
  const words = `${heldPhrase(conversation.coverage, exactly)}, ${about(tokens)} tokens`;
  if (isWhole(conversation.coverage)) {
    return (
      <p class="coverage" data-testid="coverage" title="Nothing of this chat is known to be missing">
        <Ring share={1} /> {words}
      </p>
    );
  }
  const missing = missingIn(conversation);
  const verdict = isKnownPartial(conversation.coverage) ? 'Not the whole chat.' : 'Perhaps not the whole chat.';
  const title = missing.length === 0 ? TOO_MANY : `${verdict} Missing: ${missing.join('; ')}`;
  return (
    <details class="coverage" data-testid="coverage">
      <summary title={title}>
        <Ring share={shareOf(conversation.coverage)} /> {words}
      </summary>
      <div class="gaps">
        {missing.length === 0 ? <p>{TOO_MANY}</p> : <Missing verdict={verdict} phrases={missing} />}
      </div>
    </details>
  );
}

const TOO_MANY = 'More messages are held than the site says there are: some may no longer be part of the chat.';

interface MissingProps {
  readonly verdict: string;
  readonly phrases: readonly string[];
}

function Missing({ verdict, phrases }: MissingProps): JSX.Element {
  return (
    <>
      <p>{verdict} Missing:</p>
      <ul>
        {phrases.map((phrase) => (
          <li key={phrase}>{phrase}</li>
        ))}
      </ul>
      <p>Scroll through the chat to where they are, and Baton takes them in.</p>
    </>
  );
}

function shareOf({ captured, expected }: CoverageFacts): number {
  return expected === undefined || expected <= captured ? UNKNOWN_SHARE : captured / expected;
}

/** None where nothing is missing, but more is held than the site states. */
function missingIn(conversation: Conversation): readonly string[] {
  const { captured, expected } = conversation.coverage;
  const gaps = gapPhrases(conversation);
  if (gaps.length === 0 && expected !== undefined && expected < captured) return [];
  return gaps.length === 0 ? ['some messages, at a place that the page does not tell'] : gaps;
}
