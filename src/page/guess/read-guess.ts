import type { Capture, CapturedMessage } from '../../core/capture.ts';
import { Failure } from '../../core/failure.ts';
import { type Guess, type GuessedMessage, guessChat } from '../../sites/guess/guess-chat.ts';
import { otherSite } from '../../sites/guess/other-site.ts';
import { folded } from '../../sites/markup/element.ts';
import { guessAttachments, guessText } from './guess-text.ts';
import { reachOf } from './reach.ts';

/** A chat read by guess, and what it was read by. */
export interface GuessRead {
  readonly capture: Capture;
  readonly by: Guess['by'];
  readonly isSure: boolean;
}

/** The chat that a page seems to show. Throws Failure `no-chat-found`. */
export function readGuess(document: Document, url: URL): GuessRead {
  const site = otherSite(url.href);
  const chatId = site.chatId(url);
  const guess = guessChat(document);
  if (guess === undefined || chatId === undefined) throw new Failure('no-chat-found', site.name);
  const messages = withNewest(guess.messages.flatMap(read), guess.list);
  if (messages.length < 2) throw new Failure('no-chat-found', site.name);
  const title = folded(document.title);
  const capture: Capture = {
    site: site.id,
    chatId,
    url: `${url.protocol}//${chatId}`,
    ...(title === undefined ? {} : { title }),
    via: 'guess',
    messages,
    holes: [],
    ...reachOf(guess.list),
  };
  return { capture, by: guess.by, isSure: guess.isSure };
}

/** The newest answer may be one that is being written: where its list says that it is busy. */
function withNewest(messages: readonly CapturedMessage[], list: Element): readonly CapturedMessage[] {
  const last = messages.at(-1);
  if (last?.role !== 'assistant' || list.querySelector('[aria-busy="true"]') === null) return messages;
  return messages.with(-1, { ...last, complete: false });
}

/** A message as a list of one; none where nothing of it can be written. */
function read(guessed: GuessedMessage): readonly CapturedMessage[] {
  const [text, attachments] = [guessText(guessed), guessAttachments(guessed)];
  if (text === '' && attachments.length === 0) return [];
  return [{ role: guessed.speaker, text, attachments, complete: true }];
}
