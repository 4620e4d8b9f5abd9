const STYLE = `
  :host { all: initial; }
  p { margin: 0; }
  div {
    position: fixed; z-index: 2147483647; inset-inline-end: 16px; top: 16px; max-width: 340px;
    display: flex; flex-direction: column; gap: 10px; padding: 14px 16px; border-radius: 12px;
    font: 14px/1.45 system-ui, sans-serif; color: #17202a; background: #fffdf7;
    border: 1px solid #d9d2c3; box-shadow: 0 8px 30px rgb(0 0 0 / 0.2);
  }
  span { display: flex; gap: 8px; }
  button {
    font: inherit; padding: 5px 12px; border-radius: 8px; border: 1px solid #b9b09c;
    color: inherit; background: transparent; cursor: pointer;
  }
  button:first-child { color: #fff; background: #0b6e5f; border-color: #0b6e5f; }
  @media (prefers-color-scheme: dark) {
    div { color: #eee9df; background: #23262b; border-color: #454a52; }
    button { border-color: #6a707a; }
  }
`;

export interface Action {
  readonly label: string;
  readonly run: () => void;
}

/**
 * Shows a sentence in a corner of the page, apart from the page's own markup and out of its reach, until it is closed.
 */
export function notice(document: Document, sentence: string, actions: readonly Action[]): void {
  const host = document.createElement('baton-notice');
  const root = host.attachShadow({ mode: 'closed' });
  const box = element(document, 'div', '');
  box.setAttribute('role', 'status');
  const close: Action = { label: 'Close', run: () => host.remove() };
  const buttons = element(document, 'span', '');
  buttons.append(...[...actions, close].map((action) => button(document, action)));
  box.append(element(document, 'p', sentence), buttons);
  root.append(element(document, 'style', STYLE), box);
  document.documentElement.append(host);
}

function button(document: Document, { label, run }: Action): HTMLElement {
  const made = element(document, 'button', label);
  made.addEventListener('click', run);
  return made;
}

function element(document: Document, name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}
