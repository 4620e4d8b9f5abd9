import type { JSX } from 'preact';
import type { OptionsWorld } from './options-world.ts';
import { OwnHosts } from './own-hosts.tsx';

/** The options' screen. */
export function Options({ world }: { readonly world: OptionsWorld }): JSX.Element {
  return (
    <main>
      <h1>Baton: options</h1>
      <OwnHosts world={world} />
    </main>
  );
}
