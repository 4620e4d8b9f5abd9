import type { TestProject } from 'vitest/node';
import { buildExtension } from '../../scripts/stage/build.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Folders of the built extension. */
    readonly chromeExtension: string;
    readonly firefoxExtension: string;
  }
}

/** Builds the extension once for all real-browser tests. */
export async function setup(project: TestProject): Promise<void> {
  project.provide('chromeExtension', await buildExtension('chrome'));
  project.provide('firefoxExtension', await buildExtension('firefox'));
}
