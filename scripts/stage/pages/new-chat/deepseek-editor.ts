import { mountReact } from './mount-react.ts';
import { enabledButton, startEditor } from './start-editor.ts';

startEditor(
  (host) => mountReact(host, { name: 'search', className: 'ds-scroll-area', placeholder: 'Message DeepSeek' }),
  enabledButton(),
);
