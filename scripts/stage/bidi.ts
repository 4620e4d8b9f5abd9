import { once } from 'node:events';
import WebSocket from 'ws';

/** A session of WebDriver BiDi. */
export interface Bidi {
  readonly call: (method: string, params?: object) => Promise<Record<string, unknown>>;
  /** The value of a JavaScript expression in a browsing context, as JSON carries it. Promises are awaited. */
  readonly evaluate: (context: string, expression: string) => Promise<unknown>;
  readonly close: () => void;
}

interface Answer {
  readonly id?: number;
  readonly type: string;
  readonly result?: Record<string, unknown>;
  readonly error?: string;
  readonly message?: string;
}

type Settle = (answer: Answer) => void;

export async function connectBidi(address: string): Promise<Bidi> {
  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open');
  const waiting = new Map<number, Settle>();
  let count = 0;
  socket.on('message', (data) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id === undefined) return;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  socket.on('close', () => {
    for (const settle of waiting.values()) settle({ type: 'error', error: 'closed', message: 'Firefox has ended.' });
    waiting.clear();
  });
  const call: Bidi['call'] = (method, params = {}) => {
    const id = ++count;
    socket.send(JSON.stringify({ id, method, params }));
    return new Promise((resolve, reject) => {
      waiting.set(id, ({ type, result, error, message }) => {
        if (type === 'error') reject(new Error(`${method}: ${error}: ${message}`));
        else resolve(result ?? {});
      });
    });
  };
  return { call, evaluate: (context, expression) => evaluate(call, context, expression), close: () => socket.close() };
}

/** The value travels as JSON: BiDi's own form wraps every part of it. */
async function evaluate(call: Bidi['call'], context: string, expression: string): Promise<unknown> {
  const wrapped = `(async () => JSON.stringify(await (${expression})))()`;
  const answer = await call('script.evaluate', { target: { context }, expression: wrapped, awaitPromise: true });
  if (answer.type === 'exception') throw new Error((answer.exceptionDetails as { text: string }).text);
  const { value } = answer.result as { value?: string };
  return value === undefined ? undefined : JSON.parse(value);
}
