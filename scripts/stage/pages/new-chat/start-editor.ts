import type { EditorOptions } from './editor-options.ts';

/** What an editor needs from the page around it. */
export interface EditorHost {
  readonly place: HTMLElement;
  readonly options: EditorOptions;
  /** The editor's text changed. */
  readonly changed: (text: string) => void;
  /** The person sends what is in the editor. The editor clears itself afterwards. */
  readonly sent: (text: string) => void;
}

/** A mounted editor, as the page asks things of it. */
export interface MountedEditor {
  readonly send: () => void;
  /** What it holds by its own account, whatever stands in the page. */
  readonly text: () => string;
}

/** The button of a site: `show` says whether there is text to send. */
export interface SendButton {
  readonly show: (ready: boolean, send: () => void) => void;
}

/** Mounts the editor at its time, and ties it to the page's send button. */
export function startEditor(mount: (host: EditorHost) => MountedEditor, button: SendButton): void {
  window.__sent = [];
  const options = window.__editor;
  let left = options.replacements ?? 1;
  const begin = (draft: string | undefined) => {
    const place = editorPlace();
    const editor: MountedEditor = mount({
      place,
      options: { ...options, draft: draft ?? '' },
      changed: (text) => {
        button.show(text.trim() !== '', () => editor.send());
        if (options.keepsDraft) sessionStorage.setItem(DRAFT, text);
        if (options.replacedAfterInput === undefined || left-- <= 0) return;
        setTimeout(() => begin(emptied()), options.replacedAfterInput);
      },
      sent: (text) => window.__sent.push(text),
    });
    window.__held = () => editor.text();
    if (options.losesFocus) place.addEventListener(options.losesFocus, () => otherField().focus());
    button.show((draft ?? '').trim() !== '', () => editor.send());
  };
  const draft = (options.keepsDraft ? sessionStorage.getItem(DRAFT) : undefined) ?? options.draft;
  if (options.mountAfter) setTimeout(() => begin(draft), options.mountAfter);
  else begin(draft);
  if (options.hydratesAt) setTimeout(() => begin(emptied() ?? options.draft), options.hydratesAt);
  redirect(options.redirects);
}

const DRAFT = 'stage-draft';

function editorPlace(): HTMLElement {
  const place = document.querySelector<HTMLElement>('#stage-editor-place');
  if (!place) throw new Error('The page has no place for an editor.');
  return place;
}

/** Throws the editor away and leaves its place as it was. */
function emptied(): undefined {
  const place = editorPlace();
  place.replaceWith(place.cloneNode(false));
}

function otherField(): HTMLElement {
  const known = document.querySelector<HTMLElement>('#stage-other');
  if (known) return known;
  const field = document.createElement('input');
  field.id = 'stage-other';
  document.body.append(field);
  return field;
}

function redirect(redirects: EditorOptions['redirects']): void {
  if (redirects) setTimeout(() => history.replaceState(null, '', redirects.to), redirects.after);
}

/** A button that stays in the page and is enabled while there is text. */
export function enabledButton(): SendButton {
  return {
    show: (ready, send) => {
      const button = document.querySelector<HTMLButtonElement>('#stage-send-place button');
      if (!button) return;
      button.disabled = !ready;
      button.onclick = send;
    },
  };
}
