import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { Summarised } from '../core/summarised.ts';
import { ExportMenu } from './export-menu.tsx';
import type { PopupSite, PopupWorld } from './popup-world.ts';
import { useFirstFocus } from './use-first-focus.ts';
import type { Act, Status } from './use-status.ts';

const MOST_USED = 'chatgpt';

interface ActionsProps {
  readonly world: PopupWorld;
  readonly site: PopupSite;
  /** Undefined until there is something to take along. */
  readonly chat: Summarised | undefined;
  readonly status: Status | undefined;
  readonly act: Act;
  /** More of the chat is being read. */
  readonly isSweeping: boolean;
}

/** What a person can do with a chat. */
export function Actions({ world, site, chat, status, act, isSweeping }: ActionsProps): JSX.Element {
  const copied = status?.action === 'copy' && status.tone === 'good';
  return (
    <div class="actions">
      <Continue {...{ world, site, chat, status, act, isSweeping }} />
      <div class="actions-more">
        <button
          type="button"
          class="button"
          data-testid="copy"
          disabled={chat === undefined}
          onClick={() => chat && act('copy', () => copy(chat, world))}
        >
          {copied ? 'Copied' : 'Copy'}
        </button>
        <ExportMenu world={world} chat={chat} act={act} />
      </div>
    </div>
  );
}

function Continue({ world, site, chat, status, act, isSweeping }: ActionsProps): JSX.Element {
  const [chosen, setChosen] = useState(site.id);
  const button = useRef<HTMLButtonElement>(null);
  useFirstFocus(button, chat !== undefined && !isSweeping);
  const target = siteToGoTo(world.sites, chosen) ?? site;
  const busy = status?.action === 'continue' && status.tone === 'busy';
  return (
    <div class="continue">
      <button
        ref={button}
        type="button"
        class="primary"
        data-testid="continue"
        disabled={chat === undefined || busy}
        onClick={() =>
          chat && act('continue', () => carry(chat, target, world), `Opening a new chat on ${target.name}…`)
        }
      >
        Continue in new chat
      </button>
      <div class="target">
        <select
          data-testid="target"
          aria-label="Where to continue"
          value={target.id}
          disabled={chat === undefined}
          onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        >
          {world.sites.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <span class="chevron" aria-hidden="true" />
      </div>
    </div>
  );
}

/** A page that was read by guess is no site to go on at: then the site that most people use. */
function siteToGoTo(sites: readonly PopupSite[], chosen: string): PopupSite | undefined {
  const [first] = sites;
  return sites.find(({ id }) => id === chosen) ?? sites.find(({ id }) => id === MOST_USED) ?? first;
}

async function carry({ conversation }: Summarised, target: PopupSite, world: PopupWorld): Promise<string> {
  await world.carry(conversation.key, target.id);
  return `A new chat on ${target.name} is open. Nothing was sent.`;
}

async function copy(chat: Summarised, world: PopupWorld): Promise<string> {
  await world.copy(await world.preamble(chat));
  return 'Copied. Paste it into any chat.';
}
