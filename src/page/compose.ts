import { Failure } from '../core/failure.ts';
import type { SiteAdapter } from '../sites/adapter.ts';
import { composerText, normalise } from './composer-text.ts';
import { caretToEnd, INSERT } from './insert.ts';
import { settled } from './settled.ts';

/**
 * Puts a text into a composer behind the draft that is there, a blank line between them, and reads it back. Nothing is
 * sent. Throws Failure `composer-refused` where what stands there afterwards is anything but draft and text.
 */
export async function compose(
  site: SiteAdapter,
  composer: HTMLElement,
  text: string,
  signal: AbortSignal,
): Promise<void> {
  const draft = composerText(composer);
  const gap = draft === '' ? '' : '\n\n';
  const wanted = normalise(`${draft}${gap}${text}`);
  caretToEnd(composer);
  INSERT[site.insert](composer, `${gap}${text}`);
  const holds = await settled(composer, () => composerText(composer) === wanted, signal);
  if (!holds) throw new Failure('composer-refused', `${composerText(composer).length} of ${wanted.length} characters`);
}
