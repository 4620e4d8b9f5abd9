import { parse, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Refusal } from '../start/refusal.ts';

export const USAGE = `npm run record -- PAGE [--url URL] [--out FILE]

  PAGE        a saved chat page (.html)
  --url URL   the address it was saved from; none: the one the page itself states
  --out FILE  where the fixture goes; none: beside the page, as PAGE.fixture.html`;

export interface Arguments {
  readonly page: string;
  readonly url?: string;
  readonly out: string;
}

/** Undefined where help is asked for. Throws a Refusal with exit code 2 on wrong usage. */
export function parseArguments(args: readonly string[]): Arguments | undefined {
  const { values, positionals } = parsed(args);
  if (values.help === true) return undefined;
  const [page] = positionals;
  if (page === undefined || positionals.length > 1) throw usage('Give one saved page');
  const { dir, name } = parse(page);
  const out = values.out ?? `${dir === '' ? '.' : dir}/${name}.fixture.html`;
  if (resolve(out) === resolve(page))
    throw usage('The fixture does not go over the page it is made from: give another --out');
  return { page, out, ...(values.url === undefined ? {} : { url: values.url }) };
}

function parsed(args: readonly string[]) {
  try {
    const options = {
      url: { type: 'string' },
      out: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    } as const;
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw usage(error instanceof Error ? error.message : String(error));
  }
}

function usage(sentence: string): Refusal {
  return new Refusal(2, `${sentence}.\n\n${USAGE}`);
}
