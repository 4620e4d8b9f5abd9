import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { compile } from 'svelte/compiler';
import type { NewChatSite } from './new-chat-page.ts';

const bundles = new Map<NewChatSite, Promise<string>>();

/** A site's editor as one inline script. Bundled once a run. */
export function bundleEditor(site: NewChatSite): Promise<string> {
  const known = bundles.get(site) ?? bundle(site);
  bundles.set(site, known);
  return known;
}

const svelte: Plugin = {
  name: 'svelte',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.svelte$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      return { contents: compile(source, { filename: path, generate: 'client', css: 'injected' }).js.code };
    }),
};

/** As each library wants it for people, not for its developers. */
const define = {
  'process.env.NODE_ENV': '"production"',
  __VUE_OPTIONS_API__: 'false',
  __VUE_PROD_DEVTOOLS__: 'false',
  __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
};

async function bundle(site: NewChatSite): Promise<string> {
  const entry = fileURLToPath(new URL(`./${site}-editor.ts`, import.meta.url));
  const options = { bundle: true, format: 'iife', write: false, minify: true, logLevel: 'error' } as const;
  const { outputFiles } = await build({ ...options, define, plugins: [svelte], entryPoints: [entry] });
  const script = outputFiles[0];
  if (!script) throw new Error(`esbuild gave nothing for ${entry}`);
  return script.text.replaceAll('</script', '<\\/script');
}
