import type { Change } from '../../src/core/edit.ts';
import { SECTIONS } from '../../src/core/summary.ts';
import { appendEdit } from '../../src/store/edits.ts';
import { KEY } from './chat.ts';
import { between, type Dice, pick } from './dice.ts';

/** What must hold of the lines a person sees, kept by itself and not asked of the code that is tested. */
export interface Wishes {
  /** Lines that must be there, byte for byte. */
  readonly standing: () => readonly string[];
  /** Lines that must not be there. */
  readonly gone: () => readonly string[];
  /** Does one more thing to the summary. `at`: a number that never comes twice. */
  readonly act: (at: number, seen: Seen) => Promise<void>;
}

/** What stands before the user. */
export interface Seen {
  readonly lines: readonly string[];
  /** Ids of messages. */
  readonly messages: readonly string[];
}

type Made = { readonly id: string; readonly change: Change };

export function userWishes(roll: Dice): Wishes {
  let made: readonly Made[] = [];
  const standing = (): readonly string[] => made.reduce<readonly string[]>(replay, []);
  const act = async (at: number, seen: Seen): Promise<void> => {
    const change = nextChange(roll, at, seen, { made, own: standing() });
    await appendEdit(KEY, change, { id: `edit-${at}`, at });
    made =
      change.kind === 'undo' ? made.filter(({ id }) => id !== change.edit) : [...made, { id: `edit-${at}`, change }];
  };
  return { standing, gone: () => goneOf(made, standing()), act };
}

function replay(lines: readonly string[], { change }: Made): readonly string[] {
  if (change.kind === 'undo') return lines;
  const was = change.kind === 'rewrite' ? change.was : change.text;
  const others = lines.filter((line) => line !== was && line !== change.text);
  return change.kind === 'remove' ? others : [...others, change.text];
}

function goneOf(made: readonly Made[], standing: readonly string[]): readonly string[] {
  const gone = made.flatMap(({ change }) => {
    if (change.kind === 'rewrite') return [change.was];
    return change.kind === 'remove' ? [change.text] : [];
  });
  return gone.filter((text) => !standing.includes(text));
}

interface Past {
  readonly made: readonly Made[];
  readonly own: readonly string[];
}

function nextChange(roll: Dice, at: number, seen: Seen, { made, own }: Past): Change {
  const section = pick(roll, SECTIONS);
  const kind = pick(roll, ['pin', 'pin', 'add', 'rewrite', 'remove', 'undo'] as const);
  if (own.length > 12) return { kind: 'remove', text: pick(roll, own) };
  if (kind === 'undo' && made.length > 0) return { kind, edit: pick(roll, made).id };
  if (kind === 'add') return { kind, section, text: `Added:  ${at} things *must* stay so` };
  const was = pick(roll, seen.lines.length === 0 ? ['nothing'] : seen.lines);
  if (kind === 'remove') return { kind, text: was };
  const messages = seen.messages.length === 0 ? [] : [pick(roll, seen.messages)];
  if (kind === 'rewrite') return { kind, was, section, text: `Rewritten by hand as no. ${at}`, messages };
  const text = between(roll, 1, 3) === 1 ? was : `Pin ${at}: never store  card numbers, "must" I say!`;
  return { kind: 'pin', section, text, messages };
}
