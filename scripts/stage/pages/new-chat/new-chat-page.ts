import { chatgptComposer, chatgptSide } from '../chatgpt-chrome.ts';
import { claudeComposer, claudeHead, claudeSide } from '../claude-chrome.ts';
import type { SiteId } from '../conversation.ts';
import { frame } from '../frame.ts';
import { geminiComposer, geminiSide } from '../gemini-chrome.ts';
import { bundleEditor } from './bundle-editor.ts';
import type { EditorOptions } from './editor-options.ts';
import { type OtherSiteId, otherNewChat } from './other-sites.ts';

/** The sites that have a *New chat* page on the stage. */
export type NewChatSite = SiteId | OtherSiteId;

interface NewChat {
  readonly tabTitle: string;
  readonly side: string;
  readonly head: string;
  readonly composer: string;
}

/** Claude shows a plain `textarea` before its editor comes. */
const CLAUDE_BEFORE = `<textarea data-testid="chat-input-ssr" placeholder="How can I help you today?" rows="1"></textarea>`;

const SITES: Readonly<Record<SiteId, NewChat>> = {
  chatgpt: { tabTitle: 'ChatGPT', side: chatgptSide(), head: '', composer: chatgptComposer(false, '') },
  claude: {
    tabTitle: 'Claude',
    side: claudeSide(),
    head: claudeHead(),
    composer: claudeComposer(false, CLAUDE_BEFORE),
  },
  gemini: { tabTitle: 'Google Gemini', side: geminiSide(), head: '', composer: geminiComposer(false, '') },
};

/** A site's *New chat* page with the real editor of that site in it. What is sent lands in `window.__sent`. */
export async function newChatPage(site: NewChatSite, options: EditorOptions = {}): Promise<string> {
  const set = `window.__editor = ${JSON.stringify(options).replaceAll('<', '\\u003c')};`;
  const scripts = `<script>${set}</script><script>${await bundleEditor(site)}</script>`;
  if (!isReadSite(site)) return otherNewChat(site, scripts);
  const { tabTitle, side, head, composer } = SITES[site];
  return frame({
    site,
    tabTitle,
    side,
    main: `<main class="stage-main stage-new" id="main">${head}<div class="stage-greeting">What shall we begin with?</div><div class="stage-foot">${composer}</div></main>`,
    scripts,
  });
}

function isReadSite(site: NewChatSite): site is SiteId {
  return site in SITES;
}
