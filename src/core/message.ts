export type Role = 'system' | 'user' | 'assistant' | 'tool';

/** Something that stood beside a message and cannot travel as text. */
export interface Attachment {
  readonly kind: 'image' | 'file' | 'artifact' | 'report';
  /** As the page calls it: a file's name, an image's alternative text, a report's title. May be empty. */
  readonly name: string;
}

/** One bubble of a chat. */
export interface Message {
  /** The site's own id where the markup has one; else derived by `messageId` from role, whole text and occurrence. */
  readonly id: string;
  readonly role: Role;
  /** Markdown. */
  readonly text: string;
  readonly attachments: readonly Attachment[];
  /** Milliseconds since 1970, where the site tells. */
  readonly at?: number;
  /** The model's name, where the site tells. */
  readonly model?: string;
  /** False while an answer is still being written, or where the text was not there yet. */
  readonly complete: boolean;
}
