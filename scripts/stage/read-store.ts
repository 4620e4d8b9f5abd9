import type { Worker } from 'playwright-core';

/** All rows of a table of the extension's store, read past the extension's own code. None while there is no store yet. */
export function readTable(worker: Worker, table: string): Promise<readonly unknown[]> {
  return worker.evaluate(`new Promise((resolve, reject) => {
  const open = indexedDB.open('baton');
  // not made yet: to make it is the extension's own business
  open.onupgradeneeded = () => { open.transaction.abort(); resolve([]); };
  open.onerror = () => reject(open.error);
  open.onsuccess = () => {
    const database = open.result;
    const rows = database.transaction(${JSON.stringify(table)}).objectStore(${JSON.stringify(table)}).getAll();
    rows.onsuccess = () => { database.close(); resolve(rows.result); };
    rows.onerror = () => { database.close(); reject(rows.error); };
  };
})`);
}
