import Quill from 'quill';
import type { EditorHost, MountedEditor } from './start-editor.ts';
import { enabledButton, startEditor } from './start-editor.ts';

startEditor(mountQuill, enabledButton());

/** A real Quill in the page. Enter sends, Shift+Enter is Quill's own line break. */
function mountQuill(host: EditorHost): MountedEditor {
  const send = () => {
    const text = textOf(quill);
    if (text.trim() === '') return;
    host.sent(text);
    quill.setText('', 'silent');
    host.changed('');
  };
  const quill: Quill = new Quill(host.place, {
    formats: [],
    placeholder: 'Ask anything',
    modules: {
      toolbar: false,
      keyboard: { bindings: { send: { key: 'Enter', shiftKey: false, handler: () => send() } } },
    },
  });
  dress(quill);
  if (host.options.draft) quill.setText(host.options.draft, 'silent');
  obey(quill, host);
  return { send, text: () => textOf(quill) };
}

/** What Gemini adds to Quill's box, and the decoy beside it that Quill 1 makes: both seen 2026-07. */
function dress(quill: Quill): void {
  quill.root.classList.add('textarea', 'new-input-ui');
  const attributes = { role: 'textbox', 'aria-multiline': 'true', 'aria-label': 'Enter a prompt for Gemini' };
  for (const [name, value] of Object.entries(attributes)) quill.root.setAttribute(name, value);
  const decoy = quill.addContainer('ql-clipboard');
  decoy.setAttribute('contenteditable', 'true');
  decoy.setAttribute('tabindex', '-1');
}

function obey(quill: Quill, { options, changed }: EditorHost): void {
  quill.on('text-change', (_change, before) => {
    if (options.refuses || (options.holdsFast && quill.getLength() < before.length()))
      quill.setContents(before, 'silent');
    if (options.cutsAt !== undefined) quill.deleteText(options.cutsAt, quill.getLength(), 'silent');
    changed(textOf(quill));
  });
}

/** Quill's text always ends with a line break of its own. */
function textOf(quill: Quill): string {
  return quill.getText().replace(/\n$/, '');
}
