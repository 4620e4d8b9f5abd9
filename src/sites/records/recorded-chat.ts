import type { CapturedMessage } from '../../core/capture.ts';
import { Failure } from '../../core/failure.ts';
import { nameOf } from './json.ts';
import type { RecordedChat } from './record.ts';

export interface Recorded {
  readonly title: unknown;
  readonly messages: readonly CapturedMessage[];
  /** The record goes back to the first message; true where nothing is said. */
  readonly whole?: boolean;
}

/** What a record held. Throws Failure `record-unknown` where no message was found in it: no chat is empty. */
export function recordedChat(site: string, { title, messages, whole = true }: Recorded): RecordedChat {
  if (messages.length === 0) throw unknownRecord(site, 'no messages');
  const name = nameOf(title);
  return { messages, ...(name !== undefined && { title: name }), ...(!whole && { reachesStart: false }) };
}

/** For a record of another shape than the one known. `missing` says what was not there; nothing of the chat is in it. */
export function unknownRecord(site: string, missing: string): Failure {
  return new Failure('record-unknown', `${site}: ${missing}`);
}

/** The header that carries a token; none where there is no token. */
export function bearer(token: string | undefined): Readonly<Record<string, string>> {
  return token === undefined ? {} : { Authorization: `Bearer ${token}` };
}
