import { OTHER_CHATS } from './frame.ts';
import { html } from './html.ts';
import { icons } from './icons.ts';

export function claudeSide(title?: string): string {
  const open =
    title === undefined
      ? ''
      : `<li><a href="#" aria-current="page"><span class="truncate">${html(title)}</span></a></li>`;
  const others = OTHER_CHATS.map((name) => `<li><a href="#"><span class="truncate">${name}</span></a></li>`);
  return `<nav class="stage-side" aria-label="Sidebar"><a href="/new" aria-label="New chat">New chat</a><h2>Recents</h2><ul style="list-style: none; margin: 0; padding: 0">${open}${others.join('')}</ul></nav>`;
}

export function claudeHead(title?: string): string {
  const name =
    title === undefined
      ? ''
      : `<div data-testid="chat-title-split"><button type="button" data-testid="chat-title-button" aria-label="${html(title)}, rename chat"><div class="truncate font-base-bold">${html(title)}</div></button></div>`;
  return `<header class="stage-head" data-testid="page-header">${name}<button data-testid="model-selector-dropdown" type="button" aria-label="Model: Opus 4.8" class="stage-model"><div class="whitespace-nowrap">Opus 4.8</div></button></header>`;
}

export function claudeComposer(answering: boolean, editor: string): string {
  const button = answering
    ? `<button type="button" aria-label="Stop response" class="stage-send">${icons.stop}</button>`
    : `<button type="button" aria-label="Send message" class="stage-send" disabled>${icons.send}</button>`;
  return `<fieldset class="flex w-full min-w-0 flex-col" style="border: 0; padding: 0; margin: 0 auto"><div class="stage-composer"><div class="relative" id="stage-editor-place">${editor}</div><div class="stage-tools"><button type="button" aria-label="Toggle menu">${icons.plus}</button><div id="stage-send-place">${button}</div></div></div><input data-testid="file-upload" aria-label="Upload files" type="file" multiple hidden></fieldset><div class="stage-note">Answers can be wrong. Check what matters.</div>`;
}
