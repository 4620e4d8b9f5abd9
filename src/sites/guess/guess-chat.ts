import type { Speaker } from '../markup/markup.ts';
import { type Assigned, assignSpeakers, type Ground, shareOfText } from './assign-speakers.ts';
import { isTwoSided } from './by-marks.ts';
import { chatSigns, isOpen } from './chat-signs.ts';
import { type ComposerBeside, composersIn } from './composers.ts';
import { messageBody } from './message-body.ts';
import { type PageTree, pageTree } from './page-tree.ts';
import { SPEAKER_AT, sideOf } from './side.ts';
import type { MarkKind } from './speaker-marks.ts';
import { speakerOf } from './speaker-words.ts';
import { type SpeakerAt, unitsIn } from './units.ts';

export interface GuessedMessage {
  readonly speaker: Speaker;
  /** A copy of what it says, with open shadow roots laid flat and without times, names and controls. */
  readonly body: Element;
}

/** The chat that a page seems to show. */
export interface Guess {
  /** In page order. */
  readonly messages: readonly GuessedMessage[];
  readonly by: Ground;
  /** Several signs agree. */
  readonly isSure: boolean;
  /** The element that holds the messages. */
  readonly list: Element;
}

interface Candidate extends Assigned {
  readonly list: Element;
  readonly units: readonly Element[];
  /** What speaks for it: signs of a chat, and how plainly the speakers are told. */
  readonly weight: number;
  /** Characters of text whose speaker is told. */
  readonly size: number;
}

/** Below this nothing is taken for a chat. */
const LEAST_WEIGHT = 3;
const SURE_WEIGHT = 5;
/** How much of a list's text must be told whose it is. */
const LEAST_SHARE = 0.7;
/** Beyond this share of links a list is a menu, an index or a page of results. */
const MOST_LINKS = 0.5;

const KINDS: readonly MarkKind[] = ['attribute', 'label', 'class'];

/**
 * Finds the chat in a page that nothing is known of, by its structure alone. Undefined where the page shows none:
 * comments, results, menus and lists of mail are none.
 */
export function guessChat(document: Document): Guess | undefined {
  const best = candidatesIn(document.body).reduce<Candidate | undefined>(better, undefined);
  if (best === undefined) return undefined;
  const { list, units, speakers, by, weight } = best;
  const told = units.map((unit, index) => ({ unit, speaker: speakers[index] }));
  const alike = (speaker: Speaker) => told.filter((each) => each.speaker === speaker).map(({ unit }) => unit);
  const siblings = { user: alike('user'), assistant: alike('assistant') };
  const messages = told.flatMap(({ unit, speaker }) => {
    const body = speaker && messageBody(unit, siblings[speaker], document);
    return speaker === undefined || body === undefined ? [] : [{ speaker, body }];
  });
  const inOrder = isNewestFirst(list, units) ? messages.toReversed() : messages;
  return messages.length < 2 ? undefined : { messages: inOrder, by, isSure: weight >= SURE_WEIGHT, list };
}

/**
 * The newest stands first in the page's source, and last in what is shown: as boxes tell, else as the list's style
 * does.
 */
function isNewestFirst(list: Element, units: readonly Element[]): boolean {
  const [first, last] = [units[0]?.getBoundingClientRect(), units.at(-1)?.getBoundingClientRect()];
  if (first !== undefined && last !== undefined && first.height > 0) return first.top > last.top;
  const { flexDirection } = list.ownerDocument.defaultView?.getComputedStyle(list) ?? {};
  return flexDirection === 'column-reverse';
}

/**
 * One in which both speak; then the one with more text, the more so the more plainly it is a chat; of the same messages
 * in one list inside another, the inner one.
 */
function better(best: Candidate | undefined, next: Candidate): Candidate {
  const [isBoth, isNextBoth] = [best && isTwoSided(best.speakers), isTwoSided(next.speakers)];
  if (best !== undefined && isBoth !== isNextBoth) return isNextBoth ? next : best;
  return best === undefined || worthOf(next) >= worthOf(best) ? next : best;
}

function worthOf({ size, weight }: Candidate): number {
  return size * weight ** 2;
}

function candidatesIn(root: Element): readonly Candidate[] {
  const tree = pageTree(root);
  const composerBeside = composersIn(root);
  const candidate = (list: Element, speakerAt: SpeakerAt) =>
    candidateOf(list, unitsIn(list, tree, speakerAt), tree, composerBeside);
  const marked = markedSpeaker(tree);
  return tree.elements
    .filter((element) => tree.partsOf(element).length > 0)
    .flatMap((list) => {
      const byMarks = candidate(list, marked);
      if (byMarks !== undefined || !isOpen(list, composerBeside)) return byMarks ?? [];
      return candidate(list, speakerBySide(list, tree)) ?? [];
    });
}

function markedSpeaker({ marksOf }: PageTree): SpeakerAt {
  return (element) =>
    KINDS.map((kind) => speakerOf(marksOf[kind](element))?.speaker).find((speaker) => speaker !== undefined);
}

function speakerBySide(list: Element, tree: PageTree): SpeakerAt {
  return (element) => {
    const side = sideOf(element, list, tree);
    return side && SPEAKER_AT[side];
  };
}

function candidateOf(
  list: Element,
  units: readonly Element[],
  tree: PageTree,
  composerBeside: ComposerBeside,
): Candidate | undefined {
  if (units.length < 2 || units.some(isNoMessage)) return undefined;
  const assigned = assignSpeakers(units, list, tree);
  if (assigned === undefined) return undefined;
  const share = shareOfText(units, assigned.speakers, tree);
  if (share < LEAST_SHARE || linkShare(units, tree) > MOST_LINKS) return undefined;
  const signs = chatSigns(list, units, composerBeside);
  const weight = assigned.strength + signs.weight;
  const needsOpen = assigned.strength < 2;
  if (weight < LEAST_WEIGHT || (needsOpen && !signs.isOpen)) return undefined;
  const size = share * units.reduce((sum, unit) => sum + tree.lengthOf(unit), 0);
  return { ...assigned, list, units, weight, size };
}

/** Cells, headings and labels are none. */
function isNoMessage({ localName }: Element): boolean {
  return /^(?:t[dhr]|d[dt]|h\d|label|legend|summary|caption|figcaption|option)$/.test(localName);
}

function linkShare(units: readonly Element[], { lengthOf }: PageTree): number {
  const length = (elements: readonly Element[]) => elements.reduce((sum, each) => sum + lengthOf(each), 0);
  const links = units.flatMap((unit) => (unit.closest('a[href]') ? [unit] : [...unit.querySelectorAll('a[href]')]));
  return length(links) / Math.max(1, length(units));
}
