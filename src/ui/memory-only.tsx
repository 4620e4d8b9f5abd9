import type { JSX } from 'preact';
import type { Conversation } from '../core/conversation.ts';
import { isInMemoryOnly, isOfPrivateWindow } from '../core/memory-key.ts';
import { isTemporary } from '../sites/temporary.ts';

/** Says of a chat that is never stored that it is not, and why. Nothing of one that is. */
export function MemoryOnly({
  conversation: { key, url },
}: {
  readonly conversation: Conversation;
}): JSX.Element | null {
  if (!isInMemoryOnly(key)) return null;
  return (
    <p class="site" data-testid="memory-only">
      {whyOf(key, url)}: kept in memory only, nothing is stored.
    </p>
  );
}

function whyOf(key: string, url: string): string {
  if (isOfPrivateWindow(key)) return 'Private window';
  return isTemporary(url) ? 'Temporary chat' : 'Not saved by its site yet';
}
