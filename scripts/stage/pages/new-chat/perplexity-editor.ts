import { registerRichText } from '@lexical/rich-text';
import { mountLexical } from './mount-lexical.ts';
import { enabledButton, startEditor } from './start-editor.ts';

startEditor((host) => {
  const box = document.createElement('div');
  box.id = 'ask-input';
  box.setAttribute('role', 'textbox');
  box.setAttribute('aria-label', 'Ask anything');
  return mountLexical(host, box, registerRichText);
}, enabledButton());
