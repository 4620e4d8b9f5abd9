import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { siteFor, siteOfSigns } from '../../src/sites/index.ts';
import { pageAddress } from '../stage/page-address.ts';
import { errorSentence } from '../start/error-sentence.ts';
import { Refusal } from '../start/refusal.ts';
import { type Arguments, parseArguments, USAGE } from './arguments.ts';
import { fixtureOf } from './fixture-of.ts';
import { whatWasRead } from './what-was-read.ts';

function main(): void {
  const wanted = parseArguments(process.argv.slice(2));
  if (wanted === undefined) console.log(USAGE);
  else record(wanted);
}

function record({ page, out, url: given }: Arguments): void {
  const html = textOf(page);
  const address = given ?? pageAddress(html) ?? /^<!-- (https:\S+) -->/.exec(html)?.[1];
  if (address === undefined || !URL.canParse(address)) {
    throw new Refusal(2, `${page} does not say where it was saved from: give its address with --url https://…`);
  }
  const url = new URL(address);
  const site = siteFor(url) ?? siteOfSigns(new JSDOM(html).window.document);
  if (site === undefined) throw new Refusal(3, `${url.host} is no chat site that Baton knows.`);
  const fixture = fixtureOf(html, site, url, randomBytes(16).toString('hex'));
  writeFileSync(out, fixture.html);
  const { sentence, isSame } = whatWasRead(fixture);
  console.log(`${out} is written. ${sentence}`);
  if (!isSame) process.exitCode = 3;
}

function textOf(page: string): string {
  try {
    return readFileSync(page, 'utf8');
  } catch {
    throw new Refusal(2, `${page} cannot be read: give the path of a saved page.`);
  }
}

try {
  main();
} catch (error) {
  console.error(errorSentence(error, Boolean(process.env.BATON_DEBUG)));
  process.exitCode = error instanceof Refusal ? error.exitCode : 1;
}
