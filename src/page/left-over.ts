/** How long a site may go on showing the chat before under the new address, where nothing else tells. Milliseconds. */
const PATIENCE = 3_000;

export interface LeftOvers {
  /** Another chat has been gone to. */
  readonly moved: () => void;
  /**
   * How long to wait, in milliseconds, before what the page shows can be taken for the chat at its address; 0 for not at
   * all. It is the chat before while elements stand there that stood there at the move with the same text: for some time
   * in any case, and for ever where their messages were read under the other address (`wasRead`).
   */
  readonly wait: (wasRead: boolean) => number;
}

/** Tells the chat before from the chat at the address, after a move inside a site. `now` in milliseconds. */
export function watchLeftOvers(messages: () => readonly Element[], now: () => number): LeftOvers {
  let before = new Map<Element, string>();
  let movedAt = Number.NEGATIVE_INFINITY;
  return {
    moved: () => {
      before = new Map(messages().map((element) => [element, textOf(element)]));
      movedAt = now();
    },
    wait: (wasRead) => {
      if (before.size === 0) return 0;
      const stands = messages().some((element) => before.has(element) && before.get(element) === textOf(element));
      if (!stands) return 0;
      return wasRead ? PATIENCE : Math.max(0, movedAt + PATIENCE - now());
    },
  };
}

function textOf(element: Element): string {
  return element.textContent ?? '';
}
