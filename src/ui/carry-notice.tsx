import type { JSX } from 'preact';
import type { Carry, CarryState } from '../core/carry.ts';
import { fileName, oneLine } from '../formats/index.ts';
import { Notice } from './notice.tsx';
import type { SavedFile } from './popup-world.ts';

interface CarryNoticeProps {
  readonly carry: Carry;
  readonly copy: (text: string) => void;
  readonly save: (file: SavedFile) => void;
}

const NEXT: Readonly<Record<CarryState, string>> = {
  waiting: 'If the box stays empty, copy the text and paste it there.',
  inserted: 'Read it, add your next question, and send it when you like.',
  copied: 'It is on your clipboard: click into the box and paste it.',
  refused: 'Copy it here, click into the box and paste it.',
  'too-long': 'Save it as a file and attach that, or copy it and paste it in parts.',
};

/** How the preamble that was carried into this tab fares. */
export function CarryNotice({ carry, copy, save }: CarryNoticeProps): JSX.Element {
  const { state, preamble, title } = carry;
  const file = { name: fileName(title, 'md'), mediaType: 'text/markdown', content: preamble };
  return (
    <Notice kind="carry" tone={toneOf(state)} says={saysOf(carry)} next={NEXT[state]}>
      {state === 'too-long' && (
        <button type="button" class="button" data-testid="save-carry" onClick={() => save(file)}>
          Save as .md file
        </button>
      )}
      {state !== 'inserted' && (
        <button type="button" class="button" data-testid="copy-carry" onClick={() => copy(preamble)}>
          Copy
        </button>
      )}
    </Notice>
  );
}

function toneOf(state: CarryState): 'quiet' | 'good' | 'bad' {
  if (state === 'inserted') return 'good';
  return state === 'waiting' ? 'quiet' : 'bad';
}

function saysOf({ state, title, preamble }: Carry): string {
  const name = oneLine(title, 80);
  const what = name === '' ? 'The summary' : `The summary of “${name}”`;
  if (state === 'inserted') return `${what} is in the box of this chat.`;
  if (state === 'waiting') return `${what} is on its way into the box of this chat.`;
  if (state === 'too-long')
    return `${what} has ${preamble.length.toLocaleString('en')} characters, more than the box of this chat takes.`;
  return `${what} could not be put into the box of this chat.`;
}
