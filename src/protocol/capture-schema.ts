import * as v from 'valibot';
import { type Capture, VIAS } from '../core/capture.ts';
import type { CarryState } from '../core/carry.ts';
import { Failure } from '../core/failure.ts';

/** More than any chat holds: what is larger is no chat, or would hold up the worker. In messages and UTF-16 units. */
const MOST_MESSAGES = 20_000;
const MOST_TEXT = 20_000_000;

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));

const attachment = v.object({ kind: v.picklist(['image', 'file', 'artifact', 'report']), name: v.string() });

const message = v.object({
  id: v.exactOptional(v.pipe(v.string(), v.nonEmpty())),
  role: v.picklist(['system', 'user', 'assistant', 'tool']),
  text: v.string(),
  attachments: v.array(attachment),
  at: v.exactOptional(v.number()),
  model: v.exactOptional(v.string()),
  complete: v.boolean(),
});

const fields = v.object({
  site: v.pipe(v.string(), v.nonEmpty()),
  chatId: v.string(),
  url: v.pipe(v.string(), v.url()),
  title: v.exactOptional(v.string()),
  via: v.picklist(VIAS),
  messages: v.pipe(v.array(message), v.nonEmpty(), v.maxLength(MOST_MESSAGES)),
  holes: v.array(v.object({ before: count, count: v.exactOptional(count) })),
  stated: v.exactOptional(count),
  reachesStart: v.boolean(),
  reachesEnd: v.boolean(),
  compared: v.exactOptional(v.object({ onlyInPage: count, onlyInRecord: count })),
});

const capture = v.pipe(
  fields,
  v.check(({ holes, messages }) => holes.every(({ before }) => before <= messages.length), 'a hole behind the end'),
  v.check(({ messages }) => messages.reduce((sum, { text }) => sum + text.length, 0) <= MOST_TEXT, 'too much text'),
);

/** A capture that came from a page of the web, checked. Throws Failure `bad-message`. */
export function parseCapture(input: unknown): Capture {
  const result = v.safeParse(capture, input);
  if (!result.success)
    throw new Failure('bad-message', v.getDotPath(result.issues[0]) ?? placeless(input, result.issues[0].message));
  return result.output;
}

function placeless(input: unknown, message: string): string {
  return typeof input === 'object' && input !== null ? message : 'no capture';
}

const ended = v.picklist(['waiting', 'inserted', 'copied', 'refused', 'too-long']);

/** How a page says that a carry ended; `waiting` gives it back. Throws Failure `bad-message`. */
export function parseCarryEnd(input: unknown): CarryState {
  if (!v.is(ended, input)) throw new Failure('bad-message', 'state');
  return input;
}
