import { mountSvelte } from './mount-svelte.ts';
import { enabledButton, startEditor } from './start-editor.ts';

startEditor(
  (host) => mountSvelte(host, { id: 'chat-input', placeholder: 'How can I help you today?' }),
  enabledButton(),
);
