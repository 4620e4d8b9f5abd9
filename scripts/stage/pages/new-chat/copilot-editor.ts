import { mountReact } from './mount-react.ts';
import { enabledButton, startEditor } from './start-editor.ts';

startEditor(
  (host) => mountReact(host, { id: 'userInput', 'data-testid': 'composer-input', placeholder: 'Message Copilot' }),
  enabledButton(),
);
