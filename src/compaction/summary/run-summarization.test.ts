import { describe, expect, test } from 'vitest';
import { CompactionError } from './compaction-error.ts';
import { runSummarization, type SummaryCall, type SummaryReply } from './run-summarization.ts';

const PROMPT = { system: 'sys', prompt: 'ask' };

/** What comes back, or is thrown. */
const outcome = (summarize: (call: SummaryCall) => Promise<SummaryReply>, signal?: AbortSignal): Promise<unknown> =>
  runSummarization(summarize, PROMPT, signal).catch((error: unknown) => error);

const throws = (cause: unknown) => async (): Promise<SummaryReply> => {
  throw cause;
};

describe('a call', () => {
  test('is asked with the prompt, and with the signal where there is one', async () => {
    const calls: SummaryCall[] = [];
    const summarize = async (call: SummaryCall): Promise<SummaryReply> => {
      calls.push(call);
      return { text: '- a [#1]', stop: 'end' };
    };
    const { signal } = new AbortController();
    expect(await outcome(summarize)).toBe('- a [#1]');
    await outcome(summarize, signal);
    expect(calls).toStrictEqual([PROMPT, { ...PROMPT, signal }]);
  });

  test.each([
    ['length', 'cut'],
    ['aborted', 'aborted'],
    ['refused', 'refused'],
    ['error', 'summarization-failed'],
    ['something new', 'summarization-failed'],
  ])('that stops with %j is an error that says so', async (stop, code) => {
    const reply = { text: '- a [#1]', stop } as SummaryReply;
    expect(await outcome(async () => reply)).toMatchObject({ code, message: `${code}: ${stop}` });
  });

  test('that fails with an error of ours fails with the same', async () => {
    const cause = new CompactionError('refused', 'by the host');
    expect(await outcome(throws(cause))).toBe(cause);
  });

  test.each([
    [new Error('net'), 'summarization-failed: net'],
    ['no net', 'summarization-failed: no net'],
    [Object.assign(new Error('stop'), { name: 'AbortError' }), 'aborted: stop'],
    [{ name: 'AbortError' }, 'summarization-failed: [object Object]'],
  ])('that throws %o says what was thrown', async (cause, message) => {
    expect(await outcome(throws(cause))).toMatchObject({ name: 'CompactionError', message, cause });
  });
});

describe('an abort', () => {
  test('before the call makes none', async () => {
    const reason = new Error('closed');
    let calls = 0;
    const summarize = async (): Promise<SummaryReply> => {
      calls++;
      return { text: '- a [#1]', stop: 'end' };
    };
    expect(await outcome(summarize, AbortSignal.abort(reason))).toMatchObject({ message: 'aborted', cause: reason });
    expect(calls).toBe(0);
  });

  test('during the call makes whatever it throws an abort', async () => {
    const control = new AbortController();
    const summarize = async (): Promise<SummaryReply> => {
      control.abort();
      throw new Error('socket hang up');
    };
    expect(await outcome(summarize, control.signal)).toMatchObject({
      code: 'aborted',
      message: 'aborted: socket hang up',
    });
  });

  test('that did not happen makes none of it', async () => {
    const { signal } = new AbortController();
    expect(await outcome(throws(new Error('net')), signal)).toMatchObject({ code: 'summarization-failed' });
  });
});
