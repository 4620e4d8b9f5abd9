import { createHash } from 'node:crypto';
import { partsMarkup } from './attachment-markup.ts';
import type { ChatMarkup, TurnsState } from './chat-markup.ts';
import type { StageConversation, StageMessage } from './conversation.ts';
import { stageMessageId } from './conversation.ts';
import { geminiComposer, geminiSide } from './gemini-chrome.ts';
import { highlight } from './highlight.ts';
import { html } from './html.ts';
import { icons } from './icons.ts';
import { languageLabel } from './language-label.ts';
import { type MarkupDialect, markdownToHtml } from './markdown-to-html.ts';
import { katexHtml } from './tex-markup.ts';

/** The chat page's composer only has its shape: the real editors stand in the new-chat pages. */
const STILL_EDITOR = `<div class="ql-editor textarea new-input-ui ql-blank" contenteditable="true" role="textbox" aria-multiline="true" aria-label="Enter a prompt for Gemini" data-placeholder="Ask anything"><p><br></p></div><div class="ql-clipboard" contenteditable="true" tabindex="-1"></div>`;

/** A question and its answer: what Gemini keeps in one container. */
interface Pair {
  readonly id: string;
  readonly question?: StageMessage;
  readonly answer?: StageMessage;
}

/** Gemini's page as it was in 2026-07: containers of pairs, none for older ones that were not loaded. */
export function geminiChat({ title }: StageConversation): ChatMarkup {
  return {
    tabTitle: title === '' ? 'Google Gemini' : `${title} - Google Gemini`,
    side: geminiSide(title),
    css: 'code-block, table-block, user-query-file-preview, generated-file, generated-image, immersive-entry-chip, model-response, user-query, message-content, response-container { display: block; }',
    main: (
      turns,
      answering,
    ) => `<div class="stage-main"><div class="stage-head"><button type="button" data-test-id="bard-mode-menu-button" class="stage-model">Fast</button></div>
<chat-window class="stage-scroll"><div class="chat-container"><chat-window-content><h1 class="cdk-visually-hidden"> Conversation with Gemini </h1><div id="chat-history" class="chat-history-scroll-container stage-column"><infinite-scroller data-test-id="chat-history-container" class="chat-history">${turns}</infinite-scroller></div></chat-window-content></div></chat-window>
<div class="stage-foot">${geminiComposer(answering, STILL_EDITOR)}</div></div>`,
    turns: (state) =>
      pairs(state)
        .map((pair, index) => container(pair, index))
        .join('\n'),
  };
}

function pairs({ messages, mounted }: TurnsState): Pair[] {
  const out: Pair[] = [];
  messages.forEach((message, index) => {
    if (!mounted(index)) return;
    const last = mounted(index - 1) ? out.at(-1) : undefined;
    if (message.role === 'assistant' && last && last.answer === undefined) {
      out[out.length - 1] = { ...last, answer: message };
      return;
    }
    const id = createHash('sha256').update(stageMessageId(message, index)).digest('hex').slice(0, 16);
    const part = message.role === 'user' ? { question: message } : { answer: message };
    out.push({ id, ...part });
  });
  return out;
}

function container({ id, question, answer }: Pair, index: number): string {
  return `<div class="conversation-container message-actions-hover-boundary ng-star-inserted stage-turn" id="${id}">${question ? asked(question, index) : ''}<!---->${answer ? answered(answer, id) : ''}</div>`;
}

/** What a user wrote, line by line. */
function linesMarkup(text: string): string {
  const lines = text
    .split('\n')
    .map(
      (line) =>
        `<p class="query-text-line ng-star-inserted" style="margin: 0">${line === '' ? '<br>' : ` ${html(line)} `}<!----></p>`,
    );
  return `<div aria-level="2" role="heading" class="query-text gds-body-l" dir="ltr"><span class="cdk-visually-hidden screen-reader-user-query-label"> You said </span>${lines.join('')}<!----></div>`;
}

function asked(message: StageMessage, index: number): string {
  const content = partsMarkup('gemini', message, linesMarkup);
  return `<user-query class="ng-star-inserted stage-turn"><span class="user-query-container"><user-query-content class="user-query-container"><div class="user-query-container"><div class="file-preview-container ng-star-inserted"><!----></div><div class="query-content ng-star-inserted stage-bubble" id="user-query-content-${index}"><span class="user-query-bubble-with-background ng-star-inserted"><span class="horizontal-container ng-star-inserted">${content}</span></span></div><div class="luminous-actions-container ng-star-inserted" hidden><gem-icon-button data-test-id="prompt-copy-button"><button aria-label="Copy prompt"><mat-icon role="img" aria-hidden="true" fonticon="copy"></mat-icon></button></gem-icon-button></div></div></user-query-content></span></user-query>`;
}

function answered(message: StageMessage, id: string): string {
  const { writing = false } = message;
  const content = partsMarkup('gemini', message, (words) => markdownToHtml(words, dialect));
  const prose = `<message-content id="message-content-id-r_${id}" class="ng-star-inserted"><div inline-copy-host="" class="markdown markdown-main-panel md-content stronger stage-prose" id="model-response-message-contentr_${id}" aria-busy="${writing}" aria-live="polite" dir="ltr">${content}</div></message-content>`;
  const actions = `<div class="response-container-footer stage-actions"><message-actions><copy-button><button aria-label="Copy" data-test-id="copy-button">${icons.copy}</button></copy-button><button aria-label="Good response">${icons.good}</button></message-actions></div>`;
  return `<model-response class="ng-star-inserted"><div><response-container class="reduced-bottom-padding ng-star-inserted"><div class="response-container response-container-with-gpi no-background"><div class="presented-response-container"><div class="response-container-content"><div class="response-content"><div class="model-response-label-announcer" aria-live="polite" aria-busy="${writing}"><h2 class="cdk-visually-hidden screen-reader-model-response-label ng-star-inserted"> Gemini said </h2></div><structured-content-container class="model-response-text contains-extensions-response ng-star-inserted"><div class="container">${prose}</div></structured-content-container></div></div></div>${writing ? '' : actions}</div></response-container></div></model-response>`;
}

const dialect: MarkupDialect = {
  paragraph: ' data-path-to-node="0"',
  inlineMath: (tex) =>
    `<span class="math-inline" data-math="${html(tex)}" data-index-in-node="0"><span class="katex">${katexHtml(tex)}</span></span>`,
  blockMath: (tex) =>
    `<div class="math-block" data-math="${html(tex)}"><span class="katex-display"><span class="katex">${katexHtml(tex)}</span></span></div>`,
  table: (table) =>
    `<div class="horizontal-scroll-wrapper"><div class="table-block-component"><response-element class="no-md"><table-block class="ng-star-inserted"><div class="table-block has-export-button new-table-style"><div not-end-of-paragraph="" class="table-content md-content">${inSpans(table)}</div><div class="table-footer hide-from-message-actions" hidden><button aria-label="Export to Sheets"><span>Export to Sheets</span></button><button aria-label="Copy table">${icons.copy}</button></div></div></table-block></response-element></div></div>`,
  code: (code, language) => {
    const tokens = highlight(code, (ink, text) =>
      ink === 'plain' ? text : `<span class="hljs-${ink} ink-${ink}">${text}</span>`,
    );
    const label = html(languageLabel(language));
    return `<response-element class="no-md"><code-block class="ng-star-inserted"><div class="code-block stage-code"><div class="formatted-code-block-internal-container"><div class="animated-opacity"><div class="code-block-decoration header-formatted gds-emphasized-body-m ng-star-inserted stage-code-head"><span>${label}</span><div class="buttons ng-star-inserted"><gem-icon-button data-test-id="gem-copy-button" class="copy-button"><button aria-label="Copy code">${icons.copy}</button></gem-icon-button></div></div><pre><code role="text" data-test-id="code-content" class="code-container formatted">${tokens}\n</code></pre></div></div></div></code-block></response-element>\n`;
  },
};

function inSpans(table: string): string {
  return table
    .replace('<table>', '<table data-path-to-node="0">')
    .replace(/<(t[dh])([^>]*)>([\s\S]*?)<\/\1>/g, '<$1$2><span data-path-to-node="0,0,0,0">$3</span></$1>');
}
