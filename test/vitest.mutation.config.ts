import { statSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A mutant is dead at its first failing test: small files are the quick ones. */
class SmallestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sizeOf = ({ moduleId }: TestSpecification) => statSync(moduleId).size;
    return files.toSorted((a, b) => sizeOf(a) - sizeOf(b));
  }
}

/** What is run against each mutant: the tests of the summaries, but for those that take the time. */
// biome-ignore lint/style/noDefaultExport: vitest asks for one
export default defineConfig({
  root: new URL('..', import.meta.url).pathname,
  test: {
    include: ['src/compaction/**/*.test.ts'],
    // the second sweeps over all of Unicode
    exclude: ['**/*.slow.test.ts', '**/strip-invisible.test.ts'],
    testTimeout: 30_000,
    setupFiles: ['test/support/short-properties.ts'],
    isolate: false,
    sequence: { sequencer: SmallestFirst },
  },
});
