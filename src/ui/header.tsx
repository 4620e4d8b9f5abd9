import type { JSX } from 'preact';
import type { Conversation } from '../core/conversation.ts';
import { oneLine } from '../formats/index.ts';
import { Coverage } from './coverage.tsx';
import { MemoryOnly } from './memory-only.tsx';
import type { PopupSite } from './popup-world.ts';
import type { SweepControl } from './use-sweep.ts';

/** How much of a long title is told where the pointer rests on it, in characters. */
const MOST_OF_TITLE = 500;

interface HeaderProps {
  readonly site: PopupSite | undefined;
  readonly conversation: Conversation | undefined;
  readonly sweep: SweepControl | undefined;
}

export function Header({ site, conversation, sweep }: HeaderProps): JSX.Element {
  return (
    <header class="header">
      <img class="logo" src="/icon/baton.svg" alt="" width="28" height="28" />
      <div class="header-text">
        <h1
          class="title"
          data-testid="title"
          dir="auto"
          title={conversation && oneLine(conversation.title, MOST_OF_TITLE)}
        >
          {titleOf(conversation)}
        </h1>
        {site && <p class="site">{site.name}</p>}
        {conversation && <Coverage conversation={conversation} sweep={sweep} />}
        {conversation && <MemoryOnly conversation={conversation} />}
        {conversation?.messages.at(-1)?.complete === false && (
          <p class="unfinished" data-testid="unfinished">
            The last answer is still being written.
          </p>
        )}
      </div>
    </header>
  );
}

function titleOf(conversation: Conversation | undefined): string {
  if (conversation === undefined) return 'Baton';
  return oneLine(conversation.title) || 'Untitled chat';
}
