import type { ChatMarkup } from './chat-markup.ts';
import { chatgptChat } from './chatgpt-chat.ts';
import { claudeChat } from './claude-chat.ts';
import type { SiteId, StageConversation, StageMessage } from './conversation.ts';
import { frame } from './frame.ts';
import { geminiChat } from './gemini-chat.ts';

export interface ChatPageOptions {
  /** False for the messages that the page has not mounted. Default: all are. */
  readonly mounted?: (index: number) => boolean;
  /**
   * The last answer is still being written: its first half stands there, until the page's `__finishAnswer()` is called.
   */
  readonly streaming?: boolean;
}

const MARKUPS: Readonly<Record<SiteId, (conversation: StageConversation) => ChatMarkup>> = {
  chatgpt: chatgptChat,
  claude: claudeChat,
  gemini: geminiChat,
};

/** Chats open at their newest message. */
const TO_THE_END = `<script>for (const box of document.querySelectorAll('.stage-scroll')) box.scrollTop = box.scrollHeight;</script>`;

/** A site's chat page as HTML: the markup's shape as recorded in 2026-07, the words those of the conversation. */
export function chatPage(site: SiteId, conversation: StageConversation, options: ChatPageOptions = {}): string {
  const markup = MARKUPS[site](conversation);
  const { mounted = () => true, streaming = false } = options;
  const { messages } = conversation;
  const mainOf = (shown: readonly StageMessage[]) =>
    markup.main(markup.turns({ messages: shown, mounted }), shown.at(-1)?.writing === true);
  const done = mainOf(messages);
  const { tabTitle, side, css } = markup;
  if (!streaming) return frame({ site, tabTitle, side, css, main: done, scripts: TO_THE_END });
  const half = [...messages.slice(0, -1), ...messages.slice(-1).map(firstHalf)];
  const main = mainOf(half);
  return frame({ site, tabTitle, side, css, main, scripts: TO_THE_END + finishing(done) });
}

function firstHalf({ parts: _, ...message }: StageMessage): StageMessage {
  const words = message.text.split(/(?<=\s)/);
  return {
    ...message,
    text: words
      .slice(0, Math.ceil(words.length / 2))
      .join('')
      .trimEnd(),
    writing: true,
  };
}

/** The finished page waits in a template: no part of the document until it is called for. */
function finishing(done: string): string {
  return `<template id="stage-finished">${done}</template><script>
window.__finishAnswer = () => {
  document.querySelector('.stage-main').replaceWith(document.querySelector('#stage-finished').content.cloneNode(true));
};</script>`;
}
