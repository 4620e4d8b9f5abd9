import type { Traits } from './traits.ts';
import type { Unit } from './unit.ts';

/** How the chat went on around a message. */
export interface Course {
  /** A later message of the user says that it works, or thanks. */
  readonly solved: boolean;
  /** It answers the question how things stand. */
  readonly recap: boolean;
  /** The message before it changes or settles something with a number in it. */
  readonly confirms: boolean;
}

/** A trouble is over where one of so many next messages says so. */
const NEXT_MESSAGES = 6;
/** Or where so many messages follow, and the next few do not come back to any. */
const LONG_AGO = 14;
const QUIET = 4;
export const NOWHERE: Course = { solved: false, recap: false, confirms: false };

/** A line of a log, or a sentence about a fault. */
const TROUBLE =
  /\b(?:errors?|err|failed|failure|exception|fatal|killed|traceback|denied|refused|is down|rejected)\b|\b\w+(?:Error|Exception)\b|\bE[A-Z]{5,}\b|\b[A-Z]{3,}(?:_[A-Z]{2,})+\b|\bexit code\b|^\w+\[\d+\]:/i;

const LOG = /^[A-Z]{4,}:\s|^\w[\w.-]*\[\d+\]:|^(?:\S+\s)?(?:\w*[Ee]rror|ERROR|fatal|[Ww]arning|npm ERR!)(?:\s[\w-]+)?:/;

/** For each message how the talk stood there: solved, said again, confirmed. Messages without units are nowhere. */
export function courseOf(messages: readonly (readonly { unit: Unit; traits: Traits }[])[]): readonly Course[] {
  return messages.map((units, index) => {
    const role = units[0]?.unit.role;
    if (role === undefined) return NOWHERE;
    const before = messages[index - 1] ?? [];
    const asked = role === 'assistant' && before[0]?.unit.role === 'user';
    return {
      solved: role === 'user' && isOver(messages.slice(index + 1, index + 1 + LONG_AGO)),
      recap: asked && before.some(({ traits }) => traits.cues.has('recap')),
      confirms: asked && before.some(settlesNumber),
    };
  });
}

/** Printed by a machine: what it says must be done is no rule of the user. */
export function isLog(text: string): boolean {
  return LOG.test(text);
}

/** An error in a sentence or in a log. */
export function isTrouble(text: string): boolean {
  return TROUBLE.test(text) || LOG.test(text);
}

function isOver(later: readonly (readonly { unit: Unit; traits: Traits }[])[]): boolean {
  if (later.slice(0, NEXT_MESSAGES).some(tellsSuccess)) return true;
  const comesBack = later
    .slice(0, QUIET)
    .some((units) => units.some(({ unit }) => unit.role === 'user' && isTrouble(unit.text)));
  return later.length === LONG_AGO && !comesBack;
}

function tellsSuccess(units: readonly { unit: Unit; traits: Traits }[]): boolean {
  return units.some(({ unit, traits: { cues } }) => unit.role === 'user' && !cues.has('refusal') && cues.has('done'));
}

function settlesNumber({ traits: { cues, hasDigit } }: { traits: Traits }): boolean {
  return hasDigit && (cues.has('change') || cues.has('decision') || cues.has('rule'));
}
