import { type Fields, fieldsOf, idOf } from './json.ts';

/** The messages of a chat with all its branches, by id, in the order of the record. */
export interface Tree<N> {
  readonly nodes: ReadonlyMap<string, N>;
  readonly parentOf: (node: N) => string | undefined;
}

export interface Path<N> {
  /** From the first message to the leaf. */
  readonly nodes: readonly N[];
  /** False where the first of them names a parent that the record does not hold, or the parents run in a circle. */
  readonly whole: boolean;
}

/** What stands for "no parent" where a site writes an id there all the same (Claude, LibreChat). */
const NO_PARENT = /^(?:0|[0-]+|0{8}-0{4}-40{3}-80{3}-0{12})$/;

/** The rows of a list by their id. What has none cannot be on a path. */
export function rowsById(rows: readonly unknown[], key: string): ReadonlyMap<string, Fields> {
  return new Map(
    rows.map(fieldsOf).flatMap((row): readonly (readonly [string, Fields])[] => {
      const id = idOf(row[key]);
      return id === undefined ? [] : [[id, row]];
    }),
  );
}

/**
 * The branch that ends in a leaf. Walked upward, since only the way up is one way: a first child may be long replaced.
 */
export function currentPath<N>({ nodes, parentOf }: Tree<N>, leaf: string | undefined): Path<N> {
  const path: N[] = [];
  const seen = new Set<string>();
  let id = leaf;
  while (id !== undefined && !seen.has(id)) {
    const node = nodes.get(id);
    if (node === undefined) break;
    seen.add(id);
    path.push(node);
    id = parentOf(node);
  }
  return { nodes: path.reverse(), whole: path.length > 0 && (id === undefined || NO_PARENT.test(id)) };
}

/** The branch that ends in the leaf a record names, else in its newest one. */
export function shownPath<N>(
  tree: Tree<N>,
  leaf: string | undefined,
  timeOf: (node: N) => number | undefined,
): Path<N> {
  const isThere = leaf !== undefined && tree.nodes.has(leaf);
  return currentPath(tree, isThere ? leaf : newestLeaves(tree, timeOf)[0]);
}

/** The newest branch that goes through a message, else the newest of all: for sites that name a message in passing. */
export function pathThrough<N>(
  tree: Tree<N>,
  id: string | undefined,
  timeOf: (node: N) => number | undefined,
): Path<N> {
  const leaves = newestLeaves(tree, timeOf);
  const passed = id === undefined ? undefined : tree.nodes.get(id);
  const through =
    passed === undefined ? undefined : leaves.find((leaf) => currentPath(tree, leaf).nodes.includes(passed));
  return currentPath(tree, through ?? leaves[0]);
}

/** Messages that no other one answers, newest first; of two that are as old, the later one in the record. */
function newestLeaves<N>({ nodes, parentOf }: Tree<N>, timeOf: (node: N) => number | undefined): readonly string[] {
  const parents = new Set([...nodes.values()].map(parentOf));
  return [...nodes]
    .filter(([id]) => !parents.has(id))
    .map(([id, node]) => ({ id, time: timeOf(node) ?? 0 }))
    .reverse()
    .sort((a, b) => b.time - a.time)
    .map(({ id }) => id);
}
