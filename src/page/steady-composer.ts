import type { SiteAdapter } from '../sites/adapter.ts';
import { appears } from './appears.ts';
import { composerText } from './composer-text.ts';
import { findComposer } from './find-composer.ts';

/** A new chat's page may load for long; a person who waits longer has given up. Milliseconds. */
const PATIENCE = 30_000;

/** So long nothing must have happened to the composer: a page that loads restores drafts and swaps editors. */
const QUIET = 300;

/** The composer, once it stays the same for a moment. Undefined where none comes. */
export async function steadyComposer(
  site: SiteAdapter,
  document: Document,
  signal: AbortSignal,
): Promise<HTMLElement | undefined> {
  const end = performance.now() + PATIENCE;
  for (;;) {
    const within = Math.max(0, end - performance.now());
    const composer = await appears(document, () => findComposer(site, document), { signal, within });
    if (composer === undefined) return undefined;
    const text = composerText(composer);
    const isOther = (): true | undefined =>
      findComposer(site, document) !== composer || composerText(composer) !== text || undefined;
    if ((await appears(document, isOther, { signal, within: QUIET })) === undefined) return composer;
    if (performance.now() > end) return findComposer(site, document);
  }
}
