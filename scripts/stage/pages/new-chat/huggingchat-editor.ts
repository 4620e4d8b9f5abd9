import { mountSvelte } from './mount-svelte.ts';
import { enabledButton, startEditor } from './start-editor.ts';

startEditor((host) => mountSvelte(host, { placeholder: 'Ask anything', enterkeyhint: 'send' }), enabledButton());
