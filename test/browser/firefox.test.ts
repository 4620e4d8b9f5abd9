import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { findFirefox } from '../../scripts/setup.mjs';
import { type FirefoxStage, launchFirefox } from '../../scripts/stage/firefox.ts';
import { putChat, siteRoutes } from '../../scripts/stage/routes.ts';
import { plainChat } from '../support/plain-chat.ts';

let stage: FirefoxStage;

beforeAll(async () => {
  stage = await launchFirefox({ executable: findFirefox(), extension: inject('firefoxExtension') });
});

afterAll(() => stage.close());

test('Firefox installs Baton, which reads a chat and shows its summary in the popup', async () => {
  const routes = await siteRoutes();
  stage.serve(routes);
  await stage.open(putChat(routes, '12345678-0000-4000-8000-000000000001', plainChat('chatgpt', 5)));
  const popup = await stage.openPopup();
  const text = await popup.waitForText(/Written by the built-in digest/, 30_000);
  expect(text).toMatch(/A shed by the canal/);
  expect(text).toMatch(/10 messages/);
  expect(text).toMatch(/beam/);
});
