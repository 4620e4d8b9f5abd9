import { attachmentLabel } from '../../core/attachment-label.ts';
import type { CapturedMessage } from '../../core/capture.ts';
import type { Attachment, Role } from '../../core/message.ts';

/** A text of which some words stand for attachments. */
export interface Inline {
  readonly text: string;
  readonly holds: readonly Attachment[];
}

/** A piece of a message, in the order of the record. Blank lines stand between two of them. */
export type Part = string | Attachment | Inline;

export interface Facts {
  readonly id?: string | undefined;
  readonly at?: number | undefined;
  readonly model?: string | undefined;
  /** True where nothing is said. */
  readonly complete?: boolean | undefined;
}

/** A message as a list of one; none where it holds nothing. */
export function capturedMessage(role: Role, parts: readonly Part[], facts: Facts): readonly CapturedMessage[] {
  const text = parts
    .map(wordsOf)
    .filter((words) => words !== '')
    .join('\n\n');
  const attachments = parts.flatMap(attachmentsOf);
  if (text === '' && attachments.length === 0) return [];
  const { id, at, model, complete = true } = facts;
  const known = { ...(id && { id }), ...(at !== undefined && { at }), ...(model && { model }) };
  return [{ ...known, role, text, attachments, complete }];
}

export function attachment(kind: Attachment['kind'], name: string | undefined): Attachment {
  return { kind, name: name?.replace(/\s+/g, ' ').trim() ?? '' };
}

/** A file by its name, an image where its media type or its ending says so. */
export function uploaded(name: string | undefined, mediaType = ''): Attachment {
  const isImage =
    /^image(?:\/|$)/i.test(mediaType) || (mediaType === '' && /\.(?:png|jpe?g|gif|webp)$/i.test(name ?? ''));
  return attachment(isImage ? 'image' : 'file', name);
}

function wordsOf(part: Part): string {
  if (typeof part === 'string') return trimmed(part);
  return 'text' in part ? trimmed(part.text) : attachmentLabel(part);
}

function trimmed(text: string): string {
  return text.trimEnd().replace(/^(?:[ \t]*\r?\n)+/, '');
}

function attachmentsOf(part: Part): readonly Attachment[] {
  if (typeof part === 'string') return [];
  return 'text' in part ? part.holds : [part];
}
