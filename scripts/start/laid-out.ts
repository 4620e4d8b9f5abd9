import type { Conversation } from '../../src/core/conversation.ts';
import type { Message } from '../../src/core/message.ts';
import { chatPage } from '../stage/pages/chat-page.ts';
import type { SiteId, StageMessage } from '../stage/pages/conversation.ts';
import { messageParts } from './message-parts.ts';
import { missingOf } from './missing.ts';

/** A page of the site a conversation came from, which shows it as the site would. */
export interface LaidOut {
  readonly html: string;
  /** One sentence on what the site's page cannot show; undefined where it shows all. */
  readonly unshown?: string;
}

export function laidOut(site: SiteId, siteName: string, conversation: Conversation): LaidOut {
  const places = placesOf(site, conversation);
  const messages = places.map((place, index) => place ?? roomFor(index));
  const html = chatPage(
    site,
    { site, title: conversation.title, messages },
    { mounted: (index) => places[index] !== undefined },
  );
  const unshown = unshownIn(site, conversation);
  return unshown.length === 0 ? { html } : { html, unshown: `A page of ${siteName} cannot show ${listed(unshown)}.` };
}

/** A message that is not there: only its place counts. */
function roomFor(index: number): StageMessage {
  return { role: index % 2 === 0 ? 'user' : 'assistant', text: '' };
}

/** The messages in order, with an undefined one for each that is missing. */
function placesOf(site: SiteId, conversation: Conversation): readonly (StageMessage | undefined)[] {
  const missing = missingOf(conversation);
  const rooms = (before?: string) => Array.from({ length: missing.get(before) ?? 0 }, () => undefined);
  const shown = conversation.messages.flatMap((message) => [...rooms(message.id), ...stageMessage(site, message)]);
  return [...shown, ...rooms()];
}

/** As a list of one; none where the site's page knows no such message. */
function stageMessage(site: SiteId, message: Message): readonly StageMessage[] {
  const { id, role, text, complete, model } = message;
  if (!isShown(message)) return [];
  if (role !== 'user' && role !== 'assistant') return [];
  const { parts } = messageParts(site, role, message);
  const facts = { ...(model && { model }), ...(!complete && role === 'assistant' && { writing: true as const }) };
  return [{ id, role, text, parts, ...facts }];
}

function isShown({ role, text, attachments }: Message): boolean {
  return (role === 'user' || role === 'assistant') && (text.trim() !== '' || attachments.length > 0);
}

function unshownIn(site: SiteId, { messages, coverage }: Conversation): readonly string[] {
  const shown = messages.filter(isShown);
  const other = messages.filter(({ role }) => role === 'system' || role === 'tool').length;
  const lost = shown.reduce((sum, message) => sum + lostIn(site, message), 0);
  const cutOff = shown.filter(({ role, complete }) => role === 'user' && !complete).length;
  const over = coverage.expected !== undefined && coverage.expected < messages.length ? coverage.expected : undefined;
  const phrases = [
    other > 0 && counted(other, 'system or tool message'),
    messages.length - shown.length - other > 0 && counted(messages.length - shown.length - other, 'empty message'),
    lost > 0 && counted(lost, 'attachment'),
    cutOff > 0 && `that ${counted(cutOff, 'user message')} was unfinished`,
    over !== undefined && `that the site says ${over} where ${messages.length} messages are held`,
    ...(site === 'gemini' ? unshownByGemini(messages, coverage) : []),
  ];
  return phrases.filter((phrase) => phrase !== false);
}

function lostIn(site: SiteId, message: Message): number {
  return message.role === 'user' || message.role === 'assistant' ? messageParts(site, message.role, message).lost : 0;
}

/** Gemini's page has no place for a message that is not loaded, and never says how many there are. */
function unshownByGemini(messages: Conversation['messages'], { gaps, expected = 0 }: Conversation['coverage']) {
  const inside = gaps.filter(({ before }) => before === undefined || before !== messages[0]?.id).length;
  const isUnplaced = gaps.length === 0 && expected > messages.length;
  return [
    inside > 0 && `${counted(inside, 'gap')} behind the first message`,
    isUnplaced && `that ${counted(expected - messages.length, 'message')} are missing somewhere`,
    gaps.some(({ before, count }) => count !== undefined && before === messages[0]?.id) &&
      'how many messages are missing at the beginning',
  ];
}

function counted(count: number, one: string): string {
  return `${count} ${one}${count === 1 ? '' : 's'}`;
}

function listed(phrases: readonly string[]): string {
  return phrases.length < 2 ? phrases.join('') : `${phrases.slice(0, -1).join(', ')} and ${phrases.at(-1)}`;
}
