import { registerPlainText } from '@lexical/plain-text';
import { mountLexical } from './mount-lexical.ts';
import { enabledButton, startEditor } from './start-editor.ts';

startEditor((host) => {
  const box = document.createElement('div');
  box.className = 'chat-input-editor';
  box.setAttribute('role', 'textbox');
  return mountLexical(host, box, registerPlainText);
}, enabledButton());
