import { OTHER_CHATS } from './frame.ts';
import { html } from './html.ts';
import { icons } from './icons.ts';

/** The list of chats. Without a title, none of them is the open one. */
export function chatgptSide(title?: string): string {
  const open =
    title === undefined
      ? ''
      : `<a draggable="true" data-active="" href="#" class="group __menu-item"><span dir="auto">${html(title)}</span></a>`;
  const others = OTHER_CHATS.map(
    (name) => `<a draggable="true" href="#" class="group __menu-item"><span dir="auto">${name}</span></a>`,
  );
  return `<div class="stage-side" id="stage-slideover-sidebar"><nav aria-label="Chat history"><a href="/" data-testid="create-new-chat-button">New chat</a><h2>Recents</h2><div id="history">${open}${others.join('')}</div></nav></div>`;
}

/** The composer form around an editor. The send button is mounted only while the editor has text. */
export function chatgptComposer(answering: boolean, editor: string): string {
  const stop = `<button type="button" id="composer-submit-button" aria-label="Stop streaming" data-testid="stop-button" class="composer-submit-button-color stage-send">${icons.stop}</button>`;
  return `<form autocomplete="off" class="group/composer w-full" data-type="unified-composer"><div class="relative"><div class="stage-composer" data-composer-surface="true"><div class="[grid-area:primary]"><div class="wcDTda_prosemirror-parent text-token-text-primary" id="stage-editor-place"><textarea class="wcDTda_fallbackTextarea" name="prompt-textarea" autocomplete="off" placeholder="Ask anything" aria-label="Chat with ChatGPT" style="display: none;"></textarea>${editor}</div></div>
<div class="stage-tools"><button type="button" class="composer-btn" data-testid="composer-plus-btn" aria-label="Add files and more" id="composer-plus-btn">${icons.plus}</button><div data-composer-transition-slot="trailing" id="stage-send-place">${answering ? stop : ''}</div></div></div></div></form><div class="stage-note" data-testid="thread-disclaimer">Answers can be wrong. Check what matters.</div>`;
}
