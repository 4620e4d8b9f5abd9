import type { ChatMarkup } from '../chat-markup.ts';
import { chatgptChat } from '../chatgpt-chat.ts';
import { claudeChat } from '../claude-chat.ts';
import type { SiteId, StageConversation } from '../conversation.ts';
import { frame } from '../frame.ts';
import { geminiChat } from '../gemini-chat.ts';
import { olderScript } from './older-script.ts';
import { roomsScript } from './rooms-script.ts';
import { rowsScript } from './rows-script.ts';
import { unitsChat } from './units-chat.ts';

/**
 * How a page keeps a long chat short. `rooms`: ChatGPT, 2026-07: a container for every turn, its content mounted near
 * the view. `units`: ChatGPT, 2026-09: rows out of sight are gone without a trace, in a scroller that runs backwards.
 * `rows`: Claude, 2026-07: the same, but each row says which one it is, and of how many. `older`: Gemini, 2026-07:
 * older turns come over the network when the top is reached.
 */
export type LongChatKind = 'rooms' | 'units' | 'rows' | 'older';

interface Way {
  readonly site: SiteId;
  readonly markup: (conversation: StageConversation) => ChatMarkup;
  readonly script: string;
}

const WAYS: Readonly<Record<LongChatKind, Way>> = {
  rooms: { site: 'chatgpt', markup: chatgptChat, script: roomsScript },
  units: {
    site: 'chatgpt',
    markup: unitsChat,
    script: rowsScript({ scroller: '.thread-scroll-container', sizer: '.stage-column', backwards: true }),
  },
  rows: {
    site: 'claude',
    markup: claudeChat,
    script: rowsScript({
      scroller: '[data-autoscroll-container]',
      sizer: '[data-rocksteady-sizer]',
      backwards: false,
    }),
  },
  older: { site: 'gemini', markup: geminiChat, script: olderScript },
};

/** A page of a long chat that, as the sites do, mounts only part of it; it opens at the newest message. */
export function longChatPage(kind: LongChatKind, conversation: StageConversation): string {
  const { site, markup, script } = WAYS[kind];
  const { tabTitle, side, css, main, turns } = markup(conversation);
  const all = turns({ messages: conversation.messages, mounted: () => true });
  // a template's content is no part of the document
  const scripts = `<template id="stage-turns">${all}</template><script>${script}</script>`;
  return frame({ site, tabTitle, side, css, main: main('', false), scripts });
}
