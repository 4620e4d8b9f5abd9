import type { ChatMarkup, TurnsState } from '../chat-markup.ts';
import { chatgptComposer, chatgptSide } from '../chatgpt-chrome.ts';
import { type StageConversation, type StageMessage, stageMessageId } from '../conversation.ts';
import { html } from '../html.ts';

const STILL_EDITOR = `<div contenteditable="true" translate="no" class="ProseMirror" id="prompt-textarea" role="textbox" aria-multiline="true" aria-label="Chat with ChatGPT"><p data-empty-paragraph="true" data-placeholder="Ask anything" class="placeholder"><br class="ProseMirror-trailingBreak"></p></div>`;

/** ChatGPT's page as it was in 2026-09: one unit a message, in a scroller that is laid out from its bottom. */
export function unitsChat({ title }: StageConversation): ChatMarkup {
  return {
    tabTitle: title === '' ? 'ChatGPT' : `${title} - ChatGPT`,
    side: chatgptSide(title),
    css: '.thread-scroll-container { display: flex; flex-direction: column-reverse; } .stage-column { flex: none; width: 100%; }',
    main: (turns, answering) =>
      `<main class="stage-main" id="main" tabindex="-1"><div class="stage-scroll thread-scroll-container"><div class="stage-column">${turns}</div></div>
<div class="stage-foot" id="thread-bottom-container">${chatgptComposer(answering, STILL_EDITOR)}</div></main>`,
    turns: ({ messages }: TurnsState) => messages.map((message, index) => unit(message, index)).join('\n'),
  };
}

function unit(message: StageMessage, index: number): string {
  const id = stageMessageId(message, index);
  const body =
    message.role === 'user'
      ? `<div data-user-message-bubble="" class="stage-bubble"><div class="_MarkdownRoot_x1">${paragraphs(message.text)}</div></div>`
      : `<div data-markdown-text-style="assistant-message" class="stage-prose">${paragraphs(message.text)}</div>`;
  return `<div class="stage-turn" data-chatgpt-search-unit-key="${id}:${message.role}" data-chatgpt-search-message-ids="${id}">${body}</div>`;
}

function paragraphs(text: string): string {
  return text
    .split(/\n{2,}/)
    .map((part) => `<p>${html(part)}</p>`)
    .join('');
}
