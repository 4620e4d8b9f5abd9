import { join } from 'node:path';
import type { CDPSession } from 'playwright-core';

export interface Download {
  /** The name the page or the extension gave the file. */
  readonly name: string;
  readonly path: string;
}

export interface Downloads {
  /** The next finished download that nobody has taken yet; waits for one where there is none. */
  readonly next: () => Promise<Download>;
}

/** Lets every download through into a folder, under its own name. */
export async function watchDownloads(browser: CDPSession, folder: string): Promise<Downloads> {
  const names = new Map<string, string>();
  const finished: Download[] = [];
  const waiting: ((download: Download) => void)[] = [];
  browser.on('Browser.downloadWillBegin', ({ guid, suggestedFilename }) => names.set(guid, suggestedFilename));
  browser.on('Browser.downloadProgress', ({ guid, state, filePath }) => {
    const name = names.get(guid);
    if (state !== 'completed' || name === undefined) return;
    names.delete(guid);
    const download = { name, path: filePath ?? join(folder, name) };
    const first = waiting.shift();
    if (first) first(download);
    else finished.push(download);
  });
  await browser.send('Browser.setDownloadBehavior', { behavior: 'allow', downloadPath: folder, eventsEnabled: true });
  return {
    next: () => {
      const first = finished.shift();
      return first ? Promise.resolve(first) : new Promise((resolve) => waiting.push(resolve));
    },
  };
}
