import { OTHER_CHATS } from './frame.ts';
import { html } from './html.ts';
import { icons } from './icons.ts';

export function geminiSide(title?: string): string {
  const open = title === undefined ? '' : item(html(title), true);
  const list = [open, ...OTHER_CHATS.map((name) => item(name, false))].join('');
  return `<bard-sidenav class="stage-side"><a href="/app" aria-label="New chat" data-test-id="new-chat-button">New chat</a><h2>Recents</h2><div class="chat-history-list"><conversations-list data-test-id="all-conversations"><mat-nav-list role="navigation" class="gds-sidenav-list">${list}</mat-nav-list></conversations-list></div></bard-sidenav>`;
}

function item(name: string, open: boolean): string {
  return `<gem-nav-list-item data-test-id="conversation"><a mat-list-item="" class="mat-mdc-list-item${open ? ' is-active' : ''}" href="#" aria-label="${name}" tabindex="0"${open ? ' aria-current="page"' : ''}><span class="mdc-list-item__content"><span class="label-and-badge"><span class="title-text gds-body-s">${name}</span></span></span></a></gem-nav-list-item>`;
}

/** The send button is an element of its own with the real button inside, as seen 2026-05. */
export function geminiComposer(answering: boolean, editor: string): string {
  const button = answering
    ? `<gem-icon-button class="send-button stop"><button aria-label="Stop response" class="stage-send"><mat-icon role="img" fonticon="stop" aria-hidden="true">${icons.stop}</mat-icon></button></gem-icon-button>`
    : `<gem-icon-button class="send-button" arialabel="Send message"><button aria-label="Send message" class="stage-send" disabled><mat-icon role="img" fonticon="send" aria-hidden="true">${icons.send}</mat-icon></button></gem-icon-button>`;
  return `<input-area-v2><div class="stage-composer text-input-field"><div data-test-id="textarea-inner" class="text-input-field_textarea-inner"><rich-textarea class="text-input-field_textarea ql-container ql-bubble" id="stage-editor-place" enterkeyhint="send" dir="ltr">${editor}</rich-textarea></div><div class="stage-tools"><button aria-label="Upload &amp; tools">${icons.plus}</button><div class="send-button-container" id="stage-send-place">${button}</div></div></div></input-area-v2><hallucination-disclaimer class="stage-note" style="display: block">Answers can be wrong. Check what matters.</hallucination-disclaimer>`;
}
