import type { Fixture, ReadRoles } from './fixture-of.ts';

/** What Baton reads in a page and in the fixture made of it, in words, and whether that is the same. */
export function whatWasRead({ before, after }: Pick<Fixture, 'before' | 'after'>): {
  readonly sentence: string;
  readonly isSame: boolean;
} {
  const isSame = String(before) === String(after) && typeof before === typeof after;
  if (isSame) return { sentence: `Baton reads the same in both: ${counted(before)}.`, isSame };
  return {
    sentence: `Baton does not read the same in both. In the page: ${counted(before)}. In the fixture: ${counted(after)}.`,
    isSame,
  };
}

function counted(read: ReadRoles): string {
  if (typeof read === 'string') return `nothing (${read})`;
  const users = read.filter((role) => role === 'user').length;
  return `${read.length} ${read.length === 1 ? 'message' : 'messages'}, ${users} of them the user's`;
}
