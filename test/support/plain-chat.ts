import type { SiteId, StageConversation } from '../../scripts/stage/pages/conversation.ts';

/** An invented chat about one plan, in which every message can be told from the others. */
export function plainChat(site: SiteId, exchanges: number, title = 'A shed by the canal'): StageConversation {
  const messages = Array.from({ length: exchanges }, (_, index) => [
    { role: 'user' as const, text: `Step ${index + 1}: how wide should beam ${index + 1} of the shed be?` },
    {
      role: 'assistant' as const,
      text: `Make beam ${index + 1} **${40 + index} mm** wide and paint it with \`oil-${index + 1}\`.`,
    },
  ]).flat();
  return { site, title, messages };
}
