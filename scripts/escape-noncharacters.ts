import type { Plugin } from 'vite';

/** Code points that are no characters. Chromium refuses an extension with one of them in a content script. */
export const NONCHARACTERS = /[\uFDD0-\uFDEF\uFFFE\uFFFF]/g;

/** Writes noncharacters in built scripts as escapes, as the sources do; the minifier puts them in as they are. */
export function escapeNoncharacters(): Plugin {
  return {
    name: 'escape-noncharacters',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk') chunk.code = chunk.code.replace(NONCHARACTERS, escapeOf);
      }
    },
  };
}

function escapeOf(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
