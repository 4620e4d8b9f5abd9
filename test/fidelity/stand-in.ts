import { vi } from 'vitest';
import type { SiteAdapter } from '../../src/sites/adapter.ts';
import { chatgpt } from '../../src/sites/chatgpt.ts';

/** An editor that stands in for a site's own, in a page of ChatGPT's new chat. */
export interface StandIn {
  readonly site: SiteAdapter;
  readonly box: HTMLElement;
  readonly send: HTMLButtonElement;
  /** What the editor's own state holds: what it would send. */
  readonly state: () => string;
  /** How often something was sent. */
  readonly sent: () => number;
}

interface Kind {
  readonly insert: SiteAdapter['insert'];
  /** The most characters that it keeps. */
  readonly most?: number;
}

/** A box and a button. What jsdom lacks of a browser is put in its place: sizes, `isContentEditable`, `execCommand`. */
function pageWith(html: string, insert: SiteAdapter['insert']): Omit<StandIn, 'state'> {
  document.body.innerHTML = `<form>${html}<button type="submit" disabled>Send</button></form>`;
  const [box, send] = [document.querySelector<HTMLElement>('#box'), document.querySelector('button')];
  if (box === null || send === null) throw new Error('no page');
  Object.defineProperty(box, 'isContentEditable', { value: box.matches('[contenteditable]') });
  box.getBoundingClientRect = () => new DOMRect(0, 0, 300, 40);
  let sent = 0;
  const count = (event: Event): void => {
    event.preventDefault();
    sent++;
  };
  for (const form of document.forms) form.addEventListener('submit', count);
  send.addEventListener('click', count);
  box.addEventListener('keydown', count);
  return { site: { ...chatgpt, composer: ['#box'], insert }, box, send, sent: () => sent };
}

function tellInput(box: HTMLElement): void {
  box.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/**
 * A text box of a framework that keeps the value in its own state: it hears of a change only where the box has another
 * value than the one it was told of, and writes its state back.
 */
export function trackedTextarea(draft: string): StandIn {
  const page = pageWith(`<textarea id="box">${draft}</textarea>`, 'value');
  const box = page.box as HTMLTextAreaElement;
  const native = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value');
  const shownValue = (): string => String(native?.get?.call(box));
  let [tracked, state] = [draft, draft];
  Object.defineProperty(box, 'value', {
    configurable: true,
    get: shownValue,
    set: (value: string) => {
      tracked = value;
      native?.set?.call(box, value);
    },
  });
  box.addEventListener('input', () => {
    if (shownValue() !== tracked) [state, tracked] = [shownValue(), shownValue()];
    box.value = state;
    page.send.disabled = state === '';
  });
  document.execCommand = vi.fn(() => false);
  return { ...page, state: () => state };
}

/**
 * An editor of paragraphs: each command that breaks a line makes one, line breaks in a text are dropped. Its button
 * waits for an input event.
 */
export function paragraphEditor(draft: string, { insert, most = Number.POSITIVE_INFINITY }: Kind): StandIn {
  const page = pageWith(`<div id="box" contenteditable="true" tabindex="0"><p>${draft}</p></div>`, insert);
  const { box } = page;
  const steps: string[] = [];
  let state = draft;
  box.addEventListener('input', () => {
    state = [...box.children].map(({ textContent }) => textContent).join('\n');
    page.send.disabled = state === '';
  });
  const write = (text: string): void => {
    const room = Math.max(0, most - (box.textContent ?? '').length);
    box.lastElementChild?.append(text.slice(0, room));
  };
  const commands: Readonly<Record<string, (text: string) => void>> = {
    insertText: (text) => {
      const lines = insert === 'whole' ? text.split('\n') : [text.replaceAll('\n', '')];
      lines.forEach((line, at) => {
        if (at > 0) box.append(document.createElement('p'));
        write(line);
      });
    },
    insertParagraph: () => box.append(document.createElement('p')),
    delete: () => document.getSelection()?.deleteFromDocument(),
    undo: () => {
      box.innerHTML = steps.pop() ?? box.innerHTML;
    },
  };
  document.execCommand = vi.fn((name: string, _: boolean, text = '') => {
    if (name !== 'undo') steps.push(box.innerHTML);
    commands[name]?.(text);
    tellInput(box);
    return true;
  });
  return { ...page, state: () => state };
}
