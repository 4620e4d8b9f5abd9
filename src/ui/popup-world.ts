import type { ActiveTab } from '../browser/tabs.ts';
import type { Carry } from '../core/carry.ts';
import type { SiteAdapter } from '../sites/adapter.ts';
import type { Summarised } from '../store/read.ts';
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
  readonly activeTab: () => Promise<ActiveTab | undefined>;
  readonly reloadTab: (tabId: number) => Promise<void>;
  /** Reads the chat in a tab; ends when it is stored. */
  readonly read: (tabId: number) => Promise<void>;
  /** Brings a conversation's summary up to date. */
  readonly compact: (key: string) => Promise<void>;
  /** Takes a conversation to a new chat on a site. */
  readonly carry: (key: string, siteId: string) => Promise<void>;
  readonly live: Live;
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
