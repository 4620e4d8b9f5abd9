import { Editor } from '@tiptap/core';
import StarterKit from '@tiptap/starter-kit';
import { keptText } from './kept-text.ts';
import type { EditorHost, MountedEditor } from './start-editor.ts';
import { enabledButton, startEditor } from './start-editor.ts';

startEditor(mountTiptap, enabledButton());

/** A real Tiptap with all that its starter kit brings: Markdown as one types, lists, code blocks. Enter sends. */
function mountTiptap(host: EditorHost): MountedEditor {
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
      attributes: { role: 'textbox', 'aria-label': 'Ask Grok anything' },
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
