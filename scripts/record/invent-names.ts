const UUID = /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi;
const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const WEB = /\b[a-z][a-z+.-]*:\/\/[^\s"'<>()]+|\bwww\.[^\s"'<>()]+/gi;
/** A run of letters and digits that is no word nor a number. */
const ID = /(?<![a-z\d])(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{8,}(?![a-z\d])/gi;

export interface Names {
  /** A text whose uuids, mail and web addresses are replaced; the rest of it goes through `others`. */
  readonly inText: (text: string, others: (text: string) => string) => string;
  /** An address in the place of another one. `kept`: what selectors look for in it. */
  readonly address: (address: string, kept: readonly string[]) => string;
  /** An id of letters and digits in the place of another one, of the same length and kinds of characters. */
  readonly id: (id: string) => string;
}

/** Replaces what names someone or something, the same always by the same. */
export function namesOf(): Names {
  const [uuids, mails, webs, ids] = [counter(), counter(), counter(), counter()];
  const uuid = (text: string): string =>
    `00000000-0000-4000-8000-${String(uuids(text.toLowerCase())).padStart(12, '0')}`;
  const address = (text: string, kept: readonly string[] = []): string =>
    ['https://example.com', String(webs(text)), ...kept].join('/');
  const id = (text: string): string => likeId(text, ids(text));
  const replacers: readonly (readonly [RegExp, (found: string) => string])[] = [
    [UUID, uuid],
    [MAIL, (found) => `someone${mails(found)}@example.com`],
    [WEB, (found) => address(found)],
    [ID, id],
  ];
  return { address, id, inText: (text, others) => replaceFirst(text, replacers, others) };
}

/** What the first kind does not match goes to the next, and what none matches to `others`. */
function replaceFirst(
  text: string,
  [first, ...rest]: readonly (readonly [RegExp, (found: string) => string])[],
  others: (text: string) => string,
): string {
  if (first === undefined) return others(text);
  const [pattern, replace] = first;
  let end = 0;
  const pieces: string[] = [];
  for (const match of text.matchAll(pattern)) {
    pieces.push(replaceFirst(text.slice(end, match.index), rest, others), replace(match[0]));
    end = match.index + match[0].length;
  }
  return [...pieces, replaceFirst(text.slice(end), rest, others)].join('');
}

function counter(): (of: string) => number {
  const numbers = new Map<string, number>();
  return (of) => {
    const number = numbers.get(of) ?? numbers.size + 1;
    numbers.set(of, number);
    return number;
  };
}

/** Letters become `a`, digits `0`, and the number stands at the end, in letters where the id ends so. */
function likeId(text: string, number: number): string {
  const blank = text.replace(/[a-z]/g, 'a').replace(/[A-Z]/g, 'A').replace(/\d/g, '0');
  const tail = number.toString(16);
  return blank.slice(0, Math.max(0, blank.length - tail.length)) + tail;
}
