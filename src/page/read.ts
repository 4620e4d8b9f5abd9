import type { Capture, CapturedMessage } from '../core/capture.ts';
import { Failure } from '../core/failure.ts';
import type { SiteAdapter } from '../sites/adapter.ts';
import { folded, lineOf } from '../sites/markup/element.ts';
import type { Markup } from '../sites/markup/markup.ts';
import { type Layout, layOut } from './lay-out.ts';
import { lookThrough, type Shown } from './reading/look-through.ts';
import { passingMemory } from './reading/memory.ts';

/**
 * The chat a page shows. Fails with `no-chat-open`, `nothing-recognised`, `one-sided` or `no-answer-yet`; the failure's
 * detail names the site and counts what was found, and holds nothing of the chat.
 */
export function read(site: SiteAdapter, document: Document, url: URL): Capture {
  const steps = lookThrough(document, site.markup, passingMemory());
  let step = steps.next();
  while (!step.done) step = steps.next();
  return captureOf(step.value, site, document, url);
}

/**
 * What a window onto a known chat shows, be it one side of it only; undefined where it shows nothing. Read in small
 * slices: `breathe` is called after each message, and waited for where it gives something to wait for.
 */
export async function readInSlices(
  site: SiteAdapter,
  document: Document,
  url: URL,
  breathe: () => Promise<void> | undefined,
): Promise<Capture | undefined> {
  const chatId = chatIdAt(site, url);
  const steps = lookThrough(document, site.markup, passingMemory());
  let step = steps.next();
  for (; !step.done; step = steps.next()) {
    const pause = breathe();
    if (pause !== undefined) await pause;
  }
  const layout = layOut(step.value.found, step.value.messagesOf);
  return layout.messages.length === 0 ? undefined : finish(layout, step.value, { site, document, url, chatId });
}

/** Makes a capture of what the page shows at this moment. Fails as `read` does. */
export function captureOf(shown: Shown, site: SiteAdapter, document: Document, url: URL): Capture {
  const chatId = chatIdAt(site, url);
  const layout = layOut(shown.found, shown.messagesOf);
  if (chatId === '' && layout.messages.length === 0) throw new Failure('no-chat-open', site.name);
  refuse(site, layout, { places: shown.found.places.length, isWriting: isWriting(shown) });
  return finish(layout, shown, { site, document, url, chatId });
}

/** The id of the chat at an address. Empty where that has none: a temporary chat, one not saved yet, or no chat. */
export function chatIdAt(site: SiteAdapter, url: URL): string {
  return site.chatId(url) ?? '';
}

function isWriting({ busy, found }: Shown): boolean {
  return busy || found.places.some(({ messages }) => messages.some((message) => message.busy));
}

interface Chat {
  readonly site: SiteAdapter;
  readonly document: Document;
  readonly url: URL;
  readonly chatId: string;
}

function finish(layout: Layout<CapturedMessage>, { busy }: Shown, { site, document, url, chatId }: Chat): Capture {
  const { markup } = site;
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
    messages: withNewest(layout, busy, () => markup.chosenModel && lineOf(document.querySelector(markup.chosenModel))),
  };
}

/** A chat's address, without fragment. */
export function addressOf({ origin, pathname, search }: URL): string {
  return `${origin}${pathname}${search}`;
}

/** Whether no place in front of the first message is known to be empty. */
export function startsOpen({ holes }: Pick<Layout<unknown>, 'holes'>): boolean {
  return !holes.some(({ before }) => before === 0);
}

/** Whether no place behind the last message is known to be empty. */
export function endsOpen({ holes, messages }: Pick<Layout<unknown>, 'holes' | 'messages'>): boolean {
  return !holes.some(({ before }) => before === messages.length);
}

/** The newest answer: being written while the page says so, and given by the model that is chosen now. */
function withNewest(
  layout: Layout<CapturedMessage>,
  busy: boolean,
  chosen: () => string | undefined,
): readonly CapturedMessage[] {
  const last = layout.messages.at(-1);
  if (last?.role !== 'assistant' || !endsOpen(layout)) return layout.messages;
  const model = last.model ?? chosen();
  return [...layout.messages.slice(0, -1), { ...last, complete: last.complete && !busy, ...(model && { model }) }];
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
  const named = (name: string | undefined): string | undefined => {
    const bare = folded(name?.replaceAll(around, ''));
    return bare !== undefined && generic.includes(bare) ? undefined : bare;
  };
  const inTab = named(folded(document.title));
  if (inTab !== undefined) return inTab;
  for (const selector of elsewhere) {
    const name = named(lineOf(document.querySelector(selector)));
    if (name !== undefined) return name;
  }
  return undefined;
}
