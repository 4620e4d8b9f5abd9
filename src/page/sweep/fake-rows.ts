import type { FakeChat } from './fake-chat.ts';
import type { FakeClock } from './fake-clock.ts';
import { type FakeLayout, rectOf } from './fake-layout.ts';
import { markupOf, nameRow } from './fake-markup.ts';

/** The rows of a fake page: those near the view have their content, the others are empty or gone. */
export interface FakeRows {
  readonly render: () => void;
  /** Gives all mounted rows their text at once. */
  readonly fillAll: () => void;
}

export function fakeRows(chat: FakeChat, layout: FakeLayout, clock: FakeClock, scroller: Element): FakeRows {
  const { kind, texts, texting } = chat;
  const rows = new Map<number, HTMLElement>();
  const insert = (index: number): HTMLElement => {
    const row = document.createElement('div');
    row.getBoundingClientRect = () => rectOf(layout.offsetOf(index) - layout.now.top, layout.heightOf(index));
    const next = [...rows.keys()].filter((other) => other > index).sort((a, b) => a - b)[0];
    scroller.insertBefore(row, next === undefined ? null : (rows.get(next) ?? null));
    rows.set(index, row);
    return row;
  };
  const fill = (index: number, row: HTMLElement): void => {
    if (row.isConnected && row.dataset.mounted === 'true') row.innerHTML = markupOf(kind, index, texts);
  };
  const mount = (index: number): boolean => {
    const row = rows.get(index) ?? insert(index);
    row.dataset.mounted = 'true';
    nameRow(kind, row, index, texts.length);
    if (texting === 0) fill(index, row);
    else clock.at(clock.now() + texting, () => fill(index, row));
    return layout.measure(index);
  };
  const unmount = (index: number, row: HTMLElement): void => {
    row.dataset.mounted = 'false';
    row.replaceChildren();
    if (kind === 'rooms') return;
    row.remove();
    rows.delete(index);
  };
  /** Gives whether something was measured: what is near may then be something else. */
  const pass = (): boolean => {
    let measured = false;
    for (let index = layout.now.oldest; index < texts.length; index++) {
      const row = rows.get(index);
      const isMounted = row?.dataset.mounted === 'true';
      const wanted = kind === 'older' || layout.isNear(index);
      if (wanted && !isMounted) measured = mount(index) || measured;
      if (!wanted && isMounted && row !== undefined) unmount(index, row);
    }
    return measured;
  };
  if (kind === 'rooms') for (const index of texts.keys()) insert(index).dataset.turnIdContainer = `m${index}`;
  return {
    render: () => {
      while (pass());
      layout.now.top = Math.min(layout.now.top, layout.furthest());
    },
    fillAll: () => {
      for (const [index, row] of rows) fill(index, row);
    },
  };
}
