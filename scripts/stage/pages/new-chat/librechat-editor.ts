import { mountReact } from './mount-react.ts';
import { enabledButton, startEditor } from './start-editor.ts';

startEditor((host) => mountReact(host, { id: 'prompt-textarea', 'data-testid': 'text-input' }), enabledButton());
