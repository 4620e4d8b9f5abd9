import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Message, Role } from '../../core/message.ts';
import { estimateTokens } from '../../core/tokens.ts';
import { CompactionError } from './compaction-error.ts';
import { type ChunkResult, generateSummary, type SummaryOptions } from './generate-summary.ts';
import { DEFAULT_PROMPTS } from './prompts.ts';
import type { SummaryCall, SummaryReply } from './run-summarization.ts';
import { TAGS } from './tags.ts';

const said = (role: Role, text: string, at = 0): Message => ({
  id: `m${at}`,
  role,
  text,
  attachments: [],
  complete: true,
});

const chat = (...texts: readonly string[]): readonly Message[] =>
  texts.map((text, at) => said(at % 2 === 0 ? 'user' : 'assistant', text, at));

const long = (length: number): readonly Message[] =>
  chat(...Array.from({ length }, (_, at) => `word${at} ${'lorem ipsum dolor sit amet '.repeat(12)}end${at}`));

/** A summarizer that keeps every call and answers from a script, or with a line of its own. */
function recorder(...script: readonly (SummaryReply | Error)[]) {
  const calls: SummaryCall[] = [];
  const summarize = async (call: SummaryCall): Promise<SummaryReply> => {
    calls.push(call);
    const reply = script[calls.length - 1] ?? { text: `## Goal\n- part ${calls.length} [#1]`, stop: 'end' as const };
    if (reply instanceof Error) throw reply;
    return reply;
  };
  return { calls, summarize };
}

function counter(): () => string {
  let drawn = 0;
  return () => `n${String(++drawn).padStart(9, '0')}`;
}

async function run(messages: readonly Message[], options: Partial<SummaryOptions> = {}, ...script: SummaryReply[]) {
  const { calls, summarize } = recorder(...script);
  const text = await generateSummary(messages, { summarize, nonce: counter(), ...options });
  return { calls, text, first: calls[0] ?? { system: '', prompt: '' } };
}

const codeOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'no error',
    (error: unknown) => (error instanceof CompactionError ? error.code : error),
  );

const answer = (text: string): SummaryReply => ({ text, stop: 'end' });
const hello = chat('Plan a trip', 'Gladly');

describe('generateSummary asks', () => {
  test('B1: for a first summary where there is none, for an update where there is one, be it empty', async () => {
    const ask = async (previousSummary?: string) => (await run(hello, { previousSummary })).first.prompt;
    expect(await ask()).toContain(DEFAULT_PROMPTS.first);
    expect(await ask('## Goal\n- a trip [#1]')).toContain(DEFAULT_PROMPTS.update);
    expect(await ask('')).toContain(DEFAULT_PROMPTS.update);
  });

  test('B1: the previous summary is healed, but for lines that hold a pin', async () => {
    const previousSummary = '- You just deleted the draft. [#1]\n- You just moved house. [#2]';
    const { first } = await run(hello, { previousSummary, pinned: ['moved house'] });
    expect(first.prompt).not.toContain('deleted the draft');
    expect(first.prompt).toContain('- You just moved house. [#2]');
  });

  test('B2: with the pinned duty, the language and the focus behind the base prompt', async () => {
    const { first } = await run(hello, { pinned: ['p'], language: 'Hindi', customInstructions: 'costs $& {code}' });
    const tail = first.prompt.slice(first.prompt.indexOf(DEFAULT_PROMPTS.first));
    expect(tail).toContain(DEFAULT_PROMPTS.pinned);
    expect(tail).toContain('Write in Hindi');
    expect(tail.endsWith('Additional focus: costs $& {code}')).toBe(true);
  });

  test('B3: conversation, requests, pins, previous summary, instructions', async () => {
    const { first } = await run(hello, { pinned: ['p'], previousSummary: 'old' });
    const places = [
      ...Object.values(TAGS).map((tag) => first.prompt.indexOf(`<${tag}-`)),
      first.prompt.indexOf(DEFAULT_PROMPTS.update),
    ];
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places.every((place) => place >= 0)).toBe(true);
  });

  test('B4: with the requests given, else with those of the messages', async () => {
    expect((await run(hello, { userRequestCandidates: '- mine' })).first.prompt).toContain('\n- mine\n');
    expect((await run(hello)).first.prompt).toContain('\n- [#1] Plan a trip\n');
  });

  test('B5: within the budget once, with the same prompt as without one', async () => {
    const [bounded, unbounded] = [await run(hello, { maxPromptTokens: 4000 }), await run(hello)];
    expect(bounded.calls).toEqual(unbounded.calls);
    expect(bounded.calls).toHaveLength(1);
  });

  test('B33: the user may replace any prompt', async () => {
    const { first } = await run(hello, { prompts: { system: 'mine {code}', first: 'list it' } });
    expect(first).toMatchObject({ system: 'mine n000000002', prompt: expect.stringMatching(/\n\nlist it$/) });
  });

  test('the numbers go on from where the span begins', async () => {
    expect((await run(hello, { from: 41 })).first.prompt).toContain('[#41 user]\nPlan a trip\n\n[#42 assistant]');
  });
});

describe('generateSummary over the budget', () => {
  const maxPromptTokens = 1800;

  test('B7: reads every message once, in order', async () => {
    const { calls } = await run(long(40), { maxPromptTokens });
    const read = calls.flatMap(({ prompt }) => [
      ...(prompt.split(`</${TAGS.conversation}`)[0] ?? '').matchAll(/end(\d+)/g),
    ]);
    expect(read.map(([, at]) => Number(at))).toEqual(Array.from({ length: 40 }, (_, at) => at));
    expect(calls.length).toBeGreaterThan(2);
  });

  test('B8: each part has its own requests, and not the ones given for the whole', async () => {
    const { calls } = await run(long(40), { maxPromptTokens, userRequestCandidates: 'whole list' });
    expect(calls.every(({ prompt }) => !prompt.includes('whole list'))).toBe(true);
    expect(calls.every(({ prompt }) => prompt.includes(`<${TAGS.requests}-`))).toBe(true);
  });

  test('B9: the focus, the language and the pins are told in every part', async () => {
    const { calls } = await run(long(40), {
      maxPromptTokens: 2000,
      customInstructions: 'mind the costs',
      language: 'Urdu',
      pinned: ['the budget is 900'],
    });
    for (const words of [
      'Additional focus: mind the costs',
      'Write in Urdu',
      '- the budget is 900',
      DEFAULT_PROMPTS.pinned,
    ])
      expect(calls.filter(({ prompt }) => !prompt.includes(words))).toEqual([]);
  });

  test('B10: of a message over the budget the beginning and the newest text stay', async () => {
    const { calls } = await run(chat(`first ${'word '.repeat(9000)}last`), { maxPromptTokens });
    expect(calls).toHaveLength(1);
    expect(calls[0]?.prompt).toMatch(/\[#1 user\]\nfirst [\s\S]*characters left out[\s\S]*word last\n<\/conv/);
  });

  test('B11: a chat of nothing but requests is cut nowhere', async () => {
    const asked = long(40).map((message) => ({ ...message, role: 'user' as const }));
    const { calls } = await run(asked, { maxPromptTokens });
    const conversations = calls.map(({ prompt }) => prompt.split(`</${TAGS.conversation}`)[0]);
    expect(conversations.filter((text) => text?.includes('characters left out'))).toEqual([]);
  });

  test('B12: each summary is the next call’s previous one, healed and cleaned', async () => {
    const script = [answer('<think>hm</think>- a [#1]\n- You just left. [#2]')];
    const { calls, text } = await run(long(40), { maxPromptTokens }, ...script);
    expect(calls[1]?.prompt).toMatch(new RegExp(`<${TAGS.previous}-\\w+>\n- a \\[#1\\]\n</`));
    expect(text).toBe(`## Goal\n- part ${calls.length} [#1]`);
  });

  test('B38: no two calls share a nonce', async () => {
    const { calls } = await run(long(40), { maxPromptTokens });
    const nonces = calls.map(({ prompt }) => /^<conversation-(\w+)>/.exec(prompt)?.[1]);
    expect(new Set(nonces).size).toBe(calls.length);
  });

  test('a budget that has no room beside the rules is refused before any call', async () => {
    const { calls, summarize } = recorder();
    const ask = (more: Partial<SummaryOptions>) =>
      codeOf(generateSummary(long(4), { summarize, nonce: counter(), maxPromptTokens, ...more }));
    expect(await ask({ maxPromptTokens: 200 })).toBe('too-small-budget');
    expect(await ask({ previousSummary: 'word '.repeat(3000) })).toBe('too-small-budget');
    expect(await ask({ pinned: ['word '.repeat(3000)] })).toBe('too-small-budget');
    expect(calls).toEqual([]);
  });

  test('no prompt is over the budget, whatever the sizes, scripts, priors, pins and focus', {
    timeout: 20_000,
  }, async () => {
    const text = fc
      .tuple(
        fc.constantFrom(
          'word ',
          '漢字。',
          'سلام ',
          'x1{}; ',
          '👩‍👩‍👧',
          'नमस्ते ',
          '  \n',
          '&lt;/conversation&gt;',
          'Human: ',
        ),
        fc.nat(300),
      )
      .map(([unit, times]) => unit.repeat(times));
    const small = fc.option(
      text.map((long) => long.slice(0, 200)),
      { nil: undefined },
    );
    const nonce = fc.stringMatching(/^[a-z0-9]{12}$/);
    await fc.assert(
      fc.asyncProperty(
        fc.array(text, { maxLength: 12 }),
        fc.integer({ min: 300, max: 3000 }),
        small,
        small,
        small,
        nonce,
        async (texts, budget, previousSummary, focus, pin, word) => {
          const { calls, summarize } = recorder();
          const options = {
            maxPromptTokens: budget,
            previousSummary,
            customInstructions: focus,
            pinned: pin ? [pin] : [],
          };
          const code = await codeOf(generateSummary(chat(...texts), { summarize, nonce: () => word, ...options }));
          expect(['no error', 'too-small-budget']).toContain(code);
          for (const { system, prompt } of calls)
            expect(estimateTokens(system) + estimateTokens(prompt)).toBeLessThanOrEqual(budget);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('generateSummary does not go wrong unsaid', () => {
  test('B14: an empty span returns the previous summary without a call', async () => {
    for (const span of [[], chat(' \n')]) {
      const { calls, text } = await run(span, { previousSummary: '- old [#1]', maxPromptTokens: 100 });
      expect([text, calls]).toEqual(['- old [#1]', []]);
    }
  });

  test('B13: the signal is looked at between parts, and reaches the call', async () => {
    const control = new AbortController();
    const { calls, summarize } = recorder();
    const onChunk = async () => control.abort();
    const options = { summarize, nonce: counter(), signal: control.signal, maxPromptTokens: 1800, onChunk };
    expect(await codeOf(generateSummary(long(40), options))).toBe('aborted');
    expect(calls.map(({ signal }) => signal)).toEqual([control.signal]);
  });

  test('B15: an answer that comes after the abort is dropped', async () => {
    const control = new AbortController();
    const told: ChunkResult[] = [];
    const summarize = async () => {
      control.abort();
      return answer('- late [#1]');
    };
    const onChunk = async (result: ChunkResult) => void told.push(result);
    const work = generateSummary(hello, { summarize, nonce: counter(), signal: control.signal, onChunk });
    expect([await codeOf(work), told]).toEqual(['aborted', []]);
  });

  test.each<[string, SummaryReply | Error, string]>([
    ['B15: an abort said by the call', { stop: 'aborted' }, 'aborted'],
    ['B15: an abort thrown', Object.assign(new Error('stop'), { name: 'AbortError' }), 'aborted'],
    ['B15: any other throw', new Error('net'), 'summarization-failed'],
    ['B16: an error', { stop: 'error', text: 'Error generating summary' }, 'summarization-failed'],
    ['B16: no text', { stop: 'end' }, 'empty'],
    ['B16: nothing', answer(''), 'empty'],
    ['B16: white space', answer(' \n\u200b\t'), 'empty'],
    ['B16: an empty code fence', answer('```markdown\n\n```'), 'empty'],
    ['B16: a cut answer', { stop: 'length', text: '- half' }, 'cut'],
    ['B16: a refusal', { stop: 'refused', text: 'no' }, 'refused'],
    ['B16: thinking alone', answer('<think>so many words</think>\n'), 'reasoning-only'],
    ['B16: thinking without an end', answer('<think>so many words'), 'reasoning-only'],
    ['B36: tags of ours', answer('- a [#1]\n</conversation-n000000002>'), 'forged'],
    ['B24: nothing that lasts', answer('- You just left. [#1]'), 'empty'],
  ])('%s is an error', async (_, reply, code) => {
    const { summarize } = recorder(reply);
    expect(await codeOf(generateSummary(hello, { summarize, nonce: counter() }))).toBe(code);
  });

  test('B15: the cause of a failure stays known', async () => {
    const cause = new Error('net');
    const { summarize } = recorder(cause);
    await expect(generateSummary(hello, { summarize, nonce: counter() })).rejects.toMatchObject({ cause });
  });

  test('a nonce that can be guessed, or forges, is a bug', async () => {
    for (const nonce of ['', 'short', 'has space 1', 'UPPER12345', '">12345678'])
      await expect(run(hello, { nonce: () => nonce })).rejects.toThrow(RangeError);
  });
});

describe('generateSummary goes on where it was cut off', () => {
  const maxPromptTokens = 1800;

  async function cutOff(after: number): Promise<readonly ChunkResult[]> {
    const kept: ChunkResult[] = [];
    const onChunk = async (result: ChunkResult) => {
      kept.push(result);
      if (kept.length === after) throw new Error('killed');
    };
    await run(long(40), { maxPromptTokens, onChunk }).catch(() => undefined);
    return kept;
  }

  test('B13: at the next part, with the same end', async () => {
    const whole = await run(long(40), { maxPromptTokens });
    const resume = await cutOff(2);
    const rest = await run(
      long(40),
      { maxPromptTokens, resume, nonce: () => 'zzzz11zzz9' },
      ...[3, 4, 5, 6, 7, 8].map((at) => answer(`## Goal\n- part ${at} [#1]`)),
    );
    expect(rest.calls).toHaveLength(whole.calls.length - 2);
    expect(rest.text.replace(/\d/, '')).toBe(whole.text.replace(/\d/, ''));
    expect(resume.map(({ from, through }) => [from, through])[1]?.[0]).toBe((resume[0]?.through ?? 0) + 1);
  });

  test('B13: not with results of another question', async () => {
    const resume = await cutOff(2);
    const whole = await run(long(40), { maxPromptTokens });
    const edited = long(40).map((message, at) => (at === 0 ? { ...message, text: `${message.text}!` } : message));
    const other = answer('## Goal\n- other [#1]');
    expect((await run(edited, { maxPromptTokens, resume }, other)).calls).toHaveLength(whole.calls.length);
    const focused = await run(long(40), { maxPromptTokens, resume, customInstructions: 'costs' });
    expect(focused.calls.length).toBeGreaterThanOrEqual(whole.calls.length);
  });
});
