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
  /** What is in the editor cannot be taken out again: no undo, no deletion. */
  readonly holdsFast?: boolean;
  /** So long after the first text has come in, a fresh empty editor takes the editor's place. Milliseconds. */
  readonly replacedAfterInput?: number;
  /** How often it does so; once by default. */
  readonly replacements?: number;
  /** So long after loading a fresh editor takes the editor's place, as where a page comes to life late. Milliseconds. */
  readonly hydratesAt?: number;
  /** Claude: the plain `textarea` stays beside the editor until `hydratesAt`. */
  readonly standInStays?: boolean;
  /** At this event in the editor another field of the page, `#stage-other`, takes the focus. */
  readonly losesFocus?: 'focusin' | 'input';
  /** The address is replaced so long after loading. */
  readonly redirects?: { readonly to: string; readonly after: number };
  /** What is in the editor is there again after the page is loaded again. */
  readonly keepsDraft?: boolean;
}

declare global {
  interface Window {
    /** What was sent, oldest first. */
    __sent: string[];
    /** What the editor holds by its own account; absent until there is one. */
    __held?: () => string;
    /** Set by the page, read by the editor script. */
    __editor: EditorOptions;
  }
}
