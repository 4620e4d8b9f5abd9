export type SiteId = 'chatgpt' | 'claude' | 'gemini';

/** Something that stands beside a message's text. */
export interface StageAttachment {
  readonly kind: 'image' | 'file' | 'artifact' | 'report';
  readonly name: string;
}

export interface StageMessage {
  readonly id?: string;
  readonly role: 'user' | 'assistant';
  /** Markdown. */
  readonly text: string;
  /** Stretches of text and attachments in their order, where there is more than `text`. */
  readonly parts?: readonly (string | StageAttachment)[];
  /** An answer that is still being written. */
  readonly writing?: true;
  readonly model?: string;
}

/** A chat as the stage shows it. */
export interface StageConversation {
  readonly site: SiteId;
  readonly title: string;
  readonly messages: readonly StageMessage[];
}

/** The message's own id, or one made from its place: same conversation, same ids. */
export function stageMessageId(message: StageMessage, index: number): string {
  return message.id ?? `00000000-0000-4000-8000-${(index + 1).toString(16).padStart(12, '0')}`;
}
