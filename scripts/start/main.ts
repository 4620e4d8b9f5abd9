import { findChromium } from '../setup.mjs';
import { buildExtension } from '../stage/build.ts';
import { type ChromiumStage, launchChromium } from '../stage/chromium.ts';
import { siteRoutes } from '../stage/routes.ts';
import { type Arguments, parseArguments, USAGE } from './arguments.ts';
import { byHand } from './by-hand.ts';
import { drive } from './drive.ts';
import { errorSentence } from './error-sentence.ts';
import { type ChatInput, readInput } from './input.ts';
import { makeOutFolder } from './out-folder.ts';
import { Refusal } from './refusal.ts';
import { jsonReport, plainReport } from './report.ts';

function hasDisplay(): boolean {
  return process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY);
}

async function main(): Promise<void> {
  const wanted = parseArguments(process.argv.slice(2), hasDisplay());
  if (wanted.help) return console.log(USAGE);
  const input = readInput(wanted.input, wanted.url);
  if (wanted.drive) makeOutFolder(wanted.out);
  if (input.unshown !== undefined) console.error(input.unshown);
  const executable = browserProgram();
  const extension = await buildExtension('chrome');
  const stage = await launchChromium({ executable, extension, headless: wanted.drive });
  try {
    await run(stage, input, wanted);
  } finally {
    await stage.close();
  }
}

function browserProgram(): string {
  try {
    return findChromium({ install: true });
  } catch (error) {
    throw new Refusal(1, error instanceof Error ? error.message : String(error));
  }
}

async function run(stage: ChromiumStage, input: ChatInput, { drive: alone, json, out }: Arguments): Promise<void> {
  const routes = await siteRoutes();
  routes.set(input.address, input.html, { inert: input.foreign });
  stage.serve(routes);
  if (!alone) return byHand(stage, input);
  const result = await drive(stage, input, makeOutFolder(out));
  console.log(json ? jsonReport(result) : plainReport(result, out));
}

function say(error: unknown): void {
  console.error(errorSentence(error, Boolean(process.env.BATON_DEBUG)));
  process.exitCode = error instanceof Refusal ? error.exitCode : 1;
}

process.on('uncaughtException', (error) => {
  say(error);
  process.exit();
});
main().catch(say);
