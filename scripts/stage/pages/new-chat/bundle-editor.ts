import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { SiteId } from '../conversation.ts';

const bundles = new Map<SiteId, Promise<string>>();

/** A site's editor as one inline script. Bundled once a run. */
export function bundleEditor(site: SiteId): Promise<string> {
  const known = bundles.get(site) ?? bundle(site);
  bundles.set(site, known);
  return known;
}

async function bundle(site: SiteId): Promise<string> {
  const entry = fileURLToPath(new URL(`./${site}-editor.ts`, import.meta.url));
  const options = { bundle: true, format: 'iife', write: false, minify: true, logLevel: 'error' } as const;
  const { outputFiles } = await build({ ...options, entryPoints: [entry] });
  const script = outputFiles[0];
  if (!script) throw new Error(`esbuild gave nothing for ${entry}`);
  return script.text;
}
