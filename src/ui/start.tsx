import { render } from 'preact';
import type { Settings } from '../core/settings.ts';
import { readSettings } from '../store/read.ts';
import { browserWorld } from './browser-world.ts';
import { Popup } from './popup.tsx';

/** Puts the popup's screen into an element of its page. */
export async function startPopup(root: HTMLElement): Promise<void> {
  const { hosts = [] } = await readSettings().catch((): Partial<Settings> => ({}));
  render(<Popup world={browserWorld(hosts)} />, root);
}
