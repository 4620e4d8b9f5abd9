import type { FailureCode } from '../core/failure.ts';
import type { FailureFacts } from './popup-state.ts';

export interface FailureText {
  /** What is wrong: one sentence. */
  readonly says: string;
  /** What to do next: one sentence. */
  readonly do: string;
  /** What a button can do about it. */
  readonly button?: 'reload' | 'again' | 'look';
}

export const FAILURE_TEXT: Readonly<Record<FailureCode, FailureText>> = {
  'not-a-chat-page': {
    says: 'This page is not a chat that Baton reads.',
    do: 'If you see a chat here, Baton can try to read it, by guess; or open a chat on one of these sites.',
    button: 'look',
  },
  'page-needs-reload': {
    says: 'This page was opened before Baton was ready.',
    do: 'Load it again, and Baton reads the chat at once.',
    button: 'reload',
  },
  'no-chat-open': {
    says: 'No chat is open here yet.',
    do: 'Open a chat from the site’s list, or write a first message, and click the icon again.',
    button: 'again',
  },
  'nothing-recognised': {
    says: 'Baton found no messages on this page.',
    do: 'If the chat is still loading, try again; if you can see it, the site has changed and Baton needs an update.',
    button: 'again',
  },
  'one-sided': {
    says: 'Baton found only one side of this chat, so it did not take it for the whole.',
    do: 'Scroll once through the chat and try again.',
    button: 'again',
  },
  'no-answer-yet': {
    says: 'This chat has no answer yet.',
    do: 'Wait until the answer has begun and try again.',
    button: 'again',
  },
  'page-unreadable': {
    says: 'The browser lets no extension read this page.',
    do: 'Open a chat and click the icon there.',
  },
  'no-chat-found': {
    says: 'Baton found no chat on this page.',
    do: 'If you can see one, scroll so that some of its messages show, and try again.',
    button: 'look',
  },
  'unknown-conversation': {
    says: 'Baton does not have this chat.',
    do: 'Try again, so that it is read from the page.',
    button: 'again',
  },
  forgotten: {
    says: 'Baton had this chat in memory only, and has it no more.',
    do: 'Open the chat and click the icon again, so that it is read once more.',
    button: 'again',
  },
  'checkpoint-outdated': {
    says: 'That summary is of messages that have changed since.',
    do: 'Choose one that was made later.',
  },
  'line-empty': {
    says: 'There is nothing in this line.',
    do: 'Write something into it, or delete it.',
  },
  'line-too-long': {
    says: 'That is too long for a line of the summary.',
    do: 'Take a shorter part of it.',
  },
  'composer-missing': {
    says: 'The new chat has no box to write into.',
    do: 'Check that you are signed in there, then use Copy and paste the text yourself.',
  },
  'composer-refused': {
    says: 'The box of the new chat did not take the text as it is.',
    do: 'Use Copy and paste the text yourself.',
  },
  'record-refused': {
    says: 'The site did not give its own record of this chat.',
    do: 'Baton reads the page instead; try again later for the whole record.',
    button: 'again',
  },
  'record-unknown': {
    says: 'The site’s own record of this chat has a shape that Baton does not know.',
    do: 'Baton reads the page instead; an update may help.',
  },
  'bad-message': {
    says: 'Something in Baton went wrong.',
    do: 'Try again; if it stays, load the page again.',
    button: 'again',
  },
  'store-failed': {
    says: 'The browser did not let Baton save the chat.',
    do: 'Free some disk space, see that the browser may store data, and try again.',
    button: 'again',
  },
};

/** The words for a failure, its facts woven into the first sentence. */
export function failureText({ code, detail }: FailureFacts): FailureText {
  const text = FAILURE_TEXT[code];
  const facts = detail.trim().replace(/\.$/, '');
  return facts === '' ? text : { ...text, says: `${text.says.replace(/\.$/, '')} (${facts}).` };
}
