import type { Capture } from './capture.ts';
import type { Conversation } from './conversation.ts';
import type { Message } from './message.ts';
import { isDerived } from './message-id.ts';

/** A conversation as if a page had just shown it: what an export held is merged like any other capture. */
export function captureOf({ site, chatId, url, title, via, messages, coverage }: Conversation): Capture {
  const places = new Map(messages.map(({ id }, index) => [id, index]));
  const holes = coverage.gaps.map(({ before, count }) => ({
    before: before === undefined ? messages.length : (places.get(before) ?? messages.length),
    ...(count === undefined ? {} : { count }),
  }));
  return {
    ...{ site, chatId, url, via, holes },
    ...(title === '' ? {} : { title }),
    messages: messages.map(asCaptured),
    ...(coverage.expected === undefined ? {} : { stated: coverage.expected }),
    reachesStart: holes.every(({ before }) => before !== 0),
    reachesEnd: holes.every(({ before }) => before !== messages.length),
  };
}

/** An id that was derived from the words is derived again. */
function asCaptured(message: Message): Capture['messages'][number] {
  const { id, ...rest } = message;
  return isDerived(id) ? rest : message;
}
