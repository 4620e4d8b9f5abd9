import { mountProseMirror } from './prosemirror-editor.ts';
import { startEditor } from './start-editor.ts';

const ATTRIBUTES = {
  id: 'prompt-textarea',
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-label': 'Chat with ChatGPT',
  'data-virtualkeyboard': 'true',
};

/** ChatGPT mounts its send button only while there is text. */
startEditor(
  (host) => mountProseMirror(host, { attributes: ATTRIBUTES, lineBreak: 'paragraph', placeholder: 'Ask anything' }),
  {
    show: (ready, send) => {
      const place = document.querySelector('#stage-send-place');
      const present = place?.querySelector('button');
      if (!ready) present?.remove();
      if (ready && !present) place?.append(sendButton(send));
    },
  },
);

function sendButton(send: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.id = 'composer-submit-button';
  button.className = 'composer-submit-btn composer-submit-button-color stage-send';
  button.dataset.testid = 'send-button';
  button.setAttribute('aria-label', 'Send prompt');
  button.textContent = '↑';
  button.onclick = send;
  return button;
}
