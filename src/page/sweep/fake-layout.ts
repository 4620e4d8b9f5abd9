import type { FakeChat } from './fake-chat.ts';

/** Where the messages of a fake chat stand, as far as they are loaded and measured. */
export interface FakeLayout {
  /** How far it is scrolled, and the first message that is loaded. */
  readonly now: { top: number; oldest: number };
  readonly heightOf: (index: number) => number;
  readonly offsetOf: (index: number) => number;
  readonly scrollHeight: () => number;
  readonly furthest: () => number;
  readonly isNear: (index: number) => boolean;
  /** Gives whether that is new. */
  readonly measure: (index: number) => boolean;
}

export function fakeLayout({ kind, texts, heights, view, overscan, estimate, batch = 10 }: FakeChat): FakeLayout {
  const now = { top: 0, oldest: kind === 'older' ? Math.max(0, texts.length - batch) : 0 };
  const measured = new Set<number>();
  const heightOf = (index: number): number => (measured.has(index) ? (heights[index] ?? 0) : estimate);
  const offsetOf = (index: number): number => {
    let offset = 0;
    for (let before = now.oldest; before < index; before++) offset += heightOf(before);
    return offset;
  };
  const scrollHeight = (): number => Math.max(view, offsetOf(texts.length));
  return {
    ...{ now, heightOf, offsetOf, scrollHeight },
    furthest: () => scrollHeight() - view,
    isNear: (index) => {
      const top = offsetOf(index) - now.top;
      return top < view + overscan && top + heightOf(index) > -overscan;
    },
    measure: (index) => {
      const isNew = !measured.has(index);
      measured.add(index);
      return isNew;
    },
  };
}

export function rectOf(top: number, height: number): DOMRect {
  return { top, bottom: top + height, height, left: 0, right: 600, width: 600 } as DOMRect;
}
