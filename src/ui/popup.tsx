import type { JSX } from 'preact';
import type { Carry } from '../core/carry.ts';
import { isInMemoryOnly } from '../core/memory-key.ts';
import type { Summarised } from '../core/summarised.ts';
import { sourceSentence } from '../formats/index.ts';
import { isOther } from '../sites/guess/other-site.ts';
import { Actions } from './actions.tsx';
import { CarryNotice } from './carry-notice.tsx';
import { FailureNotice } from './failure-notice.tsx';
import { GuessPreview } from './guess-preview.tsx';
import { Header } from './header.tsx';
import { newest } from './newest.ts';
import type { PopupState, Step } from './popup-state.ts';
import type { PopupWorld } from './popup-world.ts';
import { ReadAgain } from './read-again.tsx';
import { Summary } from './summary.tsx';
import { useDueSummary } from './use-due-summary.ts';
import { useLive } from './use-live.ts';
import { type PopupRun, usePopupState } from './use-popup-state.ts';
import { type Act, type Status, useStatus } from './use-status.ts';
import { type SweepControl, useSweep } from './use-sweep.ts';

const STEP_TEXT: Readonly<Record<Step, string>> = {
  opening: 'Looking at this page…',
  reading: 'Reading the chat…',
  summarising: 'Bringing the summary up to date…',
  reloading: 'Loading the page again…',
  looking: 'Looking for a chat on this page…',
  keeping: 'Keeping the chat…',
};

/** The screen behind the icon. */
export function Popup({ world }: { readonly world: PopupWorld }): JSX.Element {
  const run = usePopupState(world);
  const { place, tabId } = whereIs(run.state);
  const isInMemory = place?.key !== undefined && isInMemoryOnly(place.key);
  const live = isInMemory ? world.liveInMemory : world.live;
  const watched = useLive(live, world.readSummarised, place?.key);
  const chat = newest(watched, 'chat' in run.state ? run.state.chat : undefined);
  const carry = useLive(live, world.readCarry, tabId);
  const [status, act] = useStatus();
  const isPreview = run.state.name === 'preview';
  const usable = chat !== undefined && !isPreview && chat.conversation.messages.length > 0 ? chat : undefined;
  const isGuessed = place !== undefined && isOther(place.site.id);
  const sweep = useSweep(world, isGuessed ? undefined : place, run.state.name === 'done', act);
  const isSweeping = sweep?.running === true;
  const due = useDueSummary(world, run, usable, isSweeping);
  const full =
    isPreview ||
    usable !== undefined ||
    (place !== undefined && run.state.name === 'working' && run.state.step !== 'looking');
  return (
    <main
      id="baton-popup"
      data-state={run.state.name}
      data-size={full ? 'full' : 'small'}
      onKeyDown={(event) => stopOnEscape(event, sweep)}
    >
      <Header site={place?.site} conversation={chat?.conversation} sweep={sweep} />
      <Body {...{ world, run, chat: usable, due, carry, act }} />
      <footer class="footer">
        <StatusLine step={due ? 'summarising' : stepOf(run.state)} status={status} idle={usable !== undefined} />
        {full && !isPreview && place && (
          <Actions {...{ world, site: place.site, chat: usable, status, act, isSweeping }} />
        )}
      </footer>
    </main>
  );
}

interface BodyProps {
  readonly world: PopupWorld;
  readonly run: PopupRun;
  readonly chat: Summarised | undefined;
  /** The chat's summary is still to be written. */
  readonly due: boolean;
  readonly carry: Carry | undefined;
  readonly act: Act;
}

function Body({ world, run, chat, due, carry, act }: BodyProps): JSX.Element {
  const { state } = run;
  const copy = (text: string): void =>
    act('copy', async () => {
      await world.copy(text);
      return 'Copied. Paste it into the box.';
    });
  const { tabId } = whereIs(state);
  const copyReport = (tabId: number): void =>
    act('copy', async () => {
      await world.copy(await world.health(tabId));
      return 'Report copied. Paste it where you tell of the problem.';
    });
  const shown =
    carry !== undefined && (carry.state !== 'inserted' || state.name === 'no-chat-open') ? carry : undefined;
  return (
    // Scrolled with the keyboard too.
    <section class="body" aria-label="Summary" tabIndex={chat ? 0 : undefined}>
      {shown && <CarryNotice carry={shown} copy={copy} save={world.save} />}
      {'failure' in state && !(shown && state.name === 'no-chat-open') && (
        <FailureNotice
          failure={state.failure}
          sites={world.sites}
          {...run}
          copyReport={tabId === undefined ? undefined : () => copyReport(tabId)}
        />
      )}
      {state.name === 'preview' && <GuessPreview look={state.look} keep={run.keep} refuse={run.again} />}
      {state.name === 'done' && isOther(state.place.site.id) && <ReadAgain look={run.look} />}
      <Content state={state} chat={chat} due={due} />
    </section>
  );
}

function Content({ state, chat, due }: Pick<BodyProps, 'chat' | 'due'> & { readonly state: PopupState }) {
  if (chat?.checkpoint !== undefined) {
    return (
      <Summary
        checkpoint={chat.checkpoint}
        droppedPins={chat.droppedPins}
        messages={chat.conversation.messages}
        source={sourceSentence(chat.conversation)}
      />
    );
  }
  if (due) return <Skeleton />;
  if (state.name === 'working') return state.step === 'opening' ? null : <Skeleton />;
  if (chat === undefined || state.name !== 'done') return null;
  return (
    <p class="short" data-testid="summary">
      This chat is short: it goes along word for word, and there is nothing to summarise yet.
    </p>
  );
}

function Skeleton(): JSX.Element {
  return (
    <div class="skeleton" aria-hidden="true">
      {[38, 92, 84, 46, 96, 88, 73].map((width) => (
        <span key={width} style={{ width: `${width}%` }} />
      ))}
    </div>
  );
}

interface StatusLineProps {
  /** Undefined where Baton is at rest. */
  readonly step: Step | undefined;
  readonly status: Status | undefined;
  readonly idle: boolean;
}

/** Says what is going on, to eyes and ears. */
function StatusLine({ step, status, idle }: StatusLineProps): JSX.Element {
  const working = step && STEP_TEXT[step];
  const hint = idle ? 'Fills the box of a new chat. You decide when to send.' : '';
  return (
    <p class={`status status-${status?.tone ?? (working ? 'busy' : 'quiet')}`} role="status" data-testid="status">
      {status?.text || working || hint}
    </p>
  );
}

/** Escape stops the reading first, and closes the popup only when pressed again. */
function stopOnEscape(event: KeyboardEvent, sweep: SweepControl | undefined): void {
  if (event.key !== 'Escape' || sweep?.running !== true) return;
  event.preventDefault();
  sweep.stop();
}

function stepOf(state: PopupState): Step | undefined {
  return state.name === 'working' ? state.step : undefined;
}

function whereIs(state: PopupState) {
  const { place } = state;
  return { place, tabId: place?.tabId ?? ('tabId' in state ? state.tabId : undefined) };
}
