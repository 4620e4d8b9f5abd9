import { allowedHosts, chatScripts, onAccessChanged, runAt } from '../browser/host-access.ts';
import type { Host } from '../core/settings.ts';
import { readSettings } from '../store/read.ts';
import { changeSettings } from '../store/settings.ts';

/** The user's own chat sites from now on. Where Baton may not read one of them, its script does not run there. */
export async function setHosts(hosts: readonly Host[]): Promise<void> {
  await changeSettings({ hosts });
  await runAtHosts();
}

/** Keeps the script running where the user wants it and the browser allows it: nowhere else, and not less. */
export function keepHosts(): void {
  const again = (): void => void runAtHosts();
  onAccessChanged(again);
  again();
}

async function runAtHosts(): Promise<void> {
  const { hosts = [] } = await readSettings();
  await runAt(await allowedHosts(hosts.map(({ origin }) => origin)), chatScripts());
}
