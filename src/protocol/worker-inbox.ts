import type { Capture } from '../core/capture.ts';
import type { CarryOffer, CarryState } from '../core/carry.ts';

/** What the script in a chat page may do: hand in captures, and take a preamble that the user asked for. */
export interface WorkerInbox {
  /** Throws Failure `bad-message`, `store-failed`. */
  captured(capture: Capture): Promise<void>;
  /** The preamble waiting for the caller's tab, if any. */
  takeCarry(): Promise<CarryOffer | undefined>;
  /** How it ended; `waiting` gives it back. */
  carried(id: string, state: CarryState): Promise<void>;
}
