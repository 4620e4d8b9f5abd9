import preact from '@preact/preset-vite';
import { defineConfig } from 'vitest/config';
import { WxtVitest } from 'wxt/testing/vitest-plugin';

const root = new URL('..', import.meta.url).pathname;

export default defineConfig(async () => ({
  root,
  plugins: [...(await WxtVitest()), preact()],
  test: {
    name: 'unit',
    setupFiles: [`${root}test/fake-indexeddb.ts`],
    include: ['src/**/*.test.{ts,tsx}', 'test/*.test.ts'],
  },
}));
