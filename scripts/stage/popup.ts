import type { CdpChild } from './cdp-child.ts';
import { waitScript } from './wait-script.ts';

/** The popup that a click on the toolbar opened. Times are milliseconds. */
export interface Popup {
  /** What a person reads in it. */
  readonly text: () => Promise<string>;
  /** Waits until the text matches, and gives the text. */
  readonly waitForText: (pattern: RegExp, timeout?: number) => Promise<string>;
  /** Waits until a JavaScript expression is truthy, and gives its value. */
  readonly waitFor: (expression: string, timeout?: number) => Promise<unknown>;
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** A real mouse click in the middle of the first match: the page gets its user activation. */
  readonly click: (selector: string) => Promise<void>;
  readonly screenshot: () => Promise<Buffer>;
  /** Resolves when the popup is closed. */
  readonly closed: Promise<void>;
}

interface Evaluated {
  readonly result: { readonly value?: unknown };
  readonly exceptionDetails?: { readonly text: string; readonly exception?: { readonly description?: string } };
}

const PATIENCE = 15_000;

export function popupOf(child: CdpChild): Popup {
  const evaluate = (expression: string) => evaluateIn(child, expression);
  const text = async () => String(await evaluate('document.body?.innerText ?? ""'));
  const waitFor = async (expression: string, timeout = PATIENCE) => {
    const value = await evaluate(waitScript(expression, timeout));
    if (!value) throw new Error(`After ${timeout} ms still not: ${expression}\nThe popup shows:\n${await text()}`);
    return value;
  };
  return {
    text,
    waitFor,
    evaluate,
    waitForText: async (pattern, timeout) =>
      String(await waitFor(`${pattern}.test(document.body.innerText) && document.body.innerText`, timeout)),
    click: async (selector) => {
      const name = JSON.stringify(selector);
      await waitFor(`document.querySelector(${name})`);
      await clickAt(child, await evaluate(middleOf(name)));
    },
    screenshot: async () => {
      const shot = (await child.send('Page.captureScreenshot', { format: 'png' })) as { data: string };
      return Buffer.from(shot.data, 'base64');
    },
    closed: child.gone,
  };
}

async function evaluateIn(child: CdpChild, expression: string): Promise<unknown> {
  const params = { expression, awaitPromise: true, returnByValue: true };
  const { result, exceptionDetails } = (await child.send('Runtime.evaluate', params)) as Evaluated;
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
}

function middleOf(name: string): string {
  return `(() => {
  const element = document.querySelector(${name});
  element.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
})()`;
}

/** A click may close the popup before the answer comes: then it has happened. */
async function clickAt(child: CdpChild, middle: unknown): Promise<void> {
  const button = { ...(middle as { x: number; y: number }), button: 'left', clickCount: 1 };
  await child.send('Input.dispatchMouseEvent', { ...button, type: 'mousePressed', buttons: 1 });
  const released = child.send('Input.dispatchMouseEvent', { ...button, type: 'mouseReleased', buttons: 0 });
  await Promise.race([released, child.gone]).catch(() => child.gone);
}
