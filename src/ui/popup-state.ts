import { Failure, type FailureCode } from '../core/failure.ts';
import type { Summarised } from '../core/summarised.ts';
import type { GuessLook } from '../protocol/guess-api.ts';
import type { PopupSite } from './popup-world.ts';

/** Where the popup was opened. */
export interface Place {
  readonly tabId: number;
  readonly site: PopupSite;
  /** The key of the conversation open there; undefined where none is. */
  readonly key?: string;
}

export type Step = 'opening' | 'reading' | 'summarising' | 'reloading' | 'looking' | 'keeping';

const STOPS = [
  'not-a-chat-page',
  'page-unreadable',
  'no-chat-found',
  'no-chat-open',
  'nothing-recognised',
  'page-needs-reload',
] as const satisfies readonly FailureCode[];

/** What stopped it, where that has a screen of its own; else `failed`. */
export type Stop = (typeof STOPS)[number] | 'failed';

export interface FailureFacts {
  readonly code: FailureCode;
  readonly detail: string;
}

/** All that the popup can be at. `name` stands in the page as `data-state`. */
export type PopupState =
  | { readonly name: 'working'; readonly step: Step; readonly place?: Place }
  | { readonly name: 'preview'; readonly place: Place; readonly look: GuessLook }
  | { readonly name: 'done'; readonly place: Place; readonly chat: Summarised }
  | { readonly name: Stop; readonly failure: FailureFacts; readonly tabId?: number; readonly place?: Place };

export function stopped(error: unknown, where: { readonly tabId?: number; readonly place?: Place } = {}): PopupState {
  const failure = failureFacts(error);
  return { name: STOPS.find((stop) => stop === failure.code) ?? 'failed', failure, ...where };
}

/** What the user can be told of an error. One that is no `Failure` is a bug, here or in the browser. */
export function failureFacts(error: unknown): FailureFacts {
  if (error instanceof Failure) return { code: error.code, detail: error.detail };
  return { code: 'bad-message', detail: error instanceof Error ? error.message : String(error) };
}
