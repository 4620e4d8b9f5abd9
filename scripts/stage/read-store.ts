import type { Worker } from 'playwright-core';

/** All rows of a table of the extension's store, read past the extension's own code. */
export function readTable(worker: Worker, table: string): Promise<readonly unknown[]> {
  return worker.evaluate(`new Promise((resolve, reject) => {
  const open = indexedDB.open('baton');
  open.onerror = () => reject(open.error);
  open.onsuccess = () => {
    const database = open.result;
    const rows = database.transaction(${JSON.stringify(table)}).objectStore(${JSON.stringify(table)}).getAll();
    rows.onsuccess = () => { database.close(); resolve(rows.result); };
    rows.onerror = () => reject(rows.error);
  };
})`);
}
