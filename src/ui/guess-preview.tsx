import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { GuessLine, GuessLook } from '../protocol/guess-api.ts';
import { counted } from './amounts.ts';
import { useFirstFocus } from './use-first-focus.ts';

interface GuessPreviewProps {
  readonly look: GuessLook;
  readonly keep: (swapped: boolean) => void;
  readonly refuse: () => void;
}

const HOW: Readonly<Record<GuessLook['by'], string>> = {
  attribute: 'The page itself says in its code who speaks.',
  label: 'Labels in the page say who speaks.',
  class: 'Names in the page’s code say who speaks.',
  name: 'The names at the messages say who speaks.',
  side: 'Who speaks was told by the side that a message stands on.',
  shape: 'Who speaks was told by nothing but how the messages look.',
};

/** What was found in a page of no known site, before any of it is kept. */
export function GuessPreview({ look, keep, refuse }: GuessPreviewProps): JSX.Element {
  const [isSwapped, setSwapped] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useFirstFocus(button, true);
  const { user, assistant } = isSwapped ? swappedCounts(look) : look.counts;
  const left = user + assistant - look.first.length - look.last.length;
  return (
    <div class="guess" data-testid="guess">
      <h2 class="guess-found">Is this the chat?</h2>
      <p data-testid="guess-counts">
        {counted(user + assistant, 'message', 'messages')}: {user} from you, {assistant} from the assistant.
      </p>
      <Lines lines={look.first} isSwapped={isSwapped} />
      {left > 0 && <p class="guess-left">{counted(left, 'more message', 'more messages')}</p>}
      <Lines lines={look.last} isSwapped={isSwapped} />
      <button type="button" class="button" data-testid="guess-swap" onClick={() => setSwapped(!isSwapped)}>
        Swap the two speakers
      </button>
      <p class="guess-how">
        Read by guess. {HOW[look.by]} {look.isSure ? '' : 'Baton is not sure of it: check before you keep it. '}
        Nothing is kept yet.
      </p>
      <div class="guess-buttons">
        <button ref={button} type="button" class="primary" data-testid="guess-keep" onClick={() => keep(isSwapped)}>
          Keep it
        </button>
        <button type="button" class="button" data-testid="guess-refuse" onClick={refuse}>
          Not this
        </button>
      </div>
    </div>
  );
}

function swappedCounts({ counts: { user, assistant } }: GuessLook): GuessLook['counts'] {
  return { user: assistant, assistant: user };
}

interface LinesProps {
  readonly lines: readonly GuessLine[];
  readonly isSwapped: boolean;
}

function Lines({ lines, isSwapped }: LinesProps): JSX.Element {
  return (
    <ul class="guess-lines">
      {lines.map(({ role, text }, index) => {
        const isUser = (role === 'user') !== isSwapped;
        return (
          <li key={index} class="guess-line" data-role={isUser ? 'user' : 'assistant'}>
            <span class="guess-who">{isUser ? 'You' : 'Assistant'}</span>
            <span dir="auto">{text}</span>
          </li>
        );
      })}
    </ul>
  );
}
