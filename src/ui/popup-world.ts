import type { ActiveTab } from '../browser/tabs.ts';
import type { Carry } from '../core/carry.ts';
import type { Summarised } from '../core/summarised.ts';
import type { GuessLook } from '../protocol/guess-api.ts';
import type { SweepEnd } from '../protocol/page-api.ts';
import type { SiteAdapter } from '../sites/adapter.ts';
import type { Live } from './use-live.ts';

/** What the popup needs to know of a site. */
export type PopupSite = Pick<SiteAdapter, 'id' | 'name' | 'chatId' | 'newChat'>;

/** A file for the user's downloads. */
export interface SavedFile {
  readonly name: string;
  readonly mediaType: string;
  readonly content: string;
}

/** All that the popup asks of the outside. Calls throw `Failure`. */
export interface PopupWorld {
  readonly sites: readonly PopupSite[];
  readonly siteFor: (url: URL) => PopupSite | undefined;
  /** Stands for a page of no known site, which can only be read by guess. */
  readonly otherSite: (url: URL) => PopupSite;
  readonly activeTab: () => Promise<ActiveTab | undefined>;
  readonly reloadTab: (tabId: number) => Promise<void>;
  /** Reads the chat in a tab; ends when it is stored. */
  readonly read: (tabId: number) => Promise<void>;
  /** Looks for a chat in a page of no known site; nothing is stored. */
  readonly look: (tabId: number) => Promise<GuessLook>;
  /** Has what the last look found stored, the two speakers in each other's place where `swapped`. */
  readonly keep: (tabId: number, swapped: boolean) => Promise<void>;
  /** Reads the rest of a chat by scrolling through it; ends when all is stored. */
  readonly sweep: (tabId: number) => Promise<SweepEnd>;
  /** Whether that is going on. */
  readonly sweeping: (tabId: number) => Promise<boolean>;
  readonly stopSweep: (tabId: number) => Promise<void>;
  /** What still matches of a site's known markup in a tab: counts and names of tags, nothing of what was said. */
  readonly health: (tabId: number) => Promise<string>;
  /** Brings a conversation's summary up to date. */
  readonly compact: (key: string) => Promise<void>;
  /** Takes a conversation to a new chat on a site. */
  readonly carry: (key: string, siteId: string) => Promise<void>;
  readonly live: Live;
  /** The same, and of what is kept in memory only, too. */
  readonly liveInMemory: Live;
  readonly readSummarised: (key: string) => Promise<Summarised | undefined>;
  readonly readCarry: (tabId: number) => Promise<Carry | undefined>;
  /** The text that opens a fresh chat, with the settings of now. */
  readonly preamble: (summarised: Summarised) => Promise<string>;
  /** Throws where the browser does not allow it. */
  readonly copy: (text: string) => Promise<void>;
  readonly save: (file: SavedFile) => void;
  /** ISO 8601. */
  readonly now: () => string;
  /** Ends after some milliseconds. */
  readonly wait: (milliseconds: number) => Promise<void>;
}
