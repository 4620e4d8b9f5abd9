import type { SiteAdapter } from '../sites/adapter.ts';

type Insert = (composer: HTMLElement, text: string) => boolean;

/**
 * Up to so many lines a `textarea` is typed into, which can be undone. A browser lays it out anew at each line: of a
 * thousand it makes seconds (measured in Chromium 2026-11).
 */
const MOST_TYPED_LINES = 500;

/**
 * How text enters each kind of editor (`sites.md` 0.4): always through the editor, at the caret, sending nothing.
 * False where the caret left the composer before all of it was in.
 */
const INSERT: Readonly<Record<SiteAdapter['insert'], Insert>> = {
  whole: (composer, text) => command(composer, 'insertText', text),
  lines: byLines,
  value: (composer, text) => {
    if (!(composer instanceof HTMLTextAreaElement)) return command(composer, 'insertText', text);
    const before = composer.value;
    if (text.split('\n').length <= MOST_TYPED_LINES) command(composer, 'insertText', text);
    if (composer.value === before) setValue(composer, before + text);
    return true;
  },
};

/** Editors that say what they are, and what each takes. They go before the adapter: a site may show one or another. */
const KINDS: readonly (readonly [selector: string, kind: SiteAdapter['insert']])[] = [
  ['textarea', 'value'],
  ['[data-lexical-editor], [data-slate-editor]', 'lines'],
  ['.ql-editor', 'lines'],
  ['.ProseMirror', 'whole'],
];

/** Puts a text in at the caret, the way that its editor takes. False where not all of it was put in. */
export function insert(site: Pick<SiteAdapter, 'insert'>, composer: HTMLElement, text: string): boolean {
  const kind = KINDS.find(([selector]) => composer.matches(selector))?.[1] ?? site.insert;
  return INSERT[kind](composer, text);
}

function byLines(composer: HTMLElement, text: string): boolean {
  return text
    .split('\n')
    .every(
      (line, index) =>
        (index === 0 || command(composer, 'insertParagraph')) && (line === '' || command(composer, 'insertText', line)),
    );
}

type Command = 'insertText' | 'insertParagraph' | 'delete' | 'undo' | 'redo';

/**
 * The same, as the event before it that Lexical and Slate act on. A command they hear of only when it is done, and their
 * own state does not follow it (seen 2026-11 with Lexical 0.52 and Slate 0.146). A line break, not a paragraph: Lexical
 * makes two lines of each paragraph when it gives its text.
 */
const AS_EVENT: Readonly<Record<Command, string>> = {
  insertText: 'insertText',
  insertParagraph: 'insertLineBreak',
  delete: 'deleteByCut',
  undo: 'historyUndo',
  redo: 'historyRedo',
};

/**
 * Asks an editor for an edit at the caret: by the one interface that most of them listen to, deprecated and without a
 * successor that they obey; or by an event. Both work wherever the caret is: false, and nothing done, where that is not
 * in the composer.
 */
export function command(composer: HTMLElement, name: Command, text?: string): boolean {
  if (!hasCaret(composer)) return false;
  if (!composer.matches('[data-lexical-editor], [data-slate-editor]'))
    composer.ownerDocument.execCommand(name, false, text);
  else {
    const about = { inputType: AS_EVENT[name], data: text ?? null, bubbles: true, cancelable: true, composed: true };
    composer.dispatchEvent(new InputEvent('beforeinput', about));
  }
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
