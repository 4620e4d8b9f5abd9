import { cleanModelOutput } from '../../src/compaction/summary/clean-model-output.ts';
import { cutContextNotes } from '../../src/compaction/summary/context-notes.ts';
import { isEphemeral } from '../../src/compaction/summary/ephemeral-claims.ts';
import { hasFence, replaceLookAlikeTags } from '../../src/compaction/summary/look-alike-tags.ts';
import { neutralise } from '../../src/compaction/summary/neutralise.ts';
import { sanitizeSummary } from '../../src/compaction/summary/sanitize-summary.ts';
import { stripInvisible } from '../../src/compaction/summary/strip-invisible.ts';
import { stripMarkup } from '../../src/compaction/summary/strip-markup.ts';
import { stripThinking } from '../../src/compaction/summary/strip-thinking.ts';
import { stripUnknownAddresses } from '../../src/compaction/summary/strip-unknown-addresses.ts';
import { truncateForSummaryBudget } from '../../src/compaction/summary/truncate-for-summary-budget.ts';
import { noFindings } from '../../src/redaction/findings.ts';
import { redact } from '../../src/redaction/redact.ts';
import type { Rule } from '../../src/redaction/rule.ts';
import { RULES } from '../../src/redaction/rules.ts';
import { search } from '../../src/redaction/search.ts';
import { createVault } from '../../src/redaction/vault.ts';
import { HOSTILE, type Hostile } from './hostile-texts.ts';

const LARGE = 1_000_000;
const SMALL = LARGE / 4;
const TRIES = 3;
/** Slower than this (milliseconds) is timed once. */
const LONG = 1_500;
const LIMIT = 100;
/** Below this (milliseconds) a growth says nothing. */
const LEAST = 20;

type Run = (text: string) => unknown;

/** What throws on purpose, a forged tag or an answer without words, has done its reading. */
function cleanOrRefuse(text: string): unknown {
  try {
    return cleanModelOutput(`- x ${text}`, { input: text });
  } catch {
    return undefined;
  }
}

const FUNCTIONS: Readonly<Record<string, Run>> = {
  neutralise,
  stripInvisible,
  replaceLookAlikeTags,
  hasFence,
  stripThinking,
  stripMarkup,
  stripUnknownAddresses: (text) => stripUnknownAddresses(text, text),
  cleanModelOutput: cleanOrRefuse,
  truncateForSummaryBudget: (text) => truncateForSummaryBudget(text, 2_000),
  cutContextNotes: (text) => cutContextNotes(text, () => false),
  sanitizeSummary,
  isEphemeral,
  redact: (text) => redact(text, createVault()),
  'redact, mail and phone too': (text) => redact(text, createVault(), { mail: true, phone: true }),
};

/**
 * Every function that reads text with expressions of ours, on a million characters that expressions are slow on:
 * processor time, against one plain pass over the same text, and against a quarter of the text (4 is linear, 16 is
 * quadratic). Then each rule of redaction with the text it is slowest on. One more word takes the functions of that name
 * alone, `rules` the rules.
 */
export async function hostile(): Promise<void> {
  const [wanted = ''] = process.argv.slice(3);
  const baselines = new Map(HOSTILE.map((kind) => [kind[0], cost(plainPass, filled(kind, LARGE))]));
  for (const [name, run] of Object.entries(FUNCTIONS)) {
    if (name.includes(wanted)) show(HOSTILE.map((kind) => rowOf(name, run, kind, baselines)));
  }
  if (!'rules'.includes(wanted)) return;
  show(RULES.map((rule) => worstOf(rule, baselines)).toSorted((a, b) => b.ms - a.ms));
}

function plainPass(text: string): string {
  return text.replace(/\p{Cs}/gu, '\uFFFD');
}

/** Flat: a rope would be put together within the time of the first reader. */
function filled([, unit, before = '']: Hostile, length: number): string {
  const text = before + unit.repeat(Math.ceil(length / unit.length)).slice(0, length);
  return Buffer.from(text, 'utf16le').toString('utf16le');
}

/** The least processor time of a few runs, in milliseconds. The sum alone is exact: its halves are guessed by ticks. */
function cost(run: Run, text: string): number {
  let least = Number.POSITIVE_INFINITY;
  for (let tries = 0; tries < TRIES; tries++) {
    const before = process.cpuUsage();
    run(text);
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1_000);
    if (least > LONG) break;
  }
  return least;
}

interface Row {
  readonly function: string;
  readonly text: string;
  readonly ms: number;
  readonly 'ms ÷ one pass': number;
  readonly '1 MB ÷ 250 kB': number;
}

function rowOf(name: string, run: Run, kind: Hostile, baselines: ReadonlyMap<string, number>): Row {
  const small = cost(run, filled(kind, SMALL));
  const large = cost(run, filled(kind, LARGE));
  return {
    function: name,
    text: kind[0],
    ms: rounded(large),
    'ms ÷ one pass': rounded(large / (baselines.get(kind[0]) ?? Number.NaN)),
    '1 MB ÷ 250 kB': rounded(large / small),
  };
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}

/** All texts once, quickly; then the slowest of them in earnest. */
function worstOf(rule: Rule, baselines: ReadonlyMap<string, number>): Row {
  const run: Run = (text) => search(text, rule, noFindings(text.length));
  const [kind] = HOSTILE.map((text) => [text, cost(run, filled(text, SMALL))] as const).reduce((a, b) =>
    b[1] > a[1] ? b : a,
  );
  return rowOf(rule.id, run, kind, baselines);
}

function show(rows: readonly Row[]): void {
  console.table(rows);
  const over = rows.filter(({ ms }) => ms >= LIMIT);
  const growths = rows.filter(({ ms }) => ms >= LEAST).map((row) => row['1 MB ÷ 250 kB']);
  console.log(
    `${rows.length - over.length} of ${rows.length} under ${LIMIT} ms; greatest growth ${Math.max(...growths)}`,
  );
  for (const row of over) console.log(`over: ${row.function}, ${row.text}: ${row.ms} ms`);
}
