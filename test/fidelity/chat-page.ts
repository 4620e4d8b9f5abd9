import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import type { Capture } from '../../src/core/capture.ts';
import { read } from '../../src/page/read.ts';
import type { SiteAdapter } from '../../src/sites/adapter.ts';
import { chatgpt } from '../../src/sites/chatgpt.ts';
import { claude } from '../../src/sites/claude.ts';

/** Addresses at which the invented chats of these tests stand. */
export const AT = {
  chatgpt: new URL('https://chatgpt.com/c/0a1b2c3d-0000-4000-8000-000000000001'),
  claude: new URL('https://claude.ai/chat/0a1b2c3d-0000-4000-8000-000000000002'),
  gemini: new URL('https://gemini.google.com/app/0123456789abcdef'),
  meta: new URL('https://www.meta.ai/prompt/0a1b2c3d-0000-4000-8000-000000000003'),
  mistral: new URL('https://chat.mistral.ai/chat/0a1b2c3d-0000-4000-8000-000000000004'),
  perplexity: new URL('https://www.perplexity.ai/search/weir-0a1b2c'),
  qwen: new URL('https://chat.qwen.ai/c/0a1b2c3d-0000-4000-8000-000000000005'),
  zai: new URL('https://chat.z.ai/c/0a1b2c3d-0000-4000-8000-000000000006'),
} as const;

export function pageOf(html: string): Document {
  return new DOMParser().parseFromString(html, 'text/html');
}

/** What a page says, as `role: text`. */
export function said({ messages }: Pick<Capture, 'messages'>): readonly string[] {
  return messages.map(({ role, text }) => `${role}: ${text}`);
}

/** The text of the newest answer in a page. */
export function answerIn(site: SiteAdapter, url: URL, html: string): string {
  return read(site, pageOf(html), url).messages.findLast(({ role }) => role === 'assistant')?.text ?? '';
}

/** One message of ChatGPT, with what stands in its body. */
export function turn(role: 'user' | 'assistant', inside: string, id = ''): string {
  const body = role === 'user' ? 'whitespace-pre-wrap' : 'markdown prose';
  const named = id === '' ? '' : ` data-message-id="${id}"`;
  return `<div data-message-author-role="${role}"${named}><div class="${body}">${inside}</div></div>`;
}

/** What Baton reads where ChatGPT answers with this HTML. */
export function chatgptAnswer(inside: string): string {
  return answerIn(chatgpt, AT.chatgpt, turn('user', 'How deep is the weir?', 'q') + turn('assistant', inside, 'a'));
}

/** What Baton reads where Claude answers with this HTML around and in its bodies. */
export function claudeAnswer(inside: string, beside = ''): string {
  const question = '<div data-test-render-count="1"><p data-testid="user-message">How deep is the weir?</p></div>';
  const answer = `<div data-test-render-count="1"><div data-is-streaming="false">${inside}</div></div>`;
  return answerIn(claude, AT.claude, `<main>${question}${answer}</main>${beside}`);
}

/** Text as HTML that shows it. */
export function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** Markdown as another program shows it, one that shares nothing with Baton. */
export function shown(markdown: string): Element {
  return pageOf(micromark(markdown, { allowDangerousHtml: true, extensions: [gfm()], htmlExtensions: [gfmHtml()] }))
    .body;
}

/** The text of the elements that match, as they are shown. */
export function textsIn(markdown: string, selector: string): readonly string[] {
  return [...shown(markdown).querySelectorAll(selector)].map(({ textContent }) => textContent ?? '');
}
