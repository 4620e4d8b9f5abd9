import * as v from 'valibot';
import type { Capture } from '../core/capture.ts';
import { Failure } from '../core/failure.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

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

const capture = v.object({
  site: v.pipe(v.string(), v.nonEmpty()),
  chatId: v.pipe(v.string(), v.nonEmpty()),
  url: v.pipe(v.string(), v.url()),
  title: v.exactOptional(v.string()),
  via: v.picklist(['page', 'record']),
  messages: v.array(message),
  holes: v.array(v.object({ before: count, count: v.exactOptional(count) })),
  stated: v.exactOptional(count),
  reachesStart: v.boolean(),
  reachesEnd: v.boolean(),
});

/** A capture that came from a page of the web, checked. Throws Failure `bad-message`. */
export function parseCapture(input: unknown): Capture {
  const result = v.safeParse(capture, input);
  if (!result.success) throw new Failure('bad-message', v.getDotPath(result.issues[0]) ?? 'no capture');
  return result.output;
}
