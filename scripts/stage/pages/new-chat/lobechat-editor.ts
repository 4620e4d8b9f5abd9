import { registerRichText } from '@lexical/rich-text';
import { mountLexical } from './mount-lexical.ts';
import { enabledButton, startEditor } from './start-editor.ts';

startEditor((host) => {
  const box = document.createElement('div');
  box.setAttribute('role', 'textbox');
  return mountLexical(host, box, registerRichText);
}, enabledButton());
