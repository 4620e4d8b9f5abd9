import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Builds the extension as it ships and gives its folder. What WXT says goes to stderr. */
export async function buildExtension(browser: 'chrome' | 'firefox'): Promise<string> {
  const wxt = fileURLToPath(new URL('../../node_modules/wxt/bin/wxt.mjs', import.meta.url));
  const build = spawn(process.execPath, [wxt, 'build', '-b', browser], { cwd: ROOT, stdio: ['ignore', 2, 2] });
  const [code] = await once(build, 'exit');
  if (code !== 0) throw new Error(`wxt build -b ${browser} failed with exit code ${code}`);
  return `${ROOT}.output/${browser}-mv3`;
}
