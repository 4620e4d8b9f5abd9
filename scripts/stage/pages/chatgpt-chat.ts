import { partsMarkup } from './attachment-markup.ts';
import type { ChatMarkup, TurnsState } from './chat-markup.ts';
import { chatgptComposer, chatgptSide } from './chatgpt-chrome.ts';
import { type StageConversation, type StageMessage, stageMessageId } from './conversation.ts';
import { highlight } from './highlight.ts';
import { html } from './html.ts';
import { icons } from './icons.ts';
import { languageLabel } from './language-label.ts';
import { type MarkupDialect, markdownToHtml } from './markdown-to-html.ts';
import { katex } from './tex-markup.ts';

/** The chat page's composer only has its shape: the real editors stand in the new-chat pages. */
const STILL_EDITOR = `<div contenteditable="true" translate="no" class="ProseMirror" id="prompt-textarea" role="textbox" aria-multiline="true" aria-label="Chat with ChatGPT"><p data-empty-paragraph="true" data-placeholder="Ask anything" class="placeholder"><br class="ProseMirror-trailingBreak"></p></div>`;

/** ChatGPT's page as it was in 2026-07: `section` turns, CodeMirror code blocks, shells for turns out of sight. */
export function chatgptChat({ title }: StageConversation): ChatMarkup {
  return {
    tabTitle: title === '' ? 'ChatGPT' : `${title} - ChatGPT`,
    side: chatgptSide(title),
    css: '',
    main: (
      turns,
      answering,
    ) => `<main class="stage-main" id="main" tabindex="-1"><header class="stage-head" id="page-header"><button type="button" data-testid="model-switcher-dropdown-button" aria-label="Model selector">Assistant</button></header>
<div class="stage-scroll" data-scroll-root=""><div role="presentation" class="contents"><div id="thread" class="group/thread flex flex-col stage-column">${turns}</div></div></div>
<div class="stage-foot" id="thread-bottom-container">${chatgptComposer(answering, STILL_EDITOR)}</div></main>`,
    turns: ({ messages, mounted }: TurnsState) =>
      messages
        .map((message, index) => {
          const id = stageMessageId(message, index);
          if (!mounted(index)) return shell(id);
          return turn(message, id, index);
        })
        .join('\n'),
  };
}

function shell(id: string): string {
  return `<div class="" data-turn-id-container="${id}" data-is-intersecting="false" style="--last-known-height: 240px; height: 24px;"></div>`;
}

function turn(message: StageMessage, id: string, index: number): string {
  const speaker = message.role === 'user' ? 'You said:' : 'ChatGPT said:';
  const body = message.role === 'user' ? asked(message, id) : answered(message, id);
  return `<div class="" data-turn-id-container="${id}" data-is-intersecting="true"><section class="text-token-text-primary w-full stage-turn" dir="auto" data-turn-id="${id}" data-turn-id-container="${id}" data-testid="conversation-turn-${index + 1}" data-turn="${message.role}"><h4 class="sr-only select-none">${speaker}</h4><div class="text-base my-auto mx-auto"><div data-conversation-screenshot-content="" class="mx-auto flex-1 group/turn-messages relative flex w-full min-w-0 flex-col">${body}</div></div></section></div>`;
}

function asked(message: StageMessage, id: string): string {
  const text = (words: string) =>
    `<div class="user-message-bubble-color relative min-w-0 overflow-hidden stage-bubble"><div data-custom-highlighting-behavior="boundary" data-testid="collapsible-user-message-root"><div data-testid="collapsible-user-message-content"><div class="max-w-full min-w-0 [overflow-wrap:anywhere] whitespace-pre-wrap" style="white-space: pre-wrap">${html(words)}</div></div></div></div>`;
  const content = partsMarkup('chatgpt', message, text);
  return `<div class="flex max-w-full flex-col gap-4 grow"><div data-message-author-role="user" data-message-id="${id}" dir="auto" class="text-message relative flex w-full flex-col items-end gap-2"><div class="flex w-full flex-col gap-1 empty:hidden items-end">${content}</div></div></div>
<div class="z-0 flex justify-end" hidden><div aria-label="Your message actions" role="group" tabindex="-1"><button type="button" aria-label="Copy message" data-testid="copy-turn-action-button" data-state="closed">${icons.copy}</button><button type="button" aria-label="Edit message" data-state="closed">${icons.link}</button></div></div>`;
}

function answered(message: StageMessage, id: string): string {
  const { writing = false, model = 'gpt-5-5' } = message;
  const content = partsMarkup('chatgpt', message, (words) => markdownToHtml(words, dialect));
  const prose = `<div class="markdown prose dark:prose-invert wrap-break-word w-full light markdown-new-styling stage-prose${writing ? ' streaming-animation result-streaming' : ''}">${content}</div>`;
  const actions = `<div class="z-0 flex min-h-[46px] justify-start"><div aria-label="Response actions" class="stage-actions" role="group" tabindex="-1"><button type="button" aria-label="Copy response" data-testid="copy-turn-action-button" data-state="closed">${icons.copy}</button><button type="button" aria-label="Good response" aria-pressed="false" data-testid="good-response-turn-action-button" data-state="closed">${icons.good}</button></div></div>`;
  return `<div class="flex max-w-full flex-col gap-4 grow"><div data-message-author-role="assistant" data-message-id="${id}" dir="auto" data-message-model-slug="${html(model)}" class="min-h-8 text-message relative flex w-full flex-col" data-turn-start-message="true" tabindex="0"><div class="flex w-full flex-col gap-1 empty:hidden">${prose}</div></div></div>${writing ? '' : actions}`;
}

const dialect: MarkupDialect = {
  paragraph: ' data-start="0" data-end="0"',
  inlineMath: katex,
  blockMath: (tex) => `<span class="katex-display">${katex(tex)}</span>`,
  table: (table) =>
    `<div class="TyagGW_tableContainer"><div tabindex="-1" class="group TyagGW_tableWrapper flex flex-col-reverse w-fit">${table.replace('<table>', '<table data-start="0" data-end="0" class="w-fit min-w-(--thread-content-width)">')}<div class="relative h-0 self-end select-none"><div class="absolute end-0 flex items-end"><span class="" data-state="closed"><button aria-label="Copy table" hidden>${icons.copy}</button></span></div></div></div></div>`,
  code: (code, language) => {
    const label = html(languageLabel(language));
    const lines = highlight(
      code,
      (ink, text) => `<span${ink === 'plain' ? '' : ` class="ͼk ink-${ink}"`}>${text}</span>`,
    );
    const head = `<div class="select-none sticky z-2"><div class="flex w-full items-center justify-between stage-code-head"><div class="flex max-w-[75%] min-w-0 cursor-default items-center text-sm font-medium">${label}</div><div class="flex flex-row items-center"><button type="button" aria-label="Copy" data-state="closed">${icons.copy}</button></div></div></div>`;
    return `<pre class="overflow-visible! px-0!" data-start="0" data-end="0" style="margin: 0; white-space: normal"><div class="relative w-full mt-4 mb-1"><div class="contents"><div class="border stage-code">${head}<div class="relative"><div id="code-block-viewer" dir="ltr" class="q9tKkq_viewer cm-editor z-10 flex h-full w-full flex-col ͼd ͼr"><div class="cm-scroller"><pre class="cm-content q9tKkq_readonly m-0"><code>${lines}</code></pre></div></div></div></div></div></div></pre>\n`;
  },
};
