import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { Host } from '../../core/settings.ts';
import { useLive } from '../use-live.ts';
import { originOf } from './host-address.ts';
import type { OptionsWorld } from './options-world.ts';

/** Where the user's own chat sites are named. */
export function OwnHosts({ world }: { readonly world: OptionsWorld }): JSX.Element {
  const settings = useLive(world.live, world.readSettings, 'settings');
  const [fault, setFault] = useState<string>();
  const hosts = settings?.hosts ?? [];
  const change = async (run: () => Promise<string | undefined>): Promise<void> => setFault(await told(run));
  return (
    <section aria-labelledby="own-hosts">
      <h2 id="own-hosts">Chats you host yourself</h2>
      <p class="muted">
        Baton reads them as it reads the big ones: on your machine, and only at the addresses named here.
      </p>
      {hosts.length > 0 && (
        <ul>
          {hosts.map((host) => (
            <li key={host.origin}>
              <span>
                {host.origin} <span class="muted">{nameOf(host, world)}</span>
              </span>
              <button type="button" onClick={() => void change(() => remove(host, hosts, world))}>
                Remove
              </button>
            </li>
          ))}
        </ul>
      )}
      <AddHost world={world} add={(typed, site) => void change(() => add(typed, site, hosts, world))} />
      {fault !== undefined && <p role="alert">{fault}</p>}
    </section>
  );
}

interface AddHostProps {
  readonly world: OptionsWorld;
  readonly add: (typed: string, site: string) => void;
}

function AddHost({ world, add: onAdd }: AddHostProps): JSX.Element {
  const [typed, setTyped] = useState('');
  const [site, setSite] = useState(world.products[0]?.id ?? '');
  const submit = (event: Event): void => {
    event.preventDefault();
    onAdd(typed, site);
  };
  return (
    <form onSubmit={submit}>
      <label class="grow">
        Address
        <input
          name="address"
          value={typed}
          placeholder="chat.example.org"
          onInput={({ currentTarget }) => setTyped(currentTarget.value)}
        />
      </label>
      <label>
        What runs there
        <select name="site" value={site} onChange={({ currentTarget }) => setSite(currentTarget.value)}>
          {world.products.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" class="primary">
        Add
      </button>
    </form>
  );
}

/** What went wrong, as a sentence; undefined where nothing did. */
async function add(
  typed: string,
  site: string,
  hosts: readonly Host[],
  world: OptionsWorld,
): Promise<string | undefined> {
  const origin = originOf(typed);
  if (origin === undefined) return `“${typed.trim()}” is not a web address: write one like chat.example.org.`;
  if (world.isKnown(new URL(origin))) return `Baton reads ${new URL(origin).host} anyway: there is nothing to add.`;
  if (!(await world.askForHost(origin))) {
    return `The browser was not allowed to let Baton read ${origin}, so nothing was added: try again and allow it.`;
  }
  await world.setHosts([...hosts.filter((host) => host.origin !== origin), { origin, site }]);
  return undefined;
}

async function remove({ origin }: Host, hosts: readonly Host[], world: OptionsWorld): Promise<undefined> {
  await world.setHosts(hosts.filter((host) => host.origin !== origin));
  const sharing = hosts.some(
    (host) => host.origin !== origin && new URL(host.origin).hostname === new URL(origin).hostname,
  );
  if (!sharing) await world.leaveHost(origin);
}

async function told(run: () => Promise<string | undefined>): Promise<string | undefined> {
  try {
    return await run();
  } catch (error) {
    return `The browser refused: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function nameOf({ site }: Host, { products }: OptionsWorld): string {
  return products.find(({ id }) => id === site)?.name ?? site;
}
