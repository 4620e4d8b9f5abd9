import preact from '@preact/preset-vite';
import { defineConfig } from 'vitest/config';
import { WxtVitest } from 'wxt/testing/vitest-plugin';

const root = new URL('..', import.meta.url).pathname;

/** What needs nothing but Node: runs first, side by side. */
const unit = {
  plugins: [...(await WxtVitest()), preact()],
  root,
  test: {
    name: 'unit',
    include: ['src/**/*.test.{ts,tsx}', 'test/*.test.ts', 'test/{fidelity,simulation}/*.test.ts'],
    exclude: ['test/checks.test.ts'],
    setupFiles: ['test/support/fake-indexeddb.ts'],
    // property tests run long on a busy machine: the limit is there for what hangs
    testTimeout: 90_000,
    sequence: { groupOrder: 0 },
  },
};

const checks = {
  root,
  test: { name: 'checks', include: ['test/checks.test.ts'], sequence: { groupOrder: 1 } },
};

/** The built extension in real browsers, one file at a time: beside another one, Firefox stood still now and then. */
const browser = {
  root,
  test: {
    name: 'browser',
    include: ['test/browser/*.test.ts'],
    globalSetup: ['test/support/build-extension.ts'],
    fileParallelism: false,
    maxWorkers: 1,
    testTimeout: 60_000,
    hookTimeout: 120_000,
    teardownTimeout: 20_000,
    sequence: { groupOrder: 2 },
  },
};

export default defineConfig({
  root,
  test: { reporters: ['default', 'json'], projects: [unit, checks, browser] },
});
