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

/** A mounted editor: sending is all that the page asks of it. */
export interface MountedEditor {
  readonly send: () => void;
}

/** The button of a site: `show` says whether there is text to send. */
export interface SendButton {
  readonly show: (ready: boolean, send: () => void) => void;
}

/** Mounts the editor at its time, and ties it to the page's send button. */
export function startEditor(mount: (host: EditorHost) => MountedEditor, button: SendButton): void {
  window.__sent = [];
  const options = window.__editor;
  const place = document.querySelector<HTMLElement>('#stage-editor-place');
  if (!place) throw new Error('The page has no place for an editor.');
  const begin = () => {
    const editor: MountedEditor = mount({
      place,
      options,
      changed: (text) => button.show(text.trim() !== '', () => editor.send()),
      sent: (text) => window.__sent.push(text),
    });
    button.show((options.draft ?? '').trim() !== '', () => editor.send());
  };
  if (options.mountAfter) setTimeout(begin, options.mountAfter);
  else begin();
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
