import { appears } from './appears.ts';
import { composerText, normalise, squeezed } from './composer-text.ts';
import { caretToEnd, command, select, setValue } from './insert.ts';
import { rangeBehind } from './range-behind.ts';

/** How long an editor may take to show that something is gone. Milliseconds. */
const PATIENCE = 300;

/** Editors group what was typed in steps of their own; more than this for one insertion is not seen. */
const MOST_STEPS = 50;

/** A composer around an insertion. */
export interface Insertion {
  readonly composer: HTMLElement;
  /** What stood there before, as `composerText` gives it. */
  readonly draft: string;
  /** What stood there right after the commands: all of it is the draft's or ours. */
  readonly after: string;
  readonly text: string;
}

/** Takes a failed insertion out again. False where something of it, or something that is not ours, stands there now. */
export async function restore(insertion: Insertion, signal: AbortSignal): Promise<boolean> {
  const { composer } = insertion;
  const before = composer.ownerDocument.activeElement;
  const restored =
    isRestored(insertion) ||
    (isOurs(insertion) && ((await undone(insertion, signal)) || (await deleted(insertion, signal))));
  if (before instanceof HTMLElement && before !== composer.ownerDocument.activeElement) before.focus();
  return restored && isRestored(insertion);
}

function isRestored({ composer, draft }: Insertion): boolean {
  return !composer.isConnected || composerText(composer) === draft;
}

/** What a person has written since is not to be touched. */
function isOurs({ composer, draft, after, text }: Insertion): boolean {
  const now = composerText(composer);
  if (now === after) return true;
  return now.startsWith(draft) && squeezed(text).startsWith(squeezed(now.slice(draft.length)));
}

async function undone(insertion: Insertion, signal: AbortSignal): Promise<boolean> {
  const { composer, draft } = insertion;
  for (let step = 0; step < MOST_STEPS; step++) {
    const before = composerText(composer);
    caretToEnd(composer);
    if (!command(composer, 'undo')) return false;
    const now = await appears(composer, () => differing(composer, before), { signal, within: PATIENCE });
    if (now === draft) return true;
    const wentTooFar = now === undefined || !now.startsWith(draft);
    if (!wentTooFar) continue;
    command(composer, 'redo');
    return false;
  }
  return false;
}

async function deleted({ composer, draft }: Insertion, signal: AbortSignal): Promise<boolean> {
  if (composer instanceof HTMLTextAreaElement) setValue(composer, draft);
  else {
    const range = rangeBehind(composer, draft);
    if (range === undefined) return false;
    composer.focus();
    select(composer, range);
    if (!command(composer, 'delete')) return false;
  }
  const isGone = (): true | undefined => composerText(composer) === normalise(draft) || undefined;
  return (await appears(composer, isGone, { signal, within: PATIENCE })) === true;
}

function differing(composer: HTMLElement, before: string): string | undefined {
  const now = composerText(composer);
  return now === before ? undefined : now;
}
