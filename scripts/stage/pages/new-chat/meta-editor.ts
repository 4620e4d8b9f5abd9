import { registerRichText } from '@lexical/rich-text';
import { mountLexical } from './mount-lexical.ts';
import { enabledButton, startEditor } from './start-editor.ts';

/** Nobody has seen which editor it is; this one is its maker's own. */
startEditor((host) => {
  const box = document.createElement('div');
  box.dataset.testid = 'composer-input';
  return mountLexical(host, box, registerRichText);
}, enabledButton());
