import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { SiteId, StageConversation, StageMessage } from './pages/conversation.ts';

/** The chat that the project ships, as if it had been held on this site. */
export function demoChat(site: SiteId = 'chatgpt'): StageConversation {
  return parseChat(readFileSync(new URL('../demo/chat.md', import.meta.url), 'utf8'), site);
}

/**
 * A chat written down: front matter with a title, then messages, each behind a line `<!-- user -->` or `<!-- assistant
 * -->`.
 */
export function parseChat(source: string, site: SiteId): StageConversation {
  const { title, body } = splitFrontMatter(source.replaceAll('\r\n', '\n'));
  const parts = body.split(/^<!-- (user|assistant) -->$/m).slice(1);
  const messages: StageMessage[] = [];
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const role = parts[at] === 'user' ? 'user' : 'assistant';
    const text = (parts[at + 1] ?? '').trim();
    messages.push({ id: stableId(messages.length, role, text), role, text });
  }
  return { site, title, messages };
}

function splitFrontMatter(source: string): { title: string; body: string } {
  const match = /^---\n([\s\S]*?)\n---\n/.exec(source);
  const title = /^title:\s*(.*)$/m.exec(match?.[1] ?? '')?.[1] ?? '';
  return { title: title.trim().replace(/^(["'])(.*)\1$/, '$2'), body: source.slice(match?.[0].length ?? 0) };
}

/** Shaped like the ids that sites give: the same words at the same place have the same one. */
function stableId(index: number, role: string, text: string): string {
  const hash = createHash('sha256').update(`${index}\n${role}\n${text}`).digest('hex');
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `4${hash.slice(13, 16)}`,
    `8${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-');
}
