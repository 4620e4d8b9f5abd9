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
  /** Looks for a chat in a page of no known site. */
  readonly look: () => void;
  /** Puts a report of what the page is made of on the clipboard. Undefined where no page can be asked. */
  readonly copyReport: (() => void) | undefined;
}

const BUTTON_TEXT = { reload: 'Reload page', again: 'Try again', look: 'Read this page' } as const;

/** Nothing is wrong here; there is only nothing to do. */
const NO_FAULT: readonly FailureCode[] = ['not-a-chat-page', 'page-unreadable', 'no-chat-found', 'no-chat-open'];

/** The site's markup may be another one than Baton knows. */
const OF_MARKUP: readonly FailureCode[] = ['nothing-recognised', 'one-sided'];

/** A failure in words, with the next step. */
export function FailureNotice({ failure, sites, again, reload, look, copyReport }: FailureNoticeProps): JSX.Element {
  const text = failureText(failure);
  const button = useRef<HTMLButtonElement>(null);
  useFirstFocus(button, true);
  return (
    <Notice kind="failure" tone={NO_FAULT.includes(failure.code) ? 'quiet' : 'bad'} says={text.says} next={text.do}>
      {text.button && (
        <button ref={button} type="button" class="button" onClick={{ reload, again, look }[text.button]}>
          {BUTTON_TEXT[text.button]}
        </button>
      )}
      {copyReport && OF_MARKUP.includes(failure.code) && <CopyReport copy={copyReport} />}
      {failure.code === 'not-a-chat-page' && sites.map((site) => <SiteLink key={site.id} site={site} />)}
    </Notice>
  );
}

function CopyReport({ copy }: { readonly copy: () => void }): JSX.Element {
  return (
    <>
      <button type="button" class="button" onClick={copy} aria-describedby="report-holds">
        Copy report
      </button>
      <p id="report-holds" class="notice-next">
        The report holds counts and tag names, nothing of what was said.
      </p>
    </>
  );
}

function SiteLink({ site }: { readonly site: PopupSite }): JSX.Element {
  return (
    <a class="button" href={site.newChat()} target="_blank" rel="noreferrer">
      {site.name}
    </a>
  );
}
