import type { Capture } from './capture.ts';
import type { Conversation, Coverage, Gap } from './conversation.ts';
import type { Strip } from './strip.ts';
import type { Woven } from './weave.ts';

/** The messages of a merged strip, and its coverage as the capture's counts leave it. */
export function settle(merged: Woven, capture: Capture): Pick<Conversation, 'messages' | 'coverage'> {
  const links = recount(merged, capture);
  const messages = links.links.map(({ message }) => message);
  const all = capture.stated !== undefined && messages.length === capture.stated;
  const gaps = all ? [] : gapsOf(links);
  const expected = capture.stated ?? counted(messages.length, gaps);
  const coverage: Coverage = { captured: messages.length, gaps, ...(expected === undefined ? {} : { expected }) };
  return { messages, coverage };
}

/** How many messages the chat has where every gap is counted. */
function counted(captured: number, gaps: readonly Gap[]): number | undefined {
  return gaps.reduce<number | undefined>(
    (sum, { count }) => (sum === undefined || count === undefined ? undefined : sum + count),
    captured,
  );
}

function gapsOf({ links, endJoined, endMissing }: Strip): readonly Gap[] {
  const inside = links
    .filter(({ joined }) => !joined)
    .map(({ message, missing }): Gap => ({ before: message.id, ...(missing === undefined ? {} : { count: missing }) }));
  const end: Gap = endMissing === undefined ? {} : { count: endMissing };
  return endJoined || links.length === 0 ? inside : [...inside, end];
}

/**
 * A hole that the page counted is smaller by the messages known from other captures; what is filled is joined, and the
 * rest is written on the one place that is left. Where several places are left, none can be counted.
 */
function recount({ strip, shown }: Woven, { holes, messages }: Capture): Strip {
  const place = new Map(strip.links.map(({ message }, index) => [message.id, index]));
  const at = (index: number): number | undefined => place.get(shown[index] ?? '');
  return holes.reduce((now, { before, count }) => {
    const from = before === 0 ? -1 : at(before - 1);
    const to = before === messages.length ? now.links.length : at(before);
    return count === undefined || from === undefined || to === undefined ? now : fill(now, from, to, count);
  }, strip);
}

/** `count` messages were missing between the links `from` and `to` as the capture saw it. */
function fill(strip: Strip, from: number, to: number, count: number): Strip {
  const known = placesApart(strip, from, to);
  const open = known.length === 0 && to === strip.links.length ? [to] : known;
  const uncounted = open.length === 1 ? open : open.filter((index) => missingAt(strip, index) === undefined);
  const countedElsewhere = open
    .filter((index) => !uncounted.includes(index))
    .reduce((sum, index) => sum + (missingAt(strip, index) ?? 0), 0);
  const left = count - (to - from - 1) - countedElsewhere;
  return uncounted.length === 1 || left <= 0 ? uncounted.reduce((now, index) => mend(now, index, left), strip) : strip;
}

function missingAt({ links, endMissing }: Strip, index: number): number | undefined {
  return index === links.length ? endMissing : links[index]?.missing;
}

/** Writes how many messages are missing at a place; none means that it is joined. */
function mend(strip: Strip, index: number, missing: number): Strip {
  const place = missing <= 0 ? { joined: true } : { joined: false, missing };
  const links = strip.links.map((link, at) => (at === index ? { message: link.message, ...place } : link));
  if (index < strip.links.length) return { ...strip, links };
  return missing <= 0 ? { links, endJoined: true } : { links, endJoined: false, endMissing: missing };
}

/** Indices of links in (from, to] that are not joined to the one before; the strip's length stands for its end. */
function placesApart({ links, endJoined }: Strip, from: number, to: number): readonly number[] {
  const inside = links.flatMap(({ joined }, index) => (index > from && index <= to && !joined ? [index] : []));
  return to === links.length && !endJoined ? [...inside, to] : inside;
}
