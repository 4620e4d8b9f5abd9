import { describe, expect, test } from 'vitest';
import { capturedMessage } from './captured-message.ts';
import { answerParts, questionParts } from './chatgpt-parts.ts';
import type { Fields } from './json.ts';

const answer = (record: Fields) => capturedMessage('assistant', answerParts(record), {})[0];
const question = (record: Fields) => capturedMessage('user', questionParts(record), {})[0];

const said = (text: string, metadata: Fields = {}): Fields => ({
  author: { role: 'assistant' },
  recipient: 'all',
  content: { content_type: 'text', parts: [text] },
  metadata,
});

describe('what a person sent', () => {
  test('files stand before the words, an image once though it is named twice', () => {
    const sent = question({
      content: {
        content_type: 'multimodal_text',
        parts: [
          { content_type: 'image_asset_pointer', asset_pointer: 'sediment://file_1' },
          { content_type: 'image_asset_pointer', asset_pointer: 'file-service://file-9' },
          { content_type: 'audio_asset_pointer', asset_pointer: 'sediment://file_3' },
          { content_type: 'audio_transcription', text: 'Spoken words.' },
          'Which knot is this?',
        ],
      },
      metadata: {
        attachments: [
          { id: 'file_1', name: 'knot.png', mime_type: 'image/png' },
          { id: 'file_2', name: 'plan.pdf', mime_type: 'application/pdf' },
        ],
      },
    });
    expect(sent?.text).toBe('[Image: knot.png]\n\n[File: plan.pdf]\n\n[Image]\n\nSpoken words.\n\nWhich knot is this?');
    expect(sent?.attachments).toEqual([
      { kind: 'image', name: 'knot.png' },
      { kind: 'file', name: 'plan.pdf' },
      { kind: 'image', name: '' },
    ]);
  });

  test('the passage a question replies to is quoted, and marks in a question are its own', () => {
    const content = { content_type: 'text', parts: ['Why \u{E200}that\u{E201}?'] };
    const sent = question({ content, metadata: { targeted_reply: 'Four times\nthe kite' } });
    expect(sent?.text).toBe('> Four times\n> the kite\n\nWhy \u{E200}that\u{E201}?');
  });
});

describe('what stands beside an answer', () => {
  test('an image that a tool drew', () => {
    const drawn = answer({
      author: { role: 'tool' },
      content: {
        content_type: 'multimodal_text',
        parts: [{ content_type: 'image_asset_pointer' }, 'noise of the tool'],
      },
      metadata: { image_gen_title: 'A red kite' },
    });
    expect(drawn).toMatchObject({ text: '[Image: A red kite]', attachments: [{ kind: 'image', name: 'A red kite' }] });
    const plotted = answer({
      author: { role: 'tool' },
      content: { content_type: 'execution_output', text: '<Figure>' },
      metadata: { aggregate_result: { messages: [{ message_type: 'stream' }, { message_type: 'image' }] } },
    });
    expect(plotted?.text).toBe('[Image]');
  });

  test('a canvas with its text: prose as it is, code in a fence', () => {
    const create = (call: Fields) => ({
      author: { role: 'assistant' },
      recipient: 'canmore.create_textdoc',
      content: { content_type: 'code', text: JSON.stringify(call) },
    });
    expect(answer(create({ name: 'Plan', type: 'document', content: '# Plan\n\nFly.' }))).toMatchObject({
      text: '[Artifact: Plan]\n\n# Plan\n\nFly.',
      attachments: [{ kind: 'artifact', name: 'Plan' }],
    });
    const code = create({ name: 'wind.py', type: 'code/python', content: 'print("```")' });
    expect(answer(code)?.text).toBe('[Artifact: wind.py]\n\n````python\nprint("```")\n````');
    expect(answer({ ...code, content: { content_type: 'code', text: '{"name": "cut o' } })).toBeUndefined();
  });

  test('a change of a canvas, as its new passages', () => {
    const change = answer({
      author: { role: 'assistant' },
      recipient: 'canmore.update_textdoc',
      content: { content_type: 'text', parts: ['{"updates":[{"pattern":".*","replacement":"New text."}]}'] },
      metadata: { canvas: { title: 'Plan', textdoc_type: 'document' } },
    });
    expect(change?.text).toBe('[Artifact: Plan]\n\nNew text.');
  });

  test('a Deep Research report out of its frame', () => {
    const state = {
      status: 'completed',
      plan: { title: 'Winds' },
      report_message: {
        content: { parts: ['# Winds\n\nThey blow. \u{E200}cite\u{E202}turn0search0\u{E201}'] },
        metadata: {
          content_references: [
            {
              matched_text: '\u{E200}cite\u{E202}turn0search0\u{E201}',
              items: [{ title: 'Wind', url: 'https://wind.test/' }],
            },
          ],
        },
      },
    };
    const tool = { author: { role: 'tool' }, content: { content_type: 'text', parts: ['{}'] } };
    const text = '[Report: Winds]\n\n# Winds\n\nThey blow. [Wind](https://wind.test/)';
    const inSdk = { chatgpt_sdk: { widget_state: JSON.stringify(state) } };
    expect(answer({ ...tool, metadata: inSdk })?.text).toBe(text);
    const inTool = { tool_response_metadata: { venus_widget_state: state } };
    expect(answer({ ...tool, metadata: inTool })?.text).toBe(text);
    expect(answer({ ...tool, metadata: { chatgpt_sdk: { widget_state: '{"status":"pending"}' } } })).toBeUndefined();
  });

  test('files that the answer made, where it names them', () => {
    const made = answer(said('Take [the table](sandbox:/mnt/data/out/my%20table.csv) and [site](https://a.test).'));
    expect(made?.text).toBe('Take the table [File: my table.csv] and [site](https://a.test).');
    expect(made?.attachments).toEqual([{ kind: 'file', name: 'my table.csv' }]);
  });

  test('a writing block without its frame', () => {
    const text = 'Here:\n\n:::writing{variant="email" id="1"}\nDear wind,\n:::\n\nDone.';
    expect(answer(said(text))?.text).toBe('Here:\n\nDear wind,\n\nDone.');
  });
});
