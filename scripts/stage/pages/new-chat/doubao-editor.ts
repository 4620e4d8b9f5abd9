import { createElement, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { createEditor, type Descendant, Editor, Node, Transforms } from 'slate';
import { withHistory } from 'slate-history';
import { Editable, Slate, withReact } from 'slate-react';
import { keptText } from './kept-text.ts';
import type { EditorHost, MountedEditor } from './start-editor.ts';
import { enabledButton, startEditor } from './start-editor.ts';

startEditor(mountSlate, enabledButton());

/** A real Slate in the page, under React. Enter sends, Shift+Enter is a line of its own. */
function mountSlate(host: EditorHost): MountedEditor {
  const editor = withHistory(withReact(createEditor()));
  let text = host.options.draft ?? '';
  const now = () => editor.children.map((block) => Node.string(block)).join('\n');
  const write = (wanted: string) =>
    Editor.withoutNormalizing(editor, () => {
      for (let index = editor.children.length - 1; index >= 0; index--) Transforms.removeNodes(editor, { at: [index] });
      Transforms.insertNodes(editor, blocksOf(wanted), { at: [0] });
      Transforms.select(editor, Editor.end(editor, []));
    });
  const send = () => {
    if (text.trim() === '') return;
    host.sent(text);
    write('');
  };
  const onChange = () => {
    const kept = keptText(host.options, text, now());
    if (kept === text && kept === now()) return;
    text = kept;
    if (kept !== now()) write(kept);
    host.changed(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (event.shiftKey) editor.insertBreak();
    else send();
  };
  const box = createElement(Editable, { role: 'textbox', placeholder: 'Send a message', onKeyDown });
  const root = createRoot(host.place);
  const slate = { editor, initialValue: blocksOf(text), onChange, children: box };
  flushSync(() => root.render(createElement(Slate, slate)));
  return { send, text: now };
}

function blocksOf(text: string): Descendant[] {
  return text.split('\n').map((line) => ({ children: [{ text: line }] }) as Descendant);
}
