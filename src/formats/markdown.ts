import { type Conversation, isWhole } from '../core/conversation.ts';
import { closeFence } from '../core/fence.ts';
import type { Attachment, Message } from '../core/message.ts';
import { summaryMarkdown } from '../core/summary.ts';
import { coverageSentence, sourceSentence } from './coverage-text.ts';
import type { Export, Format } from './format.ts';
import { oneLine } from './one-line.ts';
import { ROLE_NAMES } from './role-names.ts';
import { frontMatter } from './yaml.ts';

export const markdown: Format = {
  id: 'markdown',
  name: 'Markdown',
  extension: 'md',
  mediaType: 'text/markdown;charset=utf-8',
  render: (exported) => `${parts(exported).join('\n\n')}\n`,
};

function parts(exported: Export): readonly string[] {
  const { conversation } = exported;
  return [
    frontMatter(facts(exported)),
    `# ${escapeInline(titleOf(conversation))}`,
    `${coverageSentence(conversation)} ${sourceSentence(conversation)}`,
    '## Summary',
    summaryOf(exported),
    '## Conversation',
    ...conversation.messages.map(messageMarkdown),
  ];
}

function facts({ conversation, checkpoint, exportedAt }: Export): Parameters<typeof frontMatter>[0] {
  const { site, url, chatId, coverage } = conversation;
  return {
    title: titleOf(conversation),
    site,
    url,
    chat_id: chatId,
    exported: exportedAt,
    messages_captured: coverage.captured,
    messages_expected: coverage.expected,
    whole: isWhole(coverage),
    engine: checkpoint && (checkpoint.model ?? checkpoint.engine),
    covers: checkpoint && `messages 1 to ${checkpoint.count}`,
  };
}

function titleOf({ title }: Conversation): string {
  return oneLine(title) || 'Untitled chat';
}

/** The summary's own headings are of the second level; here they stand one deeper. */
function summaryOf({ checkpoint }: Export): string {
  const text = summaryMarkdown(checkpoint?.lines ?? [], checkpoint?.language);
  return text === '' ? 'There is no summary of this chat yet.' : text.replace(/^## /gm, '### ');
}

function messageMarkdown(message: Message, index: number): string {
  const { role, text, attachments, complete } = message;
  return [
    `### ${index + 1} · ${ROLE_NAMES[role]}`,
    closeFence(text),
    ...attachments.map(attachmentMarkdown),
    complete ? '' : '*(This message was not finished when it was read.)*',
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

function attachmentMarkdown({ kind, name }: Attachment): string {
  const line = oneLine(name);
  return line === '' ? `*[${kind}]*` : `*[${kind}: ${escapeInline(line)}]*`;
}

function escapeInline(text: string): string {
  return text.replace(/[\\`*_[\]<>&#|~$]/g, '\\$&');
}
