import { mountReact } from './mount-react.ts';
import { enabledButton, startEditor } from './start-editor.ts';

startEditor(
  (host) => mountReact(host, { className: 'GrowingTextArea_textArea__a1B2c', placeholder: 'Message' }),
  enabledButton(),
);
