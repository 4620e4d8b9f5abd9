import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { FailureCode } from '../core/failure.ts';
import { failureText } from './failure-text.ts';
import { Notice } from './notice.tsx';
import type { FailureFacts } from './popup-state.ts';
import type { PopupSite } from './popup-world.ts';
import { useFirstFocus } from './use-first-focus.ts';

interface FailureNoticeProps {
  readonly failure: FailureFacts;
  readonly sites: readonly PopupSite[];
  readonly again: () => void;
  readonly reload: () => void;
}

const BUTTON_TEXT = { reload: 'Reload page', again: 'Try again' } as const;

/** Nothing is wrong here; there is only nothing to do. */
const NO_FAULT: readonly FailureCode[] = ['not-a-chat-page', 'no-chat-open', 'private-window'];

/** A failure in words, with the next step. */
export function FailureNotice({ failure, sites, again, reload }: FailureNoticeProps): JSX.Element {
  const text = failureText(failure);
  const button = useRef<HTMLButtonElement>(null);
  useFirstFocus(button, true);
  return (
    <Notice kind="failure" tone={NO_FAULT.includes(failure.code) ? 'quiet' : 'bad'} says={text.says} next={text.do}>
      {text.button && (
        <button ref={button} type="button" class="button" onClick={text.button === 'reload' ? reload : again}>
          {BUTTON_TEXT[text.button]}
        </button>
      )}
      {failure.code === 'not-a-chat-page' && sites.map((site) => <SiteLink key={site.id} site={site} />)}
    </Notice>
  );
}

function SiteLink({ site }: { readonly site: PopupSite }): JSX.Element {
  return (
    <a class="button" href={site.newChat()} target="_blank" rel="noreferrer">
      {site.name}
    </a>
  );
}
