/** Installs what package-lock.json names where node_modules is missing or differs from it. Throws one sentence. */
export function ensureModules(): void;

export interface FindBrowser {
  /** On Debian or Ubuntu, as root, install the browser where none is found. */
  readonly install?: boolean;
}

/** The path of a Chromium that loads unpacked extensions. Throws one sentence that says how to get one. */
export function findChromium(options?: FindBrowser): string;

/** The path of a Firefox. Throws one sentence that says how to get one. */
export function findFirefox(options?: FindBrowser): string;
