import type { SiteAdapter } from '../sites/adapter.ts';

type Insert = (composer: HTMLElement, text: string) => void;

/** How text enters each kind of editor (`sites.md` 0.4): always through the editor, at the caret, sending nothing. */
export const INSERT: Readonly<Record<SiteAdapter['insert'], Insert>> = {
  whole: (_, text) => command('insertText', text),
  lines: (_, text) =>
    text.split('\n').forEach((line, index) => {
      if (index > 0) command('insertParagraph');
      if (line !== '') command('insertText', line);
    }),
  value: (composer, text) => {
    const setter = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
    setter?.call(composer, (composer as HTMLTextAreaElement).value + text);
    composer.dispatchEvent(new Event('input', { bubbles: true }));
    composer.dispatchEvent(new Event('change', { bubbles: true }));
  },
};

/** The one command that every editor listens to. Deprecated, and without a successor that editors obey. */
function command(name: 'insertText' | 'insertParagraph', text?: string): void {
  document.execCommand(name, false, text);
}

/** Focuses the composer and puts the caret behind what is there. */
export function caretToEnd(composer: HTMLElement): void {
  composer.focus();
  if (composer instanceof HTMLTextAreaElement) composer.setSelectionRange(composer.value.length, composer.value.length);
  else selectEnd(composer);
}

function selectEnd(editor: HTMLElement): void {
  const range = editor.ownerDocument.createRange();
  range.selectNodeContents(editor.lastElementChild ?? editor);
  range.collapse(false);
  const selection = editor.ownerDocument.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}
