import { mountTiptap } from './mount-tiptap.ts';
import { enabledButton, startEditor } from './start-editor.ts';

startEditor((host) => mountTiptap(host, { role: 'textbox', 'aria-label': 'Ask Grok anything' }), enabledButton());
