// Draws public/icon/baton.svg in the sizes that browsers ask for: node scripts/icons.mjs
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const SIZES = [16, 32, 48, 128];
const folder = new URL('../public/icon/', import.meta.url);
const svg = await readFile(new URL('baton.svg', folder), 'utf8');
const executablePath = process.env.BATON_BROWSER ?? '/usr/bin/chromium';
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });

for (const size of SIZES) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<style>body { margin: 0 } svg { display: block; width: ${size}px; height: ${size}px }</style>${svg}`,
  );
  await page.screenshot({ path: fileURLToPath(new URL(`${size}.png`, folder)), omitBackground: true });
  await page.close();
}
await browser.close();
