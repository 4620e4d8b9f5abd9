import type { Worker } from 'playwright-core';

/**
 * All rows of tables of the extension's store as they stood at one moment, read past the extension's own code. None
 * while there is no store yet.
 */
export function readTables(worker: Worker, ...tables: readonly string[]): Promise<readonly (readonly unknown[])[]> {
  return worker.evaluate(tablesScript(...tables));
}

/** JavaScript that gives the same in any page of the extension's own. */
export function tablesScript(...tables: readonly string[]): string {
  return `new Promise((resolve, reject) => {
  const tables = ${JSON.stringify(tables)};
  const open = indexedDB.open('baton');
  // not made yet: to make it is the extension's own business
  open.onupgradeneeded = () => { open.transaction.abort(); resolve(tables.map(() => [])); };
  open.onerror = () => reject(open.error);
  open.onsuccess = () => {
    const transaction = open.result.transaction(tables);
    const rows = tables.map((table) => transaction.objectStore(table).getAll());
    transaction.oncomplete = () => { open.result.close(); resolve(rows.map(({ result }) => result)); };
    transaction.onabort = () => { open.result.close(); reject(transaction.error); };
  };
})`;
}

/** The rows of one table. */
export async function readTable(worker: Worker, table: string): Promise<readonly unknown[]> {
  const [rows = []] = await readTables(worker, table);
  return rows;
}
