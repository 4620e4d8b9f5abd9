import type { JSX } from 'preact';
import type { Checkpoint } from '../core/checkpoint.ts';
import type { Message } from '../core/message.ts';
import { headingLanguage, SECTIONS, type Section, sectionHeadings } from '../core/summary.ts';
import { ROLE_NAMES } from '../formats/index.ts';
import { counted, exactly } from './amounts.ts';
import { Markdown } from './markdown.tsx';

/** How much of a message its mark shows, in characters. */
const FIRST_WORDS = 120;

interface SummaryProps {
  readonly checkpoint: Checkpoint;
  /** Pins that are over the budget of all pins. */
  readonly droppedPins?: readonly string[] | undefined;
  readonly messages: readonly Message[];
  /** Where the chat was read: a sentence. */
  readonly source?: string;
}

/** A summary by sections, each line with the numbers of the messages it rests on. */
export function Summary({ checkpoint, droppedPins = [], messages, source }: SummaryProps): JSX.Element {
  return (
    <div class="summary" data-testid="summary">
      {SECTIONS.map((section) => (
        <SummarySection key={section} section={section} checkpoint={checkpoint} messages={messages} />
      ))}
      <p class="engine" data-testid="engine">
        {writtenBy(checkpoint)} {standsIn(checkpoint)} {covers(checkpoint, messages.length)} {source}
      </p>
      {droppedPins.length > 0 && (
        <p class="engine" data-testid="dropped-pins">
          The pinned lines are too long together, so the oldest are left out: {droppedPins.map(quoted).join(', ')}.
        </p>
      )}
    </div>
  );
}

/** In characters. */
const LONGEST_QUOTE = 60;

function quoted(line: string): string {
  return `“${line.length > LONGEST_QUOTE ? `${line.slice(0, LONGEST_QUOTE).trimEnd()}…` : line}”`;
}

interface SummarySectionProps extends Pick<SummaryProps, 'checkpoint' | 'messages'> {
  readonly section: Section;
}

function SummarySection({ section, checkpoint, messages }: SummarySectionProps): JSX.Element | null {
  const { lines, language } = checkpoint;
  const own = lines.filter((line) => line.section === section);
  if (own.length === 0) return null;
  return (
    <section>
      <h2 lang={headingLanguage(language)} dir="auto">
        {sectionHeadings(language)[section]}
      </h2>
      <ul>
        {own.map(({ text, evidence }, index) => (
          <li key={`${index} ${text}`} data-section={section} dir="auto">
            <Markdown text={text} /> <Evidence numbers={evidence} messages={messages} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface EvidenceProps extends Pick<SummaryProps, 'messages'> {
  readonly numbers: readonly number[];
}

function Evidence({ numbers, messages }: EvidenceProps): JSX.Element | null {
  if (numbers.length === 0) return null;
  return (
    <span class="evidence">
      <span class="for-ears">{numbers.length === 1 ? 'from message ' : 'from messages '}</span>
      {numbers.map((number) => (
        <span key={number} class="mark" data-evidence={number} title={firstWords(messages[number - 1])}>
          {number}{' '}
        </span>
      ))}
    </span>
  );
}

function firstWords(message: Message | undefined): string | undefined {
  if (message === undefined) return undefined;
  const text = message.text.replace(/\s+/gu, ' ').trim();
  return `${ROLE_NAMES[message.role]}: ${text.length > FIRST_WORDS ? `${text.slice(0, FIRST_WORDS).trimEnd()}…` : text}`;
}

function writtenBy({ engine, model }: Checkpoint): string {
  if (engine === 'digest' && model !== undefined)
    return `Written by ${model}; what came later, by the built-in digest.`;
  if (engine === 'digest') return 'Written by the built-in digest, on this machine.';
  return `Written by ${model ?? 'a model'}.`;
}

/** By `RefusalReason`. */
const REFUSED: Readonly<Record<string, string>> = {
  empty: 'empty',
  cut: 'cut off',
  refused: 'declined',
  'reasoning-only': 'thoughts only',
  'larger-than-the-chat': 'longer than the chat',
  'too-long': 'too long',
  'wrong-language': 'in another language',
  forged: 'written as a chat',
  'unknown-messages': 'citing messages there are none of',
  'no-evidence': 'citing no messages',
  misquoted: 'misquoted',
};

/** Why the digest stands where a model was asked. */
function standsIn({ engine, refusals = [] }: Checkpoint): string | undefined {
  const last = refusals.at(-1);
  if (engine !== 'digest' || last === undefined) return undefined;
  const why = Object.hasOwn(REFUSED, last) ? ` (${REFUSED[last]})` : '';
  return `The model’s summary was not accepted${why}; the digest stands in.`;
}

function covers({ count }: Checkpoint, captured: number): string {
  if (count >= captured) return 'It covers every message read.';
  return `It covers the first ${counted(count, 'message', 'messages')} of ${exactly(captured)}.`;
}
