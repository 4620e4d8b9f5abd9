import type { Carry } from '../core/carry.ts';
import type { Change } from '../core/edit.ts';
import type { Host } from '../core/settings.ts';
import type { Summarised } from '../core/summarised.ts';

/**
 * What our own pages may ask of the worker. Of a conversation that is kept in memory only, and is there no more, all that
 * names it throws `forgotten`.
 */
export interface WorkerApi {
  /** Brings the summary of a conversation up to date; does nothing where it is. Throws `unknown-conversation`. */
  compact(conversation: string): Promise<void>;
  /** Opens a new chat on a site (by id) and has the conversation's preamble put into its composer. Nothing is sent. */
  carry(conversation: string, target: string): Promise<void>;
  /**
   * Pins, adds, rewrites or removes a line of a conversation's summary, or undoes that. Gives the edit's id, and the pins
   * that are left out now, all together being over their budget. Throws `unknown-conversation`, `line-empty`,
   * `line-too-long`.
   */
  edit(conversation: string, change: Change): Promise<{ readonly id: string; readonly droppedPins: readonly string[] }>;
  /** Brings an earlier checkpoint back, by its id. Throws `unknown-conversation`, `checkpoint-outdated`. */
  restore(conversation: string, checkpoint: string): Promise<void>;
  /** The user's own chat sites from now on; Baton runs at those of them that it may read. */
  setHosts(hosts: readonly Host[]): Promise<void>;
  /** A conversation that is kept in memory only: what is stored, our pages read themselves. */
  remembered(conversation: string): Promise<Summarised | undefined>;
  /** The latest carry into a tab, also one that is kept in memory only. */
  rememberedCarry(tabId: number): Promise<Carry | undefined>;
  /** When the memory was changed last: another number after each change. */
  rememberedAt(): Promise<number>;
}
