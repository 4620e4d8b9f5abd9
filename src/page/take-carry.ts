import type { CarryState } from '../core/carry.ts';
import { Failure } from '../core/failure.ts';
import { inbox } from '../protocol/index.ts';
import type { SiteAdapter } from '../sites/adapter.ts';
import { copy } from './clipboard.ts';
import { compose } from './compose.ts';
import { findComposer } from './find-composer.ts';
import { notice } from './notice.ts';
import { appears } from './settled.ts';

/** A new chat's page may load for long; a person who waits longer has given up. */
const PATIENCE_MS = 30_000;

/** Takes the preamble that waits for this tab, if any, and puts it into the composer; failing that, on the clipboard. */
export async function takeCarry(site: SiteAdapter, document: Document, signal: AbortSignal): Promise<void> {
  const carry = await inbox.takeCarry();
  if (carry === undefined) return;
  const state = await deliver(site, document, carry.preamble, signal);
  await inbox.carried(carry.id, state);
}

async function deliver(site: SiteAdapter, document: Document, text: string, signal: AbortSignal): Promise<CarryState> {
  try {
    const composer = await appears(document, () => findComposer(site, document), { signal, within: PATIENCE_MS });
    if (composer === undefined) throw new Failure('composer-missing', site.name);
    await compose(site, composer, text, signal);
    return 'inserted';
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return fallBack(site, document, text);
  }
}

async function fallBack(site: SiteAdapter, document: Document, text: string): Promise<CarryState> {
  const copied = await copy(text);
  const where = copied
    ? 'It is on the clipboard: click into the message box and paste.'
    : 'Copy it and paste it there.';
  notice(document, `Baton could not put the summary into ${site.name}’s message box. ${where}`, [
    { label: copied ? 'Copy again' : 'Copy', run: () => void copy(text) },
  ]);
  return copied ? 'copied' : 'refused';
}
