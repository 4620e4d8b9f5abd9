import { LOOK } from '../look.ts';

/** Sites of which the stage knows the box of a new chat only. */
export type OtherSiteId =
  | 'aistudio'
  | 'copilot'
  | 'copilot-business'
  | 'deepseek'
  | 'doubao'
  | 'grok'
  | 'huggingchat'
  | 'kimi'
  | 'librechat'
  | 'lobechat'
  | 'meta'
  | 'mistral'
  | 'openwebui'
  | 'perplexity'
  | 'poe'
  | 'qwen'
  | 'zai';

/** Grok has a `textarea` nobody sees beside its editor, Qwen the one that belongs to Monaco (both seen 2026-07). */
const GROK_DECOY = `<textarea tabindex="-1" aria-hidden="true" style="position: absolute; width: 0; height: 0; padding: 0; opacity: 0"></textarea>`;
const QWEN_DECOY = `<textarea class="inputarea" tabindex="-1" style="width: 1px; height: 1px; opacity: 0"></textarea>`;
/** Meta's has the editor's own name (seen 2026-07). */
const META_DECOY = `<textarea data-testid="composer-input" placeholder="Ask anything..."></textarea>`;

/** A second box, with all that the first is known by, in a part of the page that is not shown. */
function hidden(box: string): string {
  return `<div hidden>${box}</div>`;
}

const DECOYS: Readonly<Record<OtherSiteId, string>> = {
  aistudio: hidden('<textarea formcontrolname="promptText"></textarea>'),
  copilot: hidden('<textarea id="userInput" data-testid="composer-input"></textarea>'),
  'copilot-business': hidden('<span id="m365-chat-editor-target-element" contenteditable="true"><p></p></span>'),
  deepseek: hidden('<textarea name="search" class="ds-scroll-area"></textarea>'),
  doubao: hidden('<div data-slate-editor="true" contenteditable="true"></div>'),
  grok: hidden('<div class="tiptap ProseMirror" contenteditable="true"><p></p></div>') + GROK_DECOY,
  huggingchat: `${hidden('<textarea placeholder="Ask anything"></textarea>')}<textarea aria-label="Edit"></textarea>`,
  kimi: hidden('<div class="chat-input-editor" contenteditable="true"><p></p></div>'),
  librechat: hidden('<textarea id="prompt-textarea" data-testid="text-input"></textarea>'),
  lobechat: hidden('<div data-lexical-editor="true" contenteditable="true"><p></p></div>'),
  meta: hidden('<div data-testid="composer-input" contenteditable="true"><p></p></div>') + META_DECOY,
  mistral: hidden('<div class="ProseMirror" data-placeholder="Ask anything" contenteditable="true"><p></p></div>'),
  openwebui: hidden('<div id="chat-input" class="tiptap ProseMirror" contenteditable="true"><p></p></div>'),
  perplexity: hidden('<div id="ask-input" contenteditable="true"><p></p></div>'),
  poe: hidden('<textarea class="GrowingTextArea_textArea__a1B2c"></textarea>'),
  qwen: hidden('<textarea class="message-input-textarea"></textarea>') + QWEN_DECOY,
  zai: hidden('<textarea id="chat-input"></textarea>'),
};

/** What those that people host themselves call themselves in every page. */
const NAMES: Partial<Readonly<Record<OtherSiteId, string>>> = {
  librechat: '<meta name="description" content="LibreChat - An open source chat application">',
  lobechat: '<meta property="og:site_name" content="LobeHub">',
  openwebui: '<meta name="apple-mobile-web-app-title" content="Open WebUI">',
};

/** A page with nothing in it but a box, its send button, and what could be taken for the box. */
export function otherNewChat(site: OtherSiteId, scripts: string): string {
  const tools = `<div class="stage-tools"><span></span><div id="stage-send-place"><button type="button" class="stage-send" aria-label="Send" disabled>↑</button></div></div>`;
  return `<!DOCTYPE html>
<html lang="en" data-stage-site="${site}">
<head><meta charset="utf-8"><title>New chat</title>${NAMES[site] ?? ''}<link rel="icon" href="data:,"><style>${LOOK}</style></head>
<body><main class="stage-main stage-new"><div class="stage-foot"><form onsubmit="return false">${DECOYS[site]}<div class="stage-composer"><div id="stage-editor-place"></div>${tools}</div></form></div></main>${scripts}</body>
</html>
`;
}
