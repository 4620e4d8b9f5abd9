import type { FakeChat } from './fake-chat.ts';

/** What a row says of itself. */
export function nameRow(kind: FakeChat['kind'], row: HTMLElement, index: number, count: number): void {
  if (kind === 'rows') {
    row.dataset.chatgptSearchUnitKey = `m${index}:${index % 2 === 0 ? 'user' : 'assistant'}`;
    row.dataset.chatgptSearchMessageIds = `m${index}`;
  }
  if (kind !== 'numbered') return;
  row.setAttribute('role', 'article');
  row.setAttribute('aria-setsize', String(count));
  row.setAttribute('aria-posinset', String(index + 1));
}

/** What is in a row. */
export function markupOf(kind: FakeChat['kind'], index: number, texts: readonly string[]): string {
  const text = texts[index] ?? '';
  const asks = index % 2 === 0;
  if (kind === 'older') {
    return asks
      ? `<user-query><p class="query-text-line">${text}</p></user-query>`
      : `<model-response><message-content id="message-content-id-r_${index}"><div class="markdown"><p>${text}</p></div></message-content></model-response>`;
  }
  if (kind === 'numbered') {
    return asks
      ? `<p data-testid="user-message">${text}</p>`
      : `<div data-is-streaming="false"><div class="standard-markdown"><p>${text}</p></div></div>`;
  }
  if (kind === 'rows') {
    return asks
      ? `<div data-user-message-bubble>${text}</div>`
      : `<div data-markdown-text-style="assistant-message"><p>${text}</p></div>`;
  }
  return asks
    ? `<div data-message-author-role="user" data-message-id="m${index}"><div class="whitespace-pre-wrap">${text}</div></div>`
    : `<div data-message-author-role="assistant" data-message-id="m${index}"><div class="markdown"><p>${text}</p></div></div>`;
}
