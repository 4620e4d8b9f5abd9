import type { Capture, CapturedMessage } from '../core/capture.ts';
import { Failure } from '../core/failure.ts';
import type { Rule } from '../markdown/to-markdown.ts';
import type { SiteAdapter } from '../sites/adapter.ts';
import { folded, lineOf } from '../sites/markup/element.ts';
import { type FoundMessage, findPlaces, messagesIn } from '../sites/markup/find-places.ts';
import type { Markup } from '../sites/markup/markup.ts';
import { type Layout, layOut } from './lay-out.ts';
import { attachmentsOf, rulesOf, textOf } from './message-text.ts';

/**
 * The chat a page shows. Fails with `no-chat-open`, `nothing-recognised`, `one-sided` or `no-answer-yet`; the failure's
 * detail names the site and counts what was found, and holds nothing of the chat.
 */
export function read(site: SiteAdapter, document: Document, url: URL): Capture {
  const chatId = site.chatId(url);
  if (chatId === undefined) throw new Failure('no-chat-open', site.name);
  const { markup } = site;
  const found = findPlaces(markup, document);
  const rules = rulesOf(markup);
  const isWriting = document.querySelector(markup.busy.page) !== null || messagesIn(found).some(({ busy }) => busy);
  const layout = layOut(found, ({ messages }) => messages.flatMap((message) => readMessage(message, markup, rules)));
  refuse(site, layout, { places: found.places.length, isWriting });
  const title = titleOf(document, markup.title);
  return {
    site: site.id,
    chatId,
    url: addressOf(url),
    ...(title === undefined ? {} : { title }),
    via: 'page',
    ...layout,
    reachesStart: layout.reachesStart || (startsOpen(layout) && markup.atStart?.(document) === true),
    reachesEnd: layout.reachesEnd || (endsOpen(layout) && markup.atEnd?.(document) === true),
    messages: withNewest(layout, markup, document),
  };
}

/** A chat's address, without fragment. */
export function addressOf({ origin, pathname, search }: URL): string {
  return `${origin}${pathname}${search}`;
}

/** A message as a list of one; none where it has neither text nor attachments, as when its text is not mounted yet. */
function readMessage(found: FoundMessage, markup: Markup, rules: readonly Rule[]): readonly CapturedMessage[] {
  const text = textOf(found, markup, rules);
  const attachments = attachmentsOf(found, markup);
  if (text === '' && attachments.length === 0) return [];
  const { role, id, model, busy } = found;
  return [{ role, text, attachments, complete: !busy, ...(id && { id }), ...(model && { model }) }];
}

/** Whether no place in front of the first message is known to be empty. */
function startsOpen({ holes }: Layout<unknown>): boolean {
  return !holes.some(({ before }) => before === 0);
}

/** Whether no place behind the last message is known to be empty. */
function endsOpen({ holes, messages }: Layout<unknown>): boolean {
  return !holes.some(({ before }) => before === messages.length);
}

/** The newest answer: being written while the page says so, and given by the model that is chosen now. */
function withNewest(layout: Layout<CapturedMessage>, markup: Markup, document: Document): readonly CapturedMessage[] {
  const last = layout.messages.at(-1);
  if (last?.role !== 'assistant' || !endsOpen(layout)) return layout.messages;
  const complete = last.complete && document.querySelector(markup.busy.page) === null;
  const chosen = markup.chosenModel && lineOf(document.querySelector(markup.chosenModel));
  const model = last.model ?? chosen;
  return [...layout.messages.slice(0, -1), { ...last, complete, ...(model && { model }) }];
}

const UNKNOWN_LAYOUT = 'the page’s layout is not the one Baton knows';

/** Throws where a page shows no chat that could be carried. A window onto a long chat may well show one side only. */
function refuse(
  { name }: SiteAdapter,
  { messages, holes, reachesStart, reachesEnd }: Layout<CapturedMessage>,
  { places, isWriting }: { readonly places: number; readonly isWriting: boolean },
): void {
  const users = messages.filter(({ role }) => role === 'user').length;
  const answers = messages.length - users;
  if (messages.length === 0) {
    const where = places === 0 ? '' : ` in ${places} places`;
    throw new Failure('nothing-recognised', `${name}: 0 messages${where}; ${UNKNOWN_LAYOUT}`);
  }
  if (users > 0 && answers > 0) return;
  if (answers === 0 && (isWriting || (users === 1 && holes.length === 0))) {
    throw new Failure('no-answer-yet', `${name}: ${counted(users, 'user')} and no answer`);
  }
  const isWindow = holes.length > 0 || !reachesStart || !reachesEnd;
  const neighbours = messages.some((_, index) => index > 0 && !holes.some(({ before }) => before === index));
  if (isWindow && !neighbours) return;
  const [shown, absent] = users > 0 ? ['user', 'assistant'] : ['assistant', 'user'];
  const found = `${counted(messages.length, shown)} and none of the ${absent}`;
  throw new Failure('one-sided', `${name}: ${found}; ${UNKNOWN_LAYOUT}`);
}

function counted(count: number, role = ''): string {
  return `${count} ${role} ${count === 1 ? 'message' : 'messages'}`;
}

function titleOf(document: Document, { around, generic, elsewhere }: Markup['title']): string | undefined {
  const inPage = elsewhere.map((selector) => lineOf(document.querySelector(selector)));
  const names = [folded(document.title), ...inPage].map((name) => folded(name?.replaceAll(around, '')));
  return names.find((name) => name !== undefined && !generic.includes(name));
}
