import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import type { Line } from './filled-with.ts';

/** Chat components that others made, as they come from npm. */
export const COMPONENTS = ['deep-chat', 'chatscope', 'chatui', 'chatbotify', 'vue-advanced'] as const;

export type Component = (typeof COMPONENTS)[number];

/** A page of no known site with a chat component in it, filled through its own interface. */
export async function componentPage(component: Component, lines: readonly Line[]): Promise<string> {
  const { script, style } = await bundle(component);
  const set = `window.__lines = ${JSON.stringify(lines).replaceAll('<', '\\u003c')};`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Help desk</title><style>${style}</style></head>
<body><h1>Help desk</h1><p>We answer from nine to five.</p><script>${set}</script><script>${script}</script></body></html>`;
}

/** As each library wants it for people, not for its developers. */
const define = {
  'process.env.NODE_ENV': '"production"',
  __VUE_OPTIONS_API__: 'true',
  __VUE_PROD_DEVTOOLS__: 'false',
  __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
};

async function bundle(component: Component): Promise<{ readonly script: string; readonly style: string }> {
  const entry = fileURLToPath(new URL(`./${component}-component.ts`, import.meta.url));
  const { outputFiles } = await build({
    ...{ bundle: true, format: 'iife', write: false, minify: true, logLevel: 'error', outdir: '/' },
    // some name a bundle of their own for browsers, whose exports are not those of the module
    mainFields: ['module', 'main'],
    ...{ define, loader: { '.woff': 'empty', '.woff2': 'empty', '.ttf': 'empty' } },
    entryPoints: [entry],
  });
  const text = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? '';
  return { script: text('.js').replaceAll('</script', '<\\/script'), style: text('.css').replaceAll('</style', '') };
}
