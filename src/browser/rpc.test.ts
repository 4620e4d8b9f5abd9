import { beforeEach, describe, expect, test } from 'vitest';
import { fakeBrowser } from 'wxt/testing/fake-browser';
import { Failure } from '../core/failure.ts';
import { client, serve, toTab, toWorker } from './rpc.ts';

interface Greeter {
  greet(name: string): Promise<string>;
  refuse(): Promise<void>;
  stumble(): Promise<void>;
}

const greeter: Greeter = {
  greet: async (name) => `Hello ${name}`,
  refuse: async () => {
    throw new Failure('no-chat-open', 'nobody here');
  },
  stumble: async () => {
    throw new TypeError('a bug');
  },
};

beforeEach(() => fakeBrowser.reset());

describe('a call to another world', () => {
  test('is answered with the value', async () => {
    serve<Greeter>(
      'greeter',
      () => greeter,
      () => true,
    );
    expect(await client<Greeter>('greeter', toWorker).greet('you')).toBe('Hello you');
  });

  test('throws the Failure that was thrown there, with code and detail', async () => {
    serve<Greeter>(
      'greeter',
      () => greeter,
      () => true,
    );
    await expect(client<Greeter>('greeter', toWorker).refuse()).rejects.toMatchObject({
      name: 'Failure',
      code: 'no-chat-open',
      detail: 'nobody here',
    });
  });

  test('does not hide a bug', async () => {
    serve<Greeter>(
      'greeter',
      () => greeter,
      () => true,
    );
    await expect(client<Greeter>('greeter', toWorker).stumble()).rejects.toThrow('a bug');
  });

  test('reaches no method but those of the interface', async () => {
    serve<Greeter>(
      'greeter',
      () => greeter,
      () => true,
    );
    const odd = client<{ toString(): Promise<string>; missing(): Promise<void> }>('greeter', toWorker);
    await expect(odd.missing()).rejects.toMatchObject({ code: 'bad-message' });
    await expect(odd.toString()).rejects.toMatchObject({ code: 'bad-message' });
  });

  test('is left to others when its channel is another or the caller may not ask', async () => {
    serve<Greeter>(
      'other',
      () => greeter,
      () => true,
    );
    serve<Greeter>(
      'greeter',
      () => greeter,
      () => false,
    );
    await expect(client<Greeter>('greeter', toWorker).greet('you')).rejects.toThrow();
  });

  test('to a tab where no script of ours listens says that the page needs a reload', async () => {
    await expect(client<Greeter>('greeter', toTab(7)).greet('you')).rejects.toMatchObject({
      code: 'page-needs-reload',
    });
  });
});
