/** Tells a long piece of work when to let the page go on. */
export interface Pace {
  /** Something to wait for where `slice` milliseconds have gone by since the work began or last waited. */
  readonly breathe: (slice: number) => Promise<void> | undefined;
}

/** The page's clock in milliseconds, and how its own work gets a turn. */
export interface Turns {
  readonly now: () => number;
  readonly next: () => Promise<void>;
}

export function paceOf({ now, next }: Turns): Pace {
  let began = now();
  return {
    breathe: (slice) => {
      if (now() - began < slice) return undefined;
      return next().then(() => {
        began = now();
      });
    },
  };
}

interface Scheduler {
  readonly yield?: () => Promise<void>;
}

/** A turn for the page, then on with the work at once. Timers would wait longer with each turn. */
export const pageTurns: Turns = {
  now: () => performance.now(),
  next: () => (globalThis as { readonly scheduler?: Scheduler }).scheduler?.yield?.() ?? nextMessage(),
};

function nextMessage(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
