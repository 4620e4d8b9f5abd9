import { Editor } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { keptText } from './kept-text.ts';
import type { EditorHost, MountedEditor } from './start-editor.ts';

/**
 * A real Tiptap with all that its starter kit brings: Markdown as one types, lists, code blocks. Enter sends.
 * `attributes`: what a site's box is known by.
 */
export function mountTiptap(host: EditorHost, attributes: Readonly<Record<string, string>>): MountedEditor {
  let text = host.options.draft ?? '';
  const send = () => {
    if (text.trim() === '') return;
    host.sent(text);
    editor.commands.clearContent(true);
  };
  const editor: Editor = new Editor({
    element: host.place,
    extensions: [StarterKit],
    content: { type: 'doc', content: paragraphsOf(text) },
    editorProps: {
      attributes,
      handleKeyDown: (_view, { key, shiftKey }) => {
        if (key !== 'Enter' || shiftKey) return false;
        send();
        return true;
      },
    },
    onUpdate: () => {
      const now = editor.getText({ blockSeparator: '\n' });
      const kept = keptText(host.options, text, now);
      text = kept;
      if (kept !== now) editor.commands.setContent({ type: 'doc', content: paragraphsOf(kept) }, { emitUpdate: false });
      host.changed(text);
    },
  });
  return { send, text: () => text };
}

function paragraphsOf(text: string) {
  return text
    .split('\n')
    .map((line) => ({ type: 'paragraph', ...(line === '' ? {} : { content: [{ type: 'text', text: line }] }) }));
}
