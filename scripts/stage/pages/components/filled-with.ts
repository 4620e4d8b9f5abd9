/** What a component shows of a chat. */
export interface Line {
  readonly role: 'user' | 'assistant';
  /** One paragraph of plain text. */
  readonly text: string;
}

declare global {
  interface Window {
    /** Set before a component's script runs. */
    readonly __lines: readonly Line[];
  }
}

/** The messages that a component is to be filled with, each as the component wants it. */
export function filledWith<T>(message: (line: Line, index: number) => T): T[] {
  return window.__lines.map(message);
}

export function room(): HTMLElement {
  const element = document.createElement('div');
  element.style.cssText = 'position: relative; width: 720px; height: 560px';
  document.body.append(element);
  return element;
}
