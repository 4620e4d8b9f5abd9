export type SiteId = 'chatgpt' | 'claude' | 'gemini';

export interface StageMessage {
  readonly id?: string;
  readonly role: 'user' | 'assistant';
  /** Markdown. */
  readonly text: string;
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
