import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { findFirefox } from '../../scripts/setup.mjs';
import { type FirefoxStage, launchFirefox } from '../../scripts/stage/firefox.ts';
import { componentPage } from '../../scripts/stage/pages/components/component-page.ts';
import { createRoutes } from '../../scripts/stage/routes.ts';

let stage: FirefoxStage;

beforeAll(async () => {
  stage = await launchFirefox({ executable: findFirefox(), extension: inject('firefoxExtension') });
});

afterAll(() => stage.close());

test('Firefox reads a page of no known site when the user asks for it, shadow root and all, and keeps it when they say so', async () => {
  const routes = createRoutes();
  stage.serve(routes);
  const lines = [
    { role: 'user', text: 'How do I descale the kettle?' },
    { role: 'assistant', text: 'Boil it once with 200 ml of vinegar.' },
    { role: 'user', text: 'And how often should I do that?' },
    { role: 'assistant', text: 'Every second month, if your water is hard.' },
  ] as const;
  routes.set('https://talk.example/desk', await componentPage('deep-chat', lines));
  const page = await stage.open('https://talk.example/desk');
  await page.waitFor(`document.querySelector('deep-chat')?.shadowRoot?.textContent.includes('Every second month')`);
  const popup = await stage.openPopup();
  await popup.waitForText(/not a chat that Baton reads/);
  await popup.click('[data-notice="failure"] button');
  await popup.waitForText(/4 messages: 2 from you, 2 from the assistant/);
  await popup.click('[data-testid="guess-keep"]');
  const kept = await popup.waitForText(/Written by the built-in digest/);
  expect(kept).toMatch(/Read by guess from the page/);
  expect(kept).toMatch(/200 ml/);
});
