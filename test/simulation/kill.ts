import type { DBCore, DBCoreTable, DBCoreTransaction } from 'dexie';
import { db } from '../../src/store/db.ts';

/** What happens around one operation on the store: in front of it, and behind it where it writes. */
type Watch = (transaction: DBCoreTransaction) => void;

const pass: Watch = () => {};
let watch: Watch = pass;

/** Every operation passes here. It is put in once, before the store is opened, and lets all through unless watched. */
db.use({
  stack: 'dbcore',
  name: 'kill switch',
  create: (core: DBCore): DBCore => ({ ...core, table: (name) => watched(core.table(name)) }),
});

type Request = { readonly trans: DBCoreTransaction };

function watched(table: DBCoreTable): DBCoreTable {
  const before =
    <R extends Request, T>(operation: (request: R) => Promise<T>) =>
    async (request: R): Promise<T> => {
      watch(request.trans);
      return operation(request);
    };
  return {
    ...table,
    mutate: async (request) => {
      watch(request.trans);
      const done = await table.mutate(request);
      watch(request.trans);
      return done;
    },
    get: before(table.get.bind(table)),
    getMany: before(table.getMany.bind(table)),
    query: before(table.query.bind(table)),
    openCursor: before(table.openCursor.bind(table)),
    count: before(table.count.bind(table)),
  };
}

/** How many moments a work has at which it may end: in front of each operation, and behind each that writes. */
export async function momentsOf(work: () => Promise<unknown>): Promise<number> {
  let moments = 0;
  watch = () => {
    moments++;
  };
  await work().finally(restart);
  return moments;
}

/** Calls back at the n-th moment (1 is the first) and lets the work go on. */
export async function atMoment<T>(nth: number, call: () => void, work: () => Promise<T>): Promise<T> {
  let moment = 0;
  watch = () => {
    if (++moment === nth) call();
  };
  return work().finally(restart);
}

const KILLED = 'the worker is gone';

/**
 * Does a work in a worker that is killed at the n-th moment: the open transaction is rolled back, as the browser does
 * with that of a killed worker, and from then on nothing reaches the store. (What is left of the work is told so, since
 * a promise that never settles could not be waited for; it can do nothing but end.)
 */
export async function killedAt(nth: number, work: () => Promise<unknown>): Promise<void> {
  let moment = 0;
  watch = (transaction) => {
    if (++moment < nth) return;
    abort(transaction);
    throw new Error(KILLED);
  };
  const ended = await work().then(
    () => 'it ended',
    () => KILLED,
  );
  restart();
  if (ended !== KILLED || moment < nth) throw new Error('the work ended before it was killed, or as if it was not');
}

function abort(transaction: DBCoreTransaction): void {
  try {
    transaction.abort();
  } catch {
    // it was rolled back already
  }
}

/** Another worker begins: the store is as the last one left it. */
function restart(): void {
  watch = pass;
}
