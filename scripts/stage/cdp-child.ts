import type { CDPSession } from 'playwright-core';

/** A target that Playwright knows nothing of, spoken to through the browser's own session. */
export interface CdpChild {
  readonly send: (method: string, params?: object) => Promise<unknown>;
  /** Resolves when the target is gone. */
  readonly gone: Promise<void>;
}

interface Answer {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

interface Waiting {
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** Attaches by hand: extension popups raise no page event in Playwright. */
export async function attachChild(browser: CDPSession, targetId: string): Promise<CdpChild> {
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: false });
  const waiting = new Map<number, Waiting>();
  let count = 0;
  const receive = (event: { sessionId: string; message: string }) => {
    if (event.sessionId === sessionId) settle(JSON.parse(event.message) as Answer, waiting);
  };
  browser.on('Target.receivedMessageFromTarget', receive);
  const gone = detached(browser, sessionId).then(() => {
    browser.off('Target.receivedMessageFromTarget', receive);
    for (const { reject } of waiting.values()) reject(new Error('The popup closed.'));
    waiting.clear();
  });
  const send = (method: string, params: object = {}) => {
    const id = ++count;
    const answer = new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }));
    const message = JSON.stringify({ id, method, params });
    browser.send('Target.sendMessageToTarget', { sessionId, message }).catch((error) => {
      waiting.get(id)?.reject(error);
      waiting.delete(id);
    });
    return answer;
  };
  return { send, gone };
}

function settle({ id, result, error }: Answer, waiting: Map<number, Waiting>): void {
  if (id === undefined) return;
  const waiter = waiting.get(id);
  waiting.delete(id);
  if (error) waiter?.reject(new Error(error.message));
  else waiter?.resolve(result);
}

function detached(browser: CDPSession, sessionId: string): Promise<void> {
  return new Promise((resolve) => {
    const listen = (event: { sessionId: string }) => {
      if (event.sessionId !== sessionId) return;
      browser.off('Target.detachedFromTarget', listen);
      resolve();
    };
    browser.on('Target.detachedFromTarget', listen);
  });
}
