import type { Runtime } from 'webextension-polyfill';
import browser from 'webextension-polyfill';
import { Failure, type FailureCode } from '../core/failure.ts';

/** What goes over the wire. */
interface Call {
  readonly channel: string;
  readonly method: string;
  readonly args: readonly unknown[];
}

type Reply = { readonly value: unknown } | { readonly failure: FailureCode; readonly detail: string };

export type Sender = Runtime.MessageSender;

/** Calls that another world answers: every method takes plain values and gives a promise of one. */
export type Api<T> = { [K in keyof T]: (...args: never[]) => Promise<unknown> };

/**
 * Answers the calls of one channel. A `Failure` thrown by a method is thrown again at the caller.
 * Every answer is a native promise: browsers do not recognise any other kind.
 */
export function serve<T extends Api<T>>(
  channel: string,
  methodsFor: (sender: Sender) => T,
  mayAsk: (sender: Sender) => boolean,
): void {
  browser.runtime.onMessage.addListener((message: unknown, sender: Sender) => {
    if (!isCall(message) || message.channel !== channel || !mayAsk(sender)) return undefined;
    return answer(methodsFor(sender), message);
  });
}

/** A stand-in for the other side: calling a method sends it with `send`. */
export function client<T extends Api<T>>(channel: string, send: (call: Call) => Promise<unknown>): T {
  return new Proxy({} as T, {
    get:
      (_, method) =>
      async (...args: unknown[]) =>
        unpack(await send({ channel, method: String(method), args })),
  });
}

export const toWorker = (call: Call): Promise<unknown> => browser.runtime.sendMessage(call);

/** Throws Failure `page-needs-reload` where no script of ours listens in the tab. */
export function toTab(tabId: number): (call: Call) => Promise<unknown> {
  return async (call) => {
    try {
      return await browser.tabs.sendMessage(tabId, call);
    } catch {
      throw new Failure('page-needs-reload');
    }
  };
}

async function answer<T extends Api<T>>(methods: T, { method, args }: Call): Promise<Reply> {
  const run: unknown = Object.hasOwn(methods, method) ? Reflect.get(methods, method) : undefined;
  if (typeof run !== 'function') return { failure: 'bad-message', detail: method };
  try {
    return { value: await run(...args) };
  } catch (error) {
    if (error instanceof Failure) return { failure: error.code, detail: error.detail };
    throw error;
  }
}

function unpack(reply: unknown): unknown {
  if (reply === undefined || reply === null) throw new Failure('bad-message', 'no answer');
  const { failure, detail, value } = reply as { failure?: FailureCode; detail?: string; value?: unknown };
  if (failure !== undefined) throw new Failure(failure, detail);
  return value;
}

function isCall(message: unknown): message is Call {
  const call = message as Partial<Call> | null;
  return typeof call === 'object' && call !== null && typeof call.method === 'string' && Array.isArray(call.args);
}
