import type { JSX } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { type Conversation, type Coverage as CoverageFacts, isKnownPartial, isWhole } from '../core/conversation.ts';
import { tokensOf } from '../core/tokens.ts';
import { gapPhrases, heldPhrase } from '../formats/index.ts';
import { about, exactly } from './amounts.ts';
import { ReadTheRest } from './read-the-rest.tsx';
import { Ring } from './ring.tsx';
import type { SweepControl } from './use-sweep.ts';

/** Where the site states no number of messages, but some are known to be missing. */
const UNKNOWN_SHARE = 0.75;

interface CoverageProps {
  readonly conversation: Conversation;
  /** Undefined where the page cannot be asked for more. */
  readonly sweep: SweepControl | undefined;
}

/** `126 messages, about 31,000 tokens`; where the chat is not whole also what is missing, and a way to it. */
export function Coverage({ conversation, sweep }: CoverageProps): JSX.Element {
  const details = useRef<HTMLDetailsElement>(null);
  const isReading = sweep?.running === true;
  useEffect(() => {
    if (isReading && details.current !== null) details.current.open = true;
  }, [isReading]);
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
    <details ref={details} class="coverage" data-testid="coverage">
      <summary title={title}>
        <Ring share={shareOf(conversation.coverage)} /> {words}
      </summary>
      <div class="gaps">
        {missing.length === 0 ? <p>{TOO_MANY}</p> : <Missing verdict={verdict} phrases={missing} />}
        {sweep ? <ReadTheRest sweep={sweep} /> : <p>{conversation.via === 'guess' ? READ_AGAIN : SCROLL}</p>}
      </div>
    </details>
  );
}

const SCROLL = 'Scroll through the chat, and Baton takes in what it shows.';
const READ_AGAIN = 'Scroll to what is missing, and read the page again.';

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
