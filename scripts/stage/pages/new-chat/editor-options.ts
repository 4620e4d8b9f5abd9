/** How the editor of a *New chat* page behaves. */
export interface EditorOptions {
  /** What a person has typed before: its lines stand in the editor from the start. */
  readonly draft?: string;
  /** The editor is put into the page so long after loading. Milliseconds; 0 by default. */
  readonly mountAfter?: number;
  /** Whatever is put in, the editor throws it out again. */
  readonly refuses?: boolean;
  /** The editor keeps only so many characters. */
  readonly cutsAt?: number;
}

declare global {
  interface Window {
    /** What was sent, oldest first. */
    __sent: string[];
    /** Set by the page, read by the editor script. */
    __editor: EditorOptions;
  }
}
