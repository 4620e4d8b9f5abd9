import type { Carry } from '../core/carry.ts';
import type { Checkpoint } from '../core/checkpoint.ts';
import type { Conversation } from '../core/conversation.ts';
import type { Message } from '../core/message.ts';
import type { Summarised } from '../core/summarised.ts';
import { type SummaryLine, summaryMarkdown } from '../core/summary.ts';
import type { GuessLook } from '../protocol/guess-api.ts';
import type { PopupSite, PopupWorld, SavedFile } from './popup-world.ts';
import type { Live } from './use-live.ts';

/** For tests: a world whose tab shows one chat, and what the popup did to it. */
export interface FakeWorld {
  readonly world: PopupWorld;
  /** `read 7`, `carry alpha:1 beta`: calls in their order. */
  readonly calls: string[];
  readonly copied: string[];
  readonly saved: SavedFile[];
  /** Changes what the store holds, and tells who watches. */
  readonly store: (chat: Summarised | undefined) => void;
}

export const SITES: readonly PopupSite[] = ['Alpha', 'Beta'].map((name) => {
  const id = name.toLowerCase();
  return {
    id,
    name,
    chatId: ({ pathname }) => /^\/c\/(\w+)/.exec(pathname)?.[1],
    newChat: () => `https://${id}.example/`,
  };
});

/** What is found in a page of no known site. */
export const LOOK: GuessLook = {
  title: 'Harbour office',
  counts: { user: 3, assistant: 2 },
  first: [
    { role: 'user', text: 'When is high water?' },
    { role: 'assistant', text: 'At two.' },
  ],
  last: [
    { role: 'assistant', text: 'At the north quay.' },
    { role: 'user', text: 'Thanks.' },
  ],
  by: 'class',
  isSure: true,
};

export interface FakeStart {
  readonly url?: string;
  readonly incognito?: boolean;
  readonly chat?: Summarised;
  readonly carry?: Carry;
  readonly change?: Partial<PopupWorld>;
}

export function fakeWorld({ url, incognito = false, chat, carry, change = {} }: FakeStart = {}): FakeWorld {
  const calls: string[] = [];
  const copied: string[] = [];
  const saved: SavedFile[] = [];
  const watchers = new Set<() => void>();
  let stored = chat;
  const said =
    (name: string) =>
    async (...args: readonly unknown[]): Promise<void> => {
      calls.push([name, ...args].join(' '));
    };
  const live: Live = (query, signal, next) => {
    const tell = (): void => void query().then((value) => signal.aborted || next(value));
    watchers.add(tell);
    signal.addEventListener('abort', () => watchers.delete(tell));
    tell();
  };
  const world: PopupWorld = {
    sites: SITES,
    siteFor: ({ hostname }) => SITES.find(({ id }) => hostname === `${id}.example`),
    otherSite: ({ host }) => ({
      id: 'other',
      name: host,
      chatId: ({ protocol, pathname }) => (protocol === 'https:' ? `${host}${pathname}` : undefined),
      newChat: () => '',
    }),
    activeTab: async () => (url === undefined ? undefined : { id: 7, url: new URL(url), incognito }),
    reloadTab: said('reload'),
    read: said('read'),
    look: async (tabId) => {
      calls.push(`look ${tabId}`);
      return LOOK;
    },
    keep: said('keep'),
    sweep: async (tabId) => {
      calls.push(`sweep ${tabId}`);
      return { end: 'whole', captured: stored?.conversation.messages.length ?? 0 };
    },
    sweeping: async () => false,
    stopSweep: said('stop sweep'),
    health: async (tabId) => {
      calls.push(`health ${tabId}`);
      return 'Baton 1.2.3: 0 place';
    },
    compact: said('compact'),
    carry: said('carry'),
    live,
    liveInMemory: live,
    readSummarised: async (key) => (stored?.conversation.key === key ? stored : undefined),
    readCarry: async (tabId) => (carry?.tabId === tabId ? carry : undefined),
    preamble: async ({ conversation }) => `Summary of earlier conversation: ${conversation.title}`,
    copy: async (text) => void copied.push(text),
    save: (file) => void saved.push(file),
    now: () => '2026-03-04T05:06:07.000Z',
    wait: async () => {},
    ...change,
  };
  const store = (next: Summarised | undefined): void => {
    stored = next;
    for (const tell of watchers) tell();
  };
  return { world, calls, copied, saved, store };
}

/** Messages of alternating speakers with these texts. */
export function messagesOf(...texts: readonly string[]): readonly Message[] {
  return texts.map((text, index) => ({
    id: `m${index + 1}`,
    role: index % 2 === 0 ? 'user' : 'assistant',
    text,
    attachments: [],
    complete: true,
  }));
}

/** A stored chat on Alpha with a summary of these lines. */
export function chatOf(
  messages: readonly Message[],
  lines: readonly SummaryLine[] = [],
  change: Partial<Conversation> = {},
): Summarised {
  const conversation: Conversation = {
    ...{ key: 'alpha:1', site: 'alpha', chatId: '1', url: 'https://alpha.example/c/1', title: 'Pipes', via: 'page' },
    messages,
    coverage: { captured: messages.length, expected: messages.length, gaps: [] },
    seenAt: 0,
    ...change,
  };
  return lines.length === 0 ? { conversation } : { conversation, checkpoint: checkpointOf(messages, lines) };
}

function checkpointOf(messages: readonly Message[], lines: readonly SummaryLine[]): Checkpoint {
  return {
    ...{ id: 'p', conversation: 'alpha:1', throughMessageId: messages.at(-1)?.id ?? '', count: messages.length },
    ...{ prefixHash: '', summary: summaryMarkdown(lines), lines, engine: 'digest', promptVersion: '1' },
    ...{ tokensIn: 1, tokensOut: 1, at: 0 },
  };
}
