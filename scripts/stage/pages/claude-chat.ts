import { partsMarkup } from './attachment-markup.ts';
import type { ChatMarkup, TurnsState } from './chat-markup.ts';
import { claudeComposer, claudeHead, claudeSide } from './claude-chrome.ts';
import type { StageConversation, StageMessage } from './conversation.ts';
import { highlight } from './highlight.ts';
import { html } from './html.ts';
import { icons } from './icons.ts';
import { type MarkupDialect, markdownToHtml } from './markdown-to-html.ts';
import { katex } from './tex-markup.ts';

/** The chat page's composer only has its shape: the real editors stand in the new-chat pages. */
const STILL_EDITOR = `<div contenteditable="true" translate="no" class="tiptap ProseMirror" data-testid="chat-input" role="textbox" aria-multiline="true" aria-label="Write your prompt"><p data-placeholder="Reply..." class="is-empty is-editor-empty placeholder"><br class="ProseMirror-trailingBreak"></p></div>`;

/** Claude's page as it was in 2026-07: rows that say their place and the number of all, none for turns out of sight. */
export function claudeChat({ title }: StageConversation): ChatMarkup {
  return {
    tabTitle: title === '' ? 'Claude' : `${title} - Claude`,
    side: claudeSide(title),
    css: '',
    main: (turns, answering) => `<div class="stage-main" id="main-content">${claudeHead(title)}
<div class="overflow-y-auto overflow-x-hidden flex-1 stage-scroll" data-autoscroll-container="true"><div class="stage-column"><div data-rocksteady-sizer="" class="relative w-full">${turns}</div></div></div>
<div class="stage-foot">${claudeComposer(answering, STILL_EDITOR)}</div></div>`,
    turns: ({ messages, mounted }: TurnsState) =>
      messages.map((message, index) => (mounted(index) ? row(message, index, messages.length) : '')).join('\n'),
  };
}

function row(message: StageMessage, index: number, count: number): string {
  const body = message.role === 'user' ? asked(message) : answered(message);
  return `<div data-rs-index="${index}" data-index="${index}" class="stage-turn"><div role="article" tabindex="-1" aria-label="Message ${index + 1} of ${count}" aria-setsize="${count}" aria-posinset="${index + 1}"><div data-test-render-count="2"><div class="contents">${body}</div></div></div></div>`;
}

/** What a user wrote in its bubble, paragraph by paragraph. */
function paragraphs(text: string): string {
  const each = text
    .split(/\n{2,}/)
    .map(
      (part) =>
        `<p class="whitespace-pre-wrap break-words" style="white-space: pre-wrap; margin: 0 0 8px">${html(part)}</p>`,
    );
  return `<div data-user-message-bubble="true" class="group relative inline-flex gap-2 break-words flex-col stage-bubble"><div class="flex flex-row gap-2 relative"><div class="flex-1"><div data-testid="user-message" class="font-large !font-user-message py-0.5 grid grid-cols-1 gap-2 relative">${each.join('')}</div></div></div></div>`;
}

function asked(message: StageMessage): string {
  const content = partsMarkup('claude', message, paragraphs);
  return `<div class="mb-1 mt-[var(--msg-gap,1.5rem)] group group/message-row"><h2 data-find-omitted="" class="sr-only select-none">You said: ${html(firstWords(message.text))}</h2><div class="flex flex-col items-end gap-1">${content}<div data-message-action-bar="" class="flex justify-start" hidden><div role="toolbar" aria-label="Message actions"><span class="text-text-500 text-xs">12:50</span></div></div></div></div>`;
}

function answered(message: StageMessage): string {
  const { text, writing = false } = message;
  const content = partsMarkup('claude', message, (words) => markdownToHtml(words, dialect));
  const kind = writing ? 'progressive-markdown' : 'standard-markdown';
  const prose = `<div class="${kind} grid-cols-1 grid gap-3 print:block stage-prose">${content}</div>`;
  const actions = `<div data-message-action-bar="" class="stage-actions"><div role="toolbar" aria-label="Message actions"><button type="button" aria-label="Copy" data-testid="action-bar-copy">${icons.copy}</button></div></div>`;
  return `<div class="group group/message-row" style="height: auto; opacity: 1;"><div class="contents"><div data-is-streaming="${writing}" class="group relative" style="opacity: 1;"><h2 data-find-omitted="" class="sr-only select-none">Claude responded: ${html(firstWords(text))}</h2><div class="font-claude-response relative leading-[1.65rem]"><div><div class="grid grid-rows-[auto_auto] min-w-0"><div class="row-start-1 col-start-1 min-w-0"><div>${prose}</div></div></div></div></div></div>${writing ? '' : actions}</div></div>`;
}

function firstWords(text: string): string {
  return text.split(/\s+/).slice(0, 6).join(' ');
}

const dialect: MarkupDialect = {
  paragraph: ' class="font-claude-response-body break-words whitespace-normal" dir="ltr"',
  inlineMath: katex,
  blockMath: (tex) => `<span class="katex-display">${katex(tex)}</span>`,
  table: (table) =>
    `<div class="overflow-x-auto w-full px-2 mb-6">${table.replace('<table>', '<table class="min-w-full border-collapse text-sm leading-[1.7] whitespace-normal">')}</div>`,
  code: (code, language) => {
    const tokens = highlight(
      code,
      (ink, text) => `<span${ink === 'plain' ? '' : ` class="token ${ink} ink-${ink}"`}>${text}</span>`,
    );
    const head = `<div class="text-text-500 font-small p-3.5 pb-0">${html(language)}</div><div class="sticky pointer-events-none"><button type="button" aria-label="Copy to clipboard">${icons.copy}</button></div>`;
    return `<div role="group" aria-label="${html(language === '' ? '' : `${language} `)}code" tabindex="0" class="relative group/copy rounded-lg stage-code"><div class="stage-code-head">${head}</div><div class="overflow-x-auto"><pre class="code-block__code !my-0 !rounded-lg !text-sm !leading-relaxed p-3.5"><code${language === '' ? '' : ` class="language-${html(language)}"`}>${tokens}</code></pre></div></div>\n`;
  },
};
