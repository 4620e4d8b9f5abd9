import { mountTiptap } from './mount-tiptap.ts';
import { enabledButton, startEditor } from './start-editor.ts';

startEditor((host) => mountTiptap(host, { id: 'chat-input', class: 'input-prose' }), enabledButton());
