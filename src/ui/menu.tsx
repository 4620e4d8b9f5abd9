import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly choose: () => void;
}

interface MenuProps {
  readonly id: string;
  readonly label: string;
  readonly items: readonly MenuItem[];
  readonly disabled: boolean;
}

/** A button that opens a small menu upwards. Arrow keys, Home, End, Escape and Tab do what they do in menus. */
export function Menu({ id, label, items, disabled }: MenuProps): JSX.Element {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (open) itemsIn(root.current)[0]?.focus();
  }, [open]);
  const close = (focusButton: boolean): void => {
    setOpen(false);
    if (focusButton) button.current?.focus();
  };
  return (
    <div ref={root} class="menu">
      <button
        ref={button}
        type="button"
        class="button"
        data-testid={id}
        aria-haspopup="menu"
        aria-expanded={open}
        disabled={disabled}
        onMouseDown={keepFocus}
        onClick={() => setOpen(!open)}
      >
        {label}
        <span class="chevron" aria-hidden="true" />
      </button>
      {open && <MenuItems {...{ id, label, items, close }} />}
    </div>
  );
}

interface MenuItemsProps extends Omit<MenuProps, 'disabled'> {
  readonly close: (focusButton: boolean) => void;
}

function MenuItems({ id, label, items, close }: MenuItemsProps): JSX.Element {
  return (
    <div
      class="menu-items"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={(event) => onKey(event, event.currentTarget, () => close(true))}
      onFocusOut={({ currentTarget, relatedTarget }) => staysIn(currentTarget, relatedTarget) || close(false)}
    >
      {items.map((item) => (
        <button
          key={item.id}
          type="button"
          role="menuitem"
          tabIndex={-1}
          data-testid={`${id}-${item.id}`}
          onClick={() => {
            close(true);
            item.choose();
          }}
        >
          {item.label}
        </button>
      ))}
    </div>
  );
}

/** Some browsers give no focus to a button that is clicked: the open menu would close, and the click open it again. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

function onKey(event: KeyboardEvent, menu: HTMLElement, close: () => void): void {
  const items = itemsIn(menu);
  const next = target(event.key, items.indexOf(event.target as HTMLElement), items.length);
  if (event.key !== 'Escape' && next === undefined) return;
  event.preventDefault();
  event.stopPropagation();
  if (next === undefined) close();
  else items[next]?.focus();
}

function target(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (Math.max(at, 0) - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

function itemsIn(root: HTMLElement | null): HTMLElement[] {
  return [...(root?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}

function staysIn(menu: HTMLElement, next: EventTarget | null): boolean {
  return next instanceof Node && menu.parentElement?.contains(next) === true;
}
