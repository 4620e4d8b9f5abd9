import { registerRichText } from '@lexical/rich-text';
import { mountLexical } from './mount-lexical.ts';
import { enabledButton, startEditor } from './start-editor.ts';

startEditor((host) => {
  const box = document.createElement('span');
  box.id = 'm365-chat-editor-target-element';
  box.setAttribute('role', 'combobox');
  box.setAttribute('aria-label', 'Message Copilot');
  return mountLexical(host, box, registerRichText);
}, enabledButton());
