import { mountTiptap } from './mount-tiptap.ts';
import { enabledButton, startEditor } from './start-editor.ts';

startEditor((host) => mountTiptap(host, { 'data-placeholder': 'Ask anything', translate: 'no' }), enabledButton());
