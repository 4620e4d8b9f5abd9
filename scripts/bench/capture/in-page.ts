import { gfm } from '@joplin/turndown-plugin-gfm';
import TurndownService from 'turndown';
import type { Turns } from '../../../src/page/reading/pace.ts';
import { type Reader, readerOf } from '../../../src/page/reading/reader.ts';
import { watchPage } from '../../../src/page/watch.ts';
import { chatgpt } from '../../../src/sites/chatgpt.ts';

/** What the benchmark asks of a page. Times in milliseconds. */
export interface InPage {
  /** A first reading by a reader that knows nothing yet: in one go, as what it is compared with, or in slices. */
  readonly firstRead: (way: 'in one go' | 'in slices') => Promise<Took>;
  readonly turndown: () => number;
  /** Puts one more question and answer behind the others and reads again; the share of both is halved. */
  readonly oneMore: () => Promise<number>;
  /** Streams an answer for so long, with all that watches the page at work. */
  readonly stream: (milliseconds: number) => Promise<Took>;
}

export interface Took {
  /** All that was done on the main thread. */
  readonly ours: number;
  /** The longest stretch in which the page had no turn. */
  readonly longest: number;
  readonly messages: number;
}

const BODIES = '.markdown, .whitespace-pre-wrap';
const TICK = 50;
const here = (): URL => new URL(location.href);
const rest = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** Adds up what runs between `run` and its end, or the next turn of the page. */
function stopwatch() {
  let ours = 0;
  let longest = 0;
  let began = 0;
  const stop = (): void => {
    const took = performance.now() - began;
    ours += took;
    longest = Math.max(longest, took);
  };
  const start = (): void => {
    began = performance.now();
  };
  const turns: Turns = {
    now: () => performance.now(),
    next: () => {
      stop();
      return rest(0).then(start);
    },
  };
  const run = <T>(work: () => T): T => {
    start();
    const done = work();
    stop();
    return done;
  };
  return { start, stop, run, turns, took: () => ({ ours, longest }) };
}

type Stopwatch = ReturnType<typeof stopwatch>;

/** Every change of the page that our observers are told of is on the watch. */
function timedObserver(watch: Stopwatch): typeof MutationObserver {
  return class extends MutationObserver {
    constructor(tell: MutationCallback) {
      super((records, observer) => watch.run(() => tell(records, observer)));
    }
  };
}

async function timedRead(reader: Reader, watch: Stopwatch): Promise<number> {
  watch.start();
  const capture = await reader.read();
  // what handing it over to the worker begins with
  JSON.stringify(capture);
  watch.stop();
  return capture.messages.length;
}

let end = new AbortController();

/** A reader and its stopwatch, in place of the one before. The observer of its memory is on the watch, too. */
function timedReader(way: 'in one go' | 'in slices' = 'in slices') {
  end.abort();
  end = new AbortController();
  const watch = stopwatch();
  const plain = globalThis.MutationObserver;
  globalThis.MutationObserver = timedObserver(watch);
  const reader = readerOf(chatgpt, {
    document,
    here,
    turns: way === 'in slices' ? watch.turns : { ...watch.turns, now: () => 0 },
    signal: end.signal,
  });
  globalThis.MutationObserver = plain;
  return { watch, reader };
}

let lasting: ReturnType<typeof timedReader> | undefined;

async function firstRead(way: 'in one go' | 'in slices'): Promise<Took> {
  lasting = timedReader(way);
  const messages = await timedRead(lasting.reader, lasting.watch);
  return { ...lasting.watch.took(), messages };
}

function turndown(): number {
  const service = new TurndownService({ headingStyle: 'atx', hr: '---', codeBlockStyle: 'fenced' });
  service.use(gfm);
  const bodies = [...document.querySelectorAll<HTMLElement>(BODIES)];
  const began = performance.now();
  for (const body of bodies) service.turndown(body);
  return performance.now() - began;
}

/** The two newest turns once more, as two new ones. */
function addTurns(): void {
  const turns = [...document.querySelectorAll('#thread > [data-turn-id-container]')].slice(-2);
  const count = document.querySelectorAll('#thread > *').length;
  turns.forEach((turn, index) => {
    const copy = turn.cloneNode(true) as Element;
    const [section, message] = [copy.querySelector('section'), copy.querySelector('[data-message-id]')];
    section?.setAttribute('data-testid', `conversation-turn-${count + index + 1}`);
    message?.setAttribute('data-message-id', `more-${count + index}`);
    turn.parentElement?.append(copy);
  });
}

async function oneMore(): Promise<number> {
  const { watch, reader } = lasting ?? timedReader();
  const before = watch.took().ours;
  addTurns();
  await rest(0);
  await timedRead(reader, watch);
  return (watch.took().ours - before) / 2;
}

async function stream(milliseconds: number): Promise<Took> {
  const { watch, reader } = timedReader();
  await timedRead(reader, watch);
  const streaming = stopwatch();
  const { ours } = watch.took();
  const watching = new AbortController();
  let longest = 0;
  let messages = 0;
  const onSettled = async (): Promise<void> => {
    messages = await timedRead(reader, watch);
    longest = watch.took().longest;
  };
  const observed = {
    addEventListener: addEventListener.bind(window),
    location,
    MutationObserver: timedObserver(streaming),
  };
  const timers = {
    setTimeout: (run: () => void, after: number) => setTimeout(() => streaming.run(run), after),
    clearTimeout: (timer: ReturnType<typeof setTimeout> | undefined) => clearTimeout(timer),
  };
  watchPage({ document, window: observed, timers, signal: watching.signal, onSettled: () => void onSettled() });
  const paragraph = [...document.querySelectorAll('.markdown > p')].at(-1);
  for (const until = performance.now() + milliseconds; performance.now() < until; await rest(TICK)) {
    paragraph?.append(' and so it goes on');
  }
  watching.abort();
  const whole = { ours: watch.took().ours - ours + streaming.took().ours, longest };
  return { ...whole, longest: Math.max(longest, streaming.took().longest), messages };
}

declare global {
  interface Window {
    batonBench: InPage;
  }
}

window.batonBench = { firstRead, turndown, oneMore, stream };
