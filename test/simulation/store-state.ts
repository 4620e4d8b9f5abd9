import { db } from '../../src/store/db.ts';

/** Every row of every table. */
export type StoreState = Readonly<Record<string, readonly unknown[]>>;

export async function everything(): Promise<StoreState> {
  const tables = await Promise.all(db.tables.map(async (table) => [table.name, await table.toArray()] as const));
  return Object.fromEntries(tables);
}

export async function putBack(state: StoreState): Promise<void> {
  await db.transaction('rw', db.tables, async () => {
    for (const table of db.tables) {
      await table.clear();
      await table.bulkPut(state[table.name] ?? []);
    }
  });
}

export async function emptyStore(): Promise<void> {
  await putBack({});
}

/** The tables that differ by as much as a byte. */
export function differing(a: StoreState, b: StoreState): readonly string[] {
  const names = [...new Set([...Object.keys(a), ...Object.keys(b)])];
  return names.filter((name) => JSON.stringify(a[name]) !== JSON.stringify(b[name]));
}
