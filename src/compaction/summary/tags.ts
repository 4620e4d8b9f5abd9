/** The fences of a prompt. The one place where their names are written. */
export const TAGS = {
  conversation: 'conversation',
  requests: 'user-requests',
  pinned: 'pinned-lines',
  previous: 'previous-checkpoint',
} as const;

export type Tag = (typeof TAGS)[keyof typeof TAGS];

/** Puts a text, neutralised already, between an opening and a closing tag that carry the nonce. */
export function fenced(tag: Tag, nonce: string, body: string): string {
  return `<${tag}-${nonce}>\n${body}\n</${tag}-${nonce}>`;
}
