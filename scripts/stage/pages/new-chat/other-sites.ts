import { LOOK } from '../look.ts';

/** Sites of which the stage knows the box of a new chat only: each stands for a kind of editor. */
export type OtherSiteId = 'grok' | 'perplexity' | 'kimi' | 'doubao' | 'deepseek' | 'qwen' | 'zai' | 'aistudio';

/** Grok has a `textarea` nobody sees beside its editor, Qwen the one that belongs to Monaco (both seen 2026-07). */
const GROK_DECOY = `<textarea tabindex="-1" aria-hidden="true" style="position: absolute; width: 0; height: 0; padding: 0; opacity: 0"></textarea>`;
const QWEN_DECOY = `<textarea class="inputarea" tabindex="-1" style="width: 1px; height: 1px; opacity: 0"></textarea>`;

/** A second box, with all that the first is known by, in a part of the page that is not shown. */
function hidden(box: string): string {
  return `<div hidden>${box}</div>`;
}

const DECOYS: Readonly<Record<OtherSiteId, string>> = {
  grok: hidden('<div class="tiptap ProseMirror" contenteditable="true"><p></p></div>') + GROK_DECOY,
  perplexity: hidden('<div id="ask-input" contenteditable="true"><p></p></div>'),
  kimi: hidden('<div class="chat-input-editor" contenteditable="true"><p></p></div>'),
  doubao: hidden('<div data-slate-editor="true" contenteditable="true"></div>'),
  deepseek: hidden('<textarea name="search" class="ds-scroll-area"></textarea>'),
  qwen: hidden('<textarea class="message-input-textarea"></textarea>') + QWEN_DECOY,
  zai: hidden('<textarea id="chat-input"></textarea>'),
  aistudio: hidden('<textarea formcontrolname="promptText"></textarea>'),
};

/** A page with nothing in it but a box, its send button, and what could be taken for the box. */
export function otherNewChat(site: OtherSiteId, scripts: string): string {
  const tools = `<div class="stage-tools"><span></span><div id="stage-send-place"><button type="button" class="stage-send" aria-label="Send" disabled>↑</button></div></div>`;
  return `<!DOCTYPE html>
<html lang="en" data-stage-site="${site}">
<head><meta charset="utf-8"><title>New chat</title><link rel="icon" href="data:,"><style>${LOOK}</style></head>
<body><main class="stage-main stage-new"><div class="stage-foot"><form onsubmit="return false">${DECOYS[site]}<div class="stage-composer"><div id="stage-editor-place"></div>${tools}</div></form></div></main>${scripts}</body>
</html>
`;
}
