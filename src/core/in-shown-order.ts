import type { Link, Strip } from './strip.ts';

type Run = readonly Link[];

/**
 * Runs of messages between which something is missing may stand in a guessed order: windows that nothing placed. Puts
 * those that a capture shows into the order it shows. `known`, `shown`: the keys of both. What hangs on the chat's
 * beginning or end stays there.
 */
export function inShownOrder(strip: Strip, known: readonly string[], shown: readonly string[]): Strip {
  const at = onceIn(shown);
  const once = onceIn(known);
  const runs = runsOf(strip, known, (key) => (once.has(key) ? at.get(key) : undefined));
  const seen = runs.filter(({ shownAt }) => shownAt !== undefined);
  const ordered = seen.toSorted((a, b) => (a.shownAt ?? 0) - (b.shownAt ?? 0));
  const moves = (index: number): boolean => seen[index] !== ordered[index];
  if (!seen.some((run, index) => moves(index) && !isFixed(run, strip))) return strip;
  if (seen.some((run, index) => moves(index) && isFixed(run, strip))) return strip;
  let next = 0;
  const placed = runs.map((run) => (run.shownAt === undefined ? run : (ordered[next++] ?? run)));
  const { endMissing: _, ...rest } = strip;
  const links = placed.flatMap(({ links }, index) =>
    links === runs[index]?.links && placed[index - 1] === runs[index - 1] ? links : apart(links),
  );
  return { ...rest, links };
}

interface Placed {
  readonly links: Run;
  /** Where the capture shows a message of it. */
  readonly shownAt: number | undefined;
}

function isFixed({ links }: Placed, strip: Strip): boolean {
  return links[0]?.joined === true || (strip.endJoined && links.at(-1) === strip.links.at(-1));
}

/** Cuts a strip where something is missing. */
function runsOf(
  { links }: Strip,
  keys: readonly string[],
  shownAt: (key: string) => number | undefined,
): readonly Placed[] {
  const runs: { links: Link[]; shownAt: number | undefined }[] = [];
  links.forEach((link, index) => {
    if (!link.joined || runs.length === 0) runs.push({ links: [], shownAt: undefined });
    const run = runs.at(-1);
    run?.links.push(link);
    if (run !== undefined) run.shownAt ??= shownAt(keys[index] ?? '');
  });
  return runs;
}

/** Where each key stands that stands there once. */
function onceIn(keys: readonly string[]): ReadonlyMap<string, number> {
  const at = new Map<string, number>();
  const again = new Set<string>();
  keys.forEach((key, index) => {
    if (at.has(key)) again.add(key);
    at.set(key, index);
  });
  for (const key of again) at.delete(key);
  return at;
}

/** What was missing in front of a run was counted from another one. */
function apart(run: Run): Run {
  return run.map((link, index) => (index === 0 ? { message: link.message, joined: false } : link));
}
