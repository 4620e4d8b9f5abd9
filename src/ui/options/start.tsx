import { render } from 'preact';
import { browserOptions } from './browser-options.ts';
import { Options } from './options.tsx';

/** Puts the options' screen into an element of its page. */
export function startOptions(root: HTMLElement): void {
  render(<Options world={browserOptions} />, root);
}
