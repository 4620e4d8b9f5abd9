import type { Bidi } from './bidi.ts';
import { waitScript } from './wait-script.ts';

/** The real popup of the toolbar button, in Firefox's own panel. Times are milliseconds. */
export interface FirefoxPopup {
  readonly text: () => Promise<string>;
  readonly waitForText: (pattern: RegExp, timeout?: number) => Promise<string>;
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** A click with user activation. */
  readonly click: (selector: string) => Promise<void>;
}

const PATIENCE = 15_000;

/**
 * Opens the popup over the tab in front; one that is open, as it stays on the stage, goes. BiDi lists no popups, so its page is reached from the browser's own window,
 * through a frame script: the words go in as a message, the value comes back as one.
 */
export async function openPopup(bidi: Bidi, window: string, extensionId: string): Promise<FirefoxPopup> {
  await bidi.evaluate(window, openScript(extensionId));
  const evaluate = (expression: string) => bidi.evaluate(window, insideScript(expression));
  const text = async () => String(await evaluate('document.body.innerText'));
  return {
    text,
    evaluate,
    waitForText: async (pattern, timeout = PATIENCE) => {
      const found = await evaluate(
        waitScript(`${pattern}.test(document.body.innerText) && document.body.innerText`, timeout),
      );
      if (found) return String(found);
      throw new Error(`After ${timeout} ms no ${pattern} in the popup. It shows:\n${await text()}`);
    },
    click: async (selector) => {
      const click = `document.querySelector(${JSON.stringify(selector)}).click()`;
      await bidi.evaluate(window, insideScript(click, 'content.document.notifyUserGestureActivation();'));
    },
  };
}

function openScript(extensionId: string): string {
  return `(async () => {
  const { ExtensionParent } = ChromeUtils.importESModule('resource://gre/modules/ExtensionParent.sys.mjs');
  const before = document.querySelector('browser.webextension-popup-browser')?.closest('panel');
  if (before) {
    const hidden = new Promise((resolve) => before.addEventListener('popuphidden', resolve, { once: true }));
    before.hidePopup();
    await hidden;
  }
  const { extension } = WebExtensionPolicy.getByID(${JSON.stringify(extensionId)});
  const loaded = new Promise((resolve) => {
    const listen = (event) => {
      if (event.target.className !== 'webextension-popup-browser') return;
      document.removeEventListener('WebExtPopupLoaded', listen, true);
      resolve();
    };
    document.addEventListener('WebExtPopupLoaded', listen, true);
  });
  // as a click does
  extension.tabManager.addActiveTabPermission(window.gBrowser.selectedTab);
  await ExtensionParent.apiManager.global.browserActionFor(extension).openPopup(window, true);
  await loaded;
})()`;
}

/** The sandbox has the popup's own names and may be given code, which the popup's own policy forbids. */
function insideScript(expression: string, before = ''): string {
  const inside = `(async () => {
  ${before}
  const sandbox = new Cu.Sandbox([content.document.nodePrincipal], { sandboxPrototype: content, wantXrays: true, wantExportHelpers: true });
  try { sendAsyncMessage('stage', { value: JSON.stringify(await Cu.evalInSandbox(${JSON.stringify(expression)}, sandbox)) }); }
  catch (error) { sendAsyncMessage('stage', { error: String(error) }); }
})()`;
  return `new Promise((resolve, reject) => {
  const popup = document.querySelector('browser.webextension-popup-browser');
  if (!popup) { reject(new Error('The popup is closed.')); return; }
  const listen = ({ data }) => {
    popup.messageManager.removeMessageListener('stage', listen);
    if (data.error) reject(new Error(data.error));
    else resolve(data.value === undefined ? undefined : JSON.parse(data.value));
  };
  popup.messageManager.addMessageListener('stage', listen);
  popup.messageManager.loadFrameScript('data:,' + encodeURIComponent(${JSON.stringify(inside)}), false);
})`;
}
