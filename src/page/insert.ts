import type { SiteAdapter } from '../sites/adapter.ts';

type Insert = (composer: HTMLElement, text: string) => boolean;

/**
 * How text enters each kind of editor (`sites.md` 0.4): always through the editor, at the caret, sending nothing.
 * False where the caret left the composer before all of it was in.
 */
export const INSERT: Readonly<Record<SiteAdapter['insert'], Insert>> = {
  whole: (composer, text) => command(composer, 'insertText', text),
  lines: (composer, text) =>
    text
      .split('\n')
      .every(
        (line, index) =>
          (index === 0 || command(composer, 'insertParagraph')) &&
          (line === '' || command(composer, 'insertText', line)),
      ),
  value: (composer, text) => {
    if (!(composer instanceof HTMLTextAreaElement)) return false;
    setValue(composer, composer.value + text);
    return true;
  },
  paste,
};

/** Only where an editor takes nothing else: the text as if it came from the clipboard, which it does not touch. */
function paste(composer: HTMLElement, text: string): boolean {
  if (!hasCaret(composer)) return false;
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', text);
  composer.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  return true;
}

type Command = 'insertText' | 'insertParagraph' | 'delete' | 'undo' | 'redo';

/**
 * The one interface that every editor listens to; deprecated, and without a successor that editors obey. It works
 * wherever the caret is: false, and nothing done, where that is not in the composer.
 */
export function command(composer: HTMLElement, name: Command, text?: string): boolean {
  if (!hasCaret(composer)) return false;
  composer.ownerDocument.execCommand(name, false, text);
  return true;
}

/** Sets a textarea's value so that the framework which owns it notices. */
export function setValue(area: HTMLTextAreaElement, value: string): void {
  const setter = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
  setter?.call(area, value);
  area.dispatchEvent(new Event('input', { bubbles: true }));
  area.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Focuses the composer and puts the caret behind what is there. */
export function caretToEnd(composer: HTMLElement): void {
  composer.focus();
  if (composer instanceof HTMLTextAreaElement) composer.setSelectionRange(composer.value.length, composer.value.length);
  else select(composer, endOf(composer));
}

/** Selects a part of an editor. */
export function select(editor: HTMLElement, range: Range): void {
  const selection = editor.ownerDocument.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
}

function endOf(editor: HTMLElement): Range {
  const range = editor.ownerDocument.createRange();
  range.selectNodeContents(editor.lastElementChild ?? editor);
  range.collapse(false);
  return range;
}

/** A page may move the focus whenever it hears of something. */
function hasCaret(composer: HTMLElement): boolean {
  const { activeElement } = composer.ownerDocument;
  if (!composer.isConnected || !composer.contains(activeElement)) return false;
  if (composer instanceof HTMLTextAreaElement) return true;
  const selection = composer.ownerDocument.getSelection();
  return composer.contains(selection?.anchorNode ?? null) && composer.contains(selection?.focusNode ?? null);
}
