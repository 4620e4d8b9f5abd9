import type { ChromiumStage } from '../stage/chromium.ts';
import type { ChatInput } from './input.ts';

const WHAT_TO_CLICK = `
A Chromium window with Baton in it is open, on a long chat.
  1. Click the puzzle piece in the toolbar, then Baton (pin it to keep its icon in sight).
  2. Read the summary in the popup.
  3. Click “Continue in new chat”: a new chat opens, and the summary stands in its message box. Nothing is sent.
  4. “Export” saves the summary as Markdown or JSON.
Close the window to end.`;

/** Leaves the window to the person, until it is closed. */
export async function byHand(stage: ChromiumStage, input: ChatInput): Promise<void> {
  const page = stage.context.pages()[0] ?? (await stage.context.newPage());
  await page.goto(input.address);
  const closed = new Promise<void>((resolve) => stage.context.once('close', () => resolve()));
  console.error(WHAT_TO_CLICK);
  await closed;
}
