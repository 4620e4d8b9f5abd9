import { compact } from '../../src/worker/compact.ts';
import { KEY } from './chat.ts';
import { dice } from './dice.ts';
import { LIMITS } from './kill-stages.ts';
import { type Asked, honest, type Kind, modelOf } from './summarizers.ts';

/** A fold whose summarizer answers only when it is let. */
export interface SlowFold {
  readonly asked: Asked;
  /** Resolves when a call waits to be let. */
  readonly waiting: () => Promise<void>;
  /** Answers the call that waits. */
  readonly letOne: () => void;
  /** Answers all that wait and all that will come. */
  readonly letAll: () => void;
  readonly ended: Promise<boolean>;
}

export function slowFold(id: string, at: number): SlowFold {
  let call = [gate(), gate()] as const;
  let isOpen = false;
  const kind: Kind = async (prompt, roll) => {
    const [called, answered] = call;
    called.open();
    if (!isOpen) await answered.opened;
    return honest(prompt, roll);
  };
  const letOne = (): void => {
    const [, answered] = call;
    call = [gate(), gate()];
    answered.open();
  };
  const letAll = (): void => {
    isOpen = true;
    letOne();
  };
  const asked = modelOf(kind, dice(id), LIMITS);
  const ended = compact(KEY, () => ({ id, at }), asked.model);
  return { asked, waiting: () => call[0].opened, letOne, letAll, ended };
}

interface Gate {
  readonly opened: Promise<void>;
  readonly open: () => void;
}

function gate(): Gate {
  let open = (): void => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}
