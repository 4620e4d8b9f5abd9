import { type KnownRoom, stands } from './known-room.ts';

/** What is known of the rooms of a page, for as long as it holds. */
export interface Memory {
  /** Undefined for a room that has not been read, or of which something has changed since. */
  readonly of: (room: Element) => KnownRoom | undefined;
  readonly keep: (room: Element, known: KnownRoom) => void;
  /** Something outside of the document that belongs to it: the shadow of an element. */
  readonly watch: (shadow: ShadowRoot) => void;
  /** Takes in what has changed. Whether the page is another than when this was last asked. */
  readonly refresh: () => boolean;
}

/** For a reading that is done before the page can change. */
export function passingMemory(): Memory {
  const rooms = new Map<Element, KnownRoom>();
  return {
    of: (room) => rooms.get(room),
    keep: (room, known) => void rooms.set(room, known),
    watch: () => undefined,
    refresh: () => false,
  };
}

const CHANGES: MutationObserverInit = {
  childList: true,
  subtree: true,
  characterData: true,
  attributes: true,
  attributeOldValue: true,
};

/**
 * Remembers across readings. A room is forgotten with any change in it, with an attribute of an element around it
 * (selectors and `closest` look there), and when it is taken out of the page; one that is loose with any change at all.
 * `heedsStyle` says that the site's markup goes by `style` attributes.
 */
export function lastingMemory(document: Document, heedsStyle: boolean, signal?: AbortSignal): Memory {
  const rooms = new Map<Element, KnownRoom>();
  const loose = new Set<Element>();
  let around = new WeakSet<Node>();
  let changed = true;

  const forget = (room: Element): void => {
    rooms.delete(room);
    loose.delete(room);
  };
  const forgetIn = (element: Element): void => {
    for (const room of rooms.keys()) if (element.contains(room)) forget(room);
  };
  const forgetAll = (): void => {
    rooms.clear();
    loose.clear();
    around = new WeakSet();
  };
  const takeIn = (record: MutationRecord): void => {
    changed = true;
    for (const room of loose) forget(room);
    const room = roomAround(record.target, rooms);
    if (room !== undefined) forget(room);
    else if (record.type === 'attributes' && around.has(record.target) && matters(record, heedsStyle))
      forgetIn(record.target as Element);
    for (const gone of record.removedNodes) {
      if (around.has(gone)) forgetAll();
      else forget(gone as Element);
    }
  };
  const observer = new MutationObserver((records) => records.forEach(takeIn));
  let isWatching = false;
  const begin = (): void => {
    isWatching = true;
    observer.observe(document, CHANGES);
  };
  signal?.addEventListener('abort', () => {
    observer.disconnect();
    forgetAll();
  });

  return {
    of: (room) => {
      const known = signal?.aborted ? undefined : rooms.get(room);
      if (known === undefined || stands(known)) return known;
      forget(room);
      return undefined;
    },
    keep: (room, known) => {
      if (!isWatching || signal?.aborted) return;
      rooms.set(room, known);
      if (known.isLoose) loose.add(room);
      for (let at = room.parentNode; at !== null && !around.has(at); at = at.parentNode) around.add(at);
    },
    watch: (shadow) => observer.observe(shadow, CHANGES),
    refresh: () => {
      if (!isWatching) begin();
      observer.takeRecords().forEach(takeIn);
      const isOther = changed;
      changed = false;
      return isOther;
    },
  };
}

function roomAround(target: Node, rooms: ReadonlyMap<Element, KnownRoom>): Element | undefined {
  for (let at: Node | null = target; at !== null; at = at.parentNode ?? shadowed(at)) {
    if (rooms.has(at as Element)) return at as Element;
  }
  return undefined;
}

/** The element whose shadow a node is. Other nodes without a parent have no such thing. */
function shadowed(node: Node): Element | null {
  return node.nodeType === node.DOCUMENT_FRAGMENT_NODE ? ((node as Partial<ShadowRoot>).host ?? null) : null;
}

/** Of a style only how white space is shown counts, unless the site's markup goes by more of it. */
function matters({ attributeName, oldValue, target }: MutationRecord, heedsStyle: boolean): boolean {
  if (attributeName !== 'style' || heedsStyle) return true;
  return `${oldValue} ${(target as Element).getAttribute('style')}`.includes('white-space');
}
