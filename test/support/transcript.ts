import type { Transcript } from '../../src/compaction/window.ts';
import type { Message, Role } from '../../src/core/message.ts';

const ROLES: Readonly<Record<string, Role>> = { s: 'system', u: 'user', a: 'assistant', t: 'tool' };

/** A transcript in a few words: `s1 u2 a3 t4` names role and id of each message. */
export function transcript(words: string): Transcript {
  return { messages: words.split(' ').filter(Boolean).map(message) };
}

export const ids = ({ messages }: Transcript): string => messages.map(({ id }) => id).join(' ');

function message(id: string): Message {
  const role = ROLES[id[0] ?? ''];
  if (role === undefined) throw new Error(`no role begins like ${id}`);
  return { id, role, text: `text of ${id}`, attachments: [], complete: true };
}
