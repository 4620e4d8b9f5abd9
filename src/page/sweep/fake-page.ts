import type { Capture } from '../../core/capture.ts';
import { type Conversation, isWhole } from '../../core/conversation.ts';
import { merge } from '../../core/merge.ts';
import type { SiteAdapter } from '../../sites/adapter.ts';
import { chatgpt } from '../../sites/chatgpt.ts';
import { claude } from '../../sites/claude.ts';
import { gemini } from '../../sites/gemini.ts';
import type { FakeChat } from './fake-chat.ts';
import { type FakeClock, fakeClock } from './fake-clock.ts';
import { type FakeLayout, fakeLayout, rectOf } from './fake-layout.ts';
import { type FakeRows, fakeRows } from './fake-rows.ts';
import type { SweptPage } from './sweep.ts';

export interface FakePage {
  readonly site: SiteAdapter;
  readonly page: SweptPage;
  readonly clock: FakeClock;
  readonly scroller: HTMLElement;
  readonly captures: readonly Capture[];
  /** What the worker would have made of the captures. */
  readonly merged: () => Conversation | undefined;
  readonly isWhole: () => boolean;
  /** Index of the first message of which something is seen. */
  readonly topmost: () => number;
  readonly hide: (hidden: boolean) => void;
  readonly goTo: (address: string) => void;
  /** How often the page was scrolled. */
  readonly scrolls: () => number;
}

const ADDRESS = {
  rooms: 'https://chatgpt.com/c/0a1b2c3d-0000-4000-8000-000000000001',
  rows: 'https://chatgpt.com/c/0a1b2c3d-0000-4000-8000-000000000001',
  numbered: 'https://claude.ai/chat/0a1b2c3d-0000-4000-8000-000000000001',
  older: 'https://gemini.google.com/app/0123456789abcdef',
};
const SITE = { rooms: chatgpt, rows: chatgpt, numbered: claude, older: gemini };

/** Puts a chat into the document, as its site would show it at its end. The layout is ours: there is none here. */
export function fakePage(chat: FakeChat): FakePage {
  const { kind, texts } = chat;
  const clock = fakeClock();
  const layout = fakeLayout(chat);
  const scroller = document.createElement('div');
  document.body.replaceChildren(scroller);
  setHidden(false);
  const rows = fakeRows(chat, layout, clock, scroller);
  const scrolls = makeScroll(scroller, chat, layout, scrolled(chat, layout, clock, rows));
  showTheEnd(layout, rows);
  const captures: Capture[] = [];
  let address = ADDRESS[kind];
  const merged = (): Conversation | undefined =>
    captures.reduce<Conversation | undefined>((known, capture, index) => merge(known, capture, index), undefined);
  return {
    ...{ site: SITE[kind], clock, scroller, captures, merged, scrolls },
    isWhole: () => {
      const all = merged();
      return all !== undefined && isWhole(all.coverage);
    },
    topmost: () =>
      texts.findIndex(
        (_, index) => index >= layout.now.oldest && layout.offsetOf(index) + layout.heightOf(index) > layout.now.top,
      ),
    hide: (hidden) => {
      setHidden(hidden);
      document.dispatchEvent(new Event('visibilitychange'));
    },
    goTo: (next) => {
      address = next;
    },
    page: {
      ...{ document, window, clock },
      here: () => new URL(address),
      deliver: async (capture) => void captures.push(capture),
    },
  };
}

/** What the page does when it is scrolled: it mounts what comes near, and asks for older messages at its top. */
function scrolled(chat: FakeChat, layout: FakeLayout, clock: FakeClock, rows: FakeRows): () => void {
  const { kind, mounting, loading = 300, batch = 10 } = chat;
  const { now } = layout;
  let isLoading = false;
  const load = (): void => {
    isLoading = false;
    const height = layout.scrollHeight();
    now.oldest = Math.max(0, now.oldest - batch);
    rows.render();
    now.top += layout.scrollHeight() - height;
  };
  return () => {
    clock.at(clock.now() + mounting, rows.render);
    if (kind !== 'older' || now.top > 5 || isLoading || now.oldest === 0) return;
    isLoading = true;
    clock.at(clock.now() + loading, load);
  };
}

/** Has an element scroll as the layout says; gives what counts how often. */
function makeScroll(scroller: HTMLElement, { view }: FakeChat, layout: FakeLayout, act: () => void): () => number {
  let count = 0;
  scroller.style.overflowY = 'auto';
  scroller.getBoundingClientRect = () => rectOf(0, view);
  const scrollTo = ({ top }: { readonly top: number }): void => {
    count++;
    layout.now.top = Math.min(Math.max(0, top), layout.furthest());
    act();
  };
  Object.defineProperties(scroller, {
    scrollTop: { get: () => layout.now.top },
    scrollHeight: { get: layout.scrollHeight },
    clientHeight: { get: () => view },
    clientWidth: { get: () => 600 },
    scrollTo: { value: scrollTo },
  });
  return () => count;
}

function showTheEnd(layout: FakeLayout, rows: FakeRows): void {
  for (let furthest = -1; furthest !== layout.furthest(); ) {
    furthest = layout.furthest();
    layout.now.top = furthest;
    rows.render();
  }
  rows.fillAll();
}

function setHidden(hidden: boolean): void {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => (hidden ? 'hidden' : 'visible'),
  });
}
