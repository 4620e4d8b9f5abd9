import { describe, expect, test } from 'vitest';
import { capturedMessage } from './captured-message.ts';
import { partsOfClaude } from './claude-parts.ts';
import type { Fields } from './json.ts';

const read = (row: Fields) => capturedMessage('assistant', partsOfClaude(row), {})[0];
const answer = (...content: readonly Fields[]) => read({ sender: 'assistant', content });
const tool = (name: string, input: Fields): Fields => ({ type: 'tool_use', name, input });

describe('what a person sent', () => {
  test('pasted text travels under a line that names it, files and images by name', () => {
    const sent = read({
      sender: 'human',
      content: [{ type: 'text', text: 'Shorten this.' }],
      attachments: [
        { file_name: '', file_type: 'txt', extracted_content: 'A long tale.\nOf bread.' },
        { file_name: 'pasted.txt', extracted_content: 'More.' },
        { file_name: 'oven.pdf', file_type: 'pdf', extracted_content: 'Pages and pages.' },
      ],
      files: [
        { file_name: 'loaf.jpg', file_kind: 'image' },
        { file_name: 'data.csv', file_kind: 'blob' },
      ],
    });
    expect(sent?.text).toBe(
      '[Pasted text]\n\nA long tale.\nOf bread.\n\n[Pasted text]\n\nMore.\n\n[File: oven.pdf]\n\n[Image: loaf.jpg]\n\n[File: data.csv]\n\nShorten this.',
    );
    expect(sent?.attachments).toEqual([
      { kind: 'file', name: 'oven.pdf' },
      { kind: 'image', name: 'loaf.jpg' },
      { kind: 'file', name: 'data.csv' },
    ]);
  });

  test('the older text where there are no blocks, and tags of the user stay words', () => {
    expect(read({ sender: 'human', text: 'What is <antArtifact>?', content: [] })?.text).toBe('What is <antArtifact>?');
    expect(read({ sender: 'human', content: [{ type: 'text', text: '<antThinking>' }] })?.text).toBe('<antThinking>');
  });
});

describe('an answer', () => {
  test('is its texts, without thinking, tools and what is not known', () => {
    const said = answer(
      { type: 'thinking', thinking: 'Hm.', summaries: [{ summary: 'Thinking' }] },
      { type: 'text', text: 'I look.' },
      tool('web_search', { query: 'bread' }),
      { type: 'tool_result', content: [{ type: 'text', text: 'results' }] },
      { type: 'hologram', text: '??' },
      { type: 'text', text: 'Warm.' },
      { type: 'voice_note', text: 'Spoken.' },
    );
    expect(said?.text).toBe('I look.\n\nWarm.\n\nSpoken.');
  });

  test('of which nothing is text is no message, whatever the flattened text holds', () => {
    const content = [{ type: 'thinking', thinking: 'Hm.' }];
    expect(read({ sender: 'assistant', text: 'Hm.', content })).toBeUndefined();
  });

  test('holds its artifacts: whole where written, the new passage where changed', () => {
    const said = answer(
      tool('artifacts', { command: 'create', title: 'Plan', type: 'text/markdown', content: '# Plan\n' }),
      tool('artifacts', { command: 'create', title: 'App', type: 'application/vnd.ant.react', content: '<App />' }),
      tool('artifacts', { command: 'update', id: 'plan', old_str: 'Plan', new_str: 'The plan' }),
      tool('create_file', { path: '/home/out/bake.py', file_text: 'print(1)\n' }),
      tool('create_file', { path: '/home/out/notes.md', file_text: 'Notes.' }),
      tool('bash_tool', { command: 'ls' }),
    );
    expect(said?.text).toBe(
      [
        '[Artifact: Plan]\n\n# Plan',
        '[Artifact: App]\n\n```jsx\n<App />\n```',
        '[Artifact: plan]\n\nThe plan',
        '[Artifact: bake.py]\n\n```py\nprint(1)\n```',
        '[Artifact: notes.md]\n\nNotes.',
      ].join('\n\n'),
    );
    expect(said?.attachments.map(({ kind }) => kind)).toEqual(Array.from({ length: 5 }, () => 'artifact'));
  });

  test('of the time of tags holds its artifacts too, without thinking', () => {
    const text =
      '<antThinking>Hm.</antThinking>Here:\n<antArtifact identifier="a" type="application/vnd.ant.code" language="python" title="Bake">\nprint(1)\n</antArtifact>\nDone.';
    expect(answer({ type: 'text', text })?.text).toBe('Here:\n\n[Artifact: Bake]\n\n```python\nprint(1)\n```\n\nDone.');
    const open = '<antArtifact identifier="a" type="text/markdown" title="Cut">\nHalf';
    expect(answer({ type: 'text', text: open })?.text).toBe('[Artifact: Cut]\n\nHalf');
  });

  test('has links behind what it cites, never inside a word', () => {
    const text = 'Bread is warm. It rises.';
    const citations = [
      { start_index: 0, end_index: 13, url: 'https://bread.test/', title: 'Bread' },
      { start_index: 0, end_index: 13, url: 'https://oven.test/', title: 'Oven' },
      { start_index: 15, end_index: 21, sources: [{ url: 'https://yeast.test/', title: 'Yeast' }] },
      { start_index: 0, end_index: 'x', url: 'https://odd.test/' },
      { start_index: 0, end_index: 4 },
    ];
    expect(answer({ type: 'text', text, citations })?.text).toBe(
      'Bread is warm [Bread](https://bread.test/) [Oven](https://oven.test/). It rises [Yeast](https://yeast.test/).',
    );
  });
});
