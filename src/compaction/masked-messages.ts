import type { Message } from '../core/message.ts';

/** Masks texts that belong together, and undoes it. Half a secret is known to no rule, so that nothing is cut before. */
export interface Secrets {
  readonly mask: (texts: readonly string[]) => readonly string[];
  readonly restore: (text: string) => string;
}

/** Messages with their secrets masked, in their texts and in the names of what is attached. */
export function maskedMessages(messages: readonly Message[], mask: Secrets['mask']): readonly Message[] {
  const names = messages.flatMap(({ attachments }) => attachments.map(({ name }) => name));
  const masked = mask([...messages.map(({ text }) => text), ...names]);
  const maskedNames = masked.slice(messages.length).values();
  return messages.map((message, index) => ({
    ...message,
    text: masked[index] ?? '',
    attachments: message.attachments.map((attachment) => ({ ...attachment, name: maskedNames.next().value ?? '' })),
  }));
}
