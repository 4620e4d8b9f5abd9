import { parseArgs } from 'node:util';
import { Refusal } from './refusal.ts';

export const USAGE = `npm start -- [INPUT] [--url URL] [--headless] [--json] [--out DIR]

  INPUT       a saved chat page (.html), or a conversation that Baton exported (.json); none: the demo chat
  --url URL   the address to serve a saved page under; none: the one the page itself states
  --headless  no window: Baton is driven through by itself, as it is where there is no display
  --json      the same, and exactly one JSON object on stdout
  --out DIR   where summary.md, conversation.json, popup.png and composer.png go (out)`;

export interface Arguments {
  readonly input?: string;
  readonly url?: URL;
  /** Drive through by itself instead of leaving a window to the person. */
  readonly drive: boolean;
  readonly json: boolean;
  readonly out: string;
  readonly help: boolean;
}

/** Throws a Refusal with exit code 2 on wrong usage. */
export function parseArguments(args: readonly string[], hasDisplay: boolean): Arguments {
  const { values, positionals } = parse(args);
  if (positionals.length > 1) throw usage(`One INPUT at a time, not ${positionals.length}: ${positionals.join(' ')}`);
  const [input] = positionals;
  if (values.out?.trim() === '') throw usage('--out takes the path of a folder, not nothing');
  const json = values.json === true;
  return {
    ...(input === undefined ? {} : { input }),
    ...(values.url === undefined ? {} : { url: parseUrl(values.url) }),
    drive: json || values.headless === true || !hasDisplay,
    json,
    out: values.out ?? 'out',
    help: values.help === true,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        url: { type: 'string' },
        headless: { type: 'boolean' },
        json: { type: 'boolean' },
        out: { type: 'string' },
        help: { type: 'boolean', short: 'h' },
      },
    });
  } catch (error) {
    throw usage(error instanceof Error ? error.message : String(error));
  }
}

function parseUrl(text: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 'https:') throw usage(`--url takes a whole https address, not ${text}`);
  return url;
}

function usage(sentence: string): Refusal {
  return new Refusal(2, `${sentence}\n\n${USAGE}`);
}
