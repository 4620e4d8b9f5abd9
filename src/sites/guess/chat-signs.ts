import type { ComposerBeside } from './composers.ts';
import { classNames, nameWords } from './name-words.ts';
import { ancestorsOf } from './shown.ts';

/** What around and in a list speaks for its being a chat, and what against it. */
export interface ChatSigns {
  /** A box to write into stands beside the list, or the list says that it is a log. */
  readonly isOpen: boolean;
  /** Above nought where more speaks for it. */
  readonly weight: number;
}

const CHAT = new Set(
  'chat chats chatbot chatbox conversation conversations messages messagelist thread dialog dialogue transcript messenger'.split(
    ' ',
  ),
);
const MESSAGE = new Set('message messages msg bubble turn utterance'.split(' '));
const OTHER = new Set(
  `comment comments review reviews result results search mail email inbox feed post posts product products article
  articles forum blog faq timeline testimonial testimonials notification notifications price pricing cart catalog
  listing listings event events changelog feature features todo task tasks step steps gallery menu plan plans tier settings answers questions`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

const LEVELS = 6;
const CLOSE_LEVELS = 2;

/** Whether a list is one that is being written to: a log, or with a composer beside it. */
export function isOpen(list: Element, composerBeside: ComposerBeside): boolean {
  return isLog(list) || composerBeside(list);
}

/** A list says so itself, or what is close around it does. */
function isLog(list: Element): boolean {
  return [list, ...ancestorsOf(list, 3)].some((element) => element.getAttribute('role') === 'log');
}

export function chatSigns(list: Element, units: readonly Element[], composerBeside: ComposerBeside): ChatSigns {
  const around = [list, ...ancestorsOf(list, LEVELS)];
  const log = isLog(list);
  const live = around.slice(0, 2).some((element) => element.hasAttribute('aria-live'));
  const composer = composerBeside(list);
  const isChat = around.some((element) => ownWords(element).some((word) => CHAT.has(word)));
  const areMessages = units.slice(0, 8).some((unit) => wordsInside(unit).some((word) => MESSAGE.has(word)));
  const isOther = [...around.slice(0, CLOSE_LEVELS + 1), ...units.slice(0, 8)].some((element) =>
    ownWords(element).some((word) => OTHER.has(word)),
  );
  const weight = (log ? 2 : live ? 1 : 0) + (composer ? 2 : 0) + (isChat ? 1 : 0) + (areMessages ? 1 : 0);
  return { isOpen: log || composer, weight: weight - (isOther ? 3 : 0) };
}

function ownWords(element: Element): readonly string[] {
  const label = element.getAttribute('aria-label') ?? '';
  const names = [element.localName, element.id, ...classNames(element), element.getAttribute('data-testid') ?? ''];
  return [...names, label.length > 40 ? '' : label].flatMap(nameWords);
}

function wordsInside(unit: Element): readonly string[] {
  const inside = [...unit.querySelectorAll('[class]')].slice(0, 4);
  return [unit, ...inside].flatMap(ownWords);
}
