import { describe, expect, test } from 'vitest';
import { QUESTION, readRecord as read, chatgptChat as record } from './fake-chatgpt.ts';

const texts = async (answer: unknown) => (await read(answer)).chat.messages.map(({ text }) => text);

describe('what is no text of the chat', () => {
  test('hidden records, instructions, thinking, calls of tools and what they gave back', async () => {
    const rows = {
      system: { role: 'system', text: 'Be kind.' },
      hidden: { role: 'user', text: 'My name is secret.', metadata: { is_visually_hidden_from_conversation: true } },
      instructions: { role: 'user', text: 'Short.', metadata: { is_user_system_message: true } },
      context: { role: 'user', content: { content_type: 'user_editable_context', user_profile: 'x' } },
      q: QUESTION,
      thoughts: { content: { content_type: 'thoughts', thoughts: [{ summary: 's', content: 'c' }] } },
      recap: { content: { content_type: 'reasoning_recap', content: 'Thought for 2 s' } },
      call: { text: 'search("kites")', more: { recipient: 'web.run' } },
      program: { content: { content_type: 'code', text: 'print(1)' }, more: { recipient: 'python' } },
      output: { role: 'tool', content: { content_type: 'execution_output', text: '1' } },
      odd: { content: { content_type: 'hologram', parts: ['??'] } },
      a: { text: 'Four times.' },
    };
    expect(await texts(record(rows))).toEqual(['How long should the tail be?', 'Four times.']);
  });

  test('notes on the way to an answer, but not where they are all there is', async () => {
    const note = { text: 'I look it up.', more: { channel: 'commentary' } };
    const preamble = { text: 'Let me think.', metadata: { is_thinking_preamble_message: true } };
    const rows = { q: QUESTION, note, preamble, a: { text: 'Four times.', more: { channel: 'final' } } };
    expect(await texts(record(rows))).toEqual(['How long should the tail be?', 'Four times.']);
    expect(await texts(record({ q: QUESTION, note }))).toEqual(['How long should the tail be?', 'I look it up.']);
  });
});

describe('one answer of several records', () => {
  test('is one message under the id of its last text', async () => {
    const rows = {
      q: QUESTION,
      one: { text: 'First part.', metadata: { model_slug: 'gpt-x' } },
      tool: { role: 'tool', content: { content_type: 'execution_output', text: 'noise' } },
      hidden: { role: 'user', text: 'go on', metadata: { is_visually_hidden_from_conversation: true } },
      two: { text: 'Second part.' },
    };
    const [, answer, ...more] = (await read(record(rows))).chat.messages;
    expect(answer).toMatchObject({ id: 'two', text: 'First part.\n\nSecond part.', model: 'gpt-x' });
    expect(more).toEqual([]);
  });

  test('goes on in the middle of a word where it was cut at its limit', async () => {
    const cut = { text: 'Four ti', metadata: { finish_details: { type: 'max_tokens' } } };
    expect(await texts(record({ q: QUESTION, cut, rest: { text: 'mes.' } }))).toContain('Four times.');
  });

  test('is not complete while one of them is being written', async () => {
    const rows = { q: QUESTION, a: { text: 'Four', more: { status: 'in_progress' } } };
    expect((await read(record(rows))).chat.messages[1]?.complete).toBe(false);
  });
});
