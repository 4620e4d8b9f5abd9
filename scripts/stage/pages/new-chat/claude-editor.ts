import { mountProseMirror } from './prosemirror-editor.ts';
import { enabledButton, startEditor } from './start-editor.ts';

const ATTRIBUTES = {
  class: 'tiptap',
  'data-testid': 'chat-input',
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-label': 'Write your prompt to Claude',
};

/** The `textarea` that stands there before hydration goes when the editor comes. */
startEditor((host) => {
  if (!host.options.standInStays) host.place.querySelector('[data-testid="chat-input-ssr"]')?.remove();
  return mountProseMirror(host, {
    attributes: ATTRIBUTES,
    lineBreak: 'break',
    placeholder: 'How can I help you today?',
  });
}, enabledButton());
