import { capture } from './capture.ts';
import { hostile } from './hostile.ts';
import { rolling } from './rolling.ts';

/** Each prints a table; ratios against a baseline of the same run, never times against a clock elsewhere. */
const BENCHMARKS: Readonly<Record<string, () => Promise<void>>> = { capture, hostile, rolling };

const [name = ''] = process.argv.slice(2);
const benchmark = BENCHMARKS[name];
if (benchmark === undefined) {
  console.error(`npm run bench -- NAME, with NAME one of: ${Object.keys(BENCHMARKS).join(', ')}`);
  process.exitCode = 2;
}
await benchmark?.();
