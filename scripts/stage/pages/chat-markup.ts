import type { StageMessage } from './conversation.ts';

/** What a site's page is made of. */
export interface ChatMarkup {
  readonly tabTitle: string;
  readonly side: string;
  readonly css: string;
  /** `answering` is the state in which a stop button stands where the send button was. */
  readonly main: (turns: string, answering: boolean) => string;
  readonly turns: (state: TurnsState) => string;
}

export interface TurnsState {
  readonly messages: readonly StageMessage[];
  readonly mounted: (index: number) => boolean;
}
