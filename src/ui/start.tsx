import { render } from 'preact';
import { browserWorld } from './browser-world.ts';
import { Popup } from './popup.tsx';

/** Puts the popup's screen into an element of its page. */
export function startPopup(root: HTMLElement): void {
  render(<Popup world={browserWorld} />, root);
}
