import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, inject, test } from 'vitest';
import { NONCHARACTERS } from '../../scripts/escape-noncharacters.ts';
import { sites } from '../../src/sites/index.ts';

describe.each(['chromeExtension', 'firefoxExtension'] as const)('the built %s', (name) => {
  const folder = inject(name);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const text = (file: string): string => readFileSync(join(folder, file), 'utf8');

  test('holds no script that Chromium would take for badly encoded', () => {
    const scripts = files.filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(2);
    expect(scripts.filter((file) => new RegExp(NONCHARACTERS).test(text(file)))).toEqual([]);
  });

  test('asks for the chat sites and for nothing of the rest of the web', () => {
    const { host_permissions, permissions, optional_host_permissions } = JSON.parse(text('manifest.json'));
    expect(permissions.toSorted()).toEqual(['activeTab', 'clipboardWrite', 'scripting', 'storage']);
    expect(host_permissions).toEqual(sites.flatMap(({ matches }) => matches));
    for (const pattern of host_permissions) expect(pattern).toMatch(/^https:\/\/[a-z0-9.-]+\/(?:[a-z]+\/)?\*$/);
    // given one by one, for what people host themselves
    expect(optional_host_permissions).toEqual(['https://*/*', 'http://*/*']);
  });

  test('has a popup, options, icons in four sizes, and a content script that is small', () => {
    const { action, icons, options_ui, name: title } = JSON.parse(text('manifest.json'));
    expect(title).toBe('Baton: carry a long AI chat into a fresh one');
    expect(action.default_popup).toBe('popup.html');
    expect(options_ui.page).toBe('options.html');
    expect(Object.keys(icons)).toEqual(['16', '32', '48', '128']);
    expect(gzipSync(text('content-scripts/chat.js')).length).toBeLessThan(80_000);
  });
});
