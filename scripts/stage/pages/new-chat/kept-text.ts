import type { EditorOptions } from './editor-options.ts';

type Habits = Pick<EditorOptions, 'refuses' | 'holdsFast' | 'cutsAt'>;

/** What an editor with these habits keeps of a text that is to take the place of another. */
export function keptText({ refuses, holdsFast, cutsAt }: Habits, before: string, after: string): string {
  if (refuses || (holdsFast && after.length < before.length)) return before;
  return after.slice(0, cutsAt);
}
