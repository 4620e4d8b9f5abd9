/** Words in -ed that are no past tense. */
const NO_PAST = 'need|seed|embed|speed|proceed|exceed|succeed|feed|weed|breed|bleed|heed|shed|wed|bed';
const IRREGULAR =
  'ran|sent|wrote|made|did|got|went|said|told|gave|took|saw|found|left|lost|built|began|broke|brought|bought|chose|came|drew|drove|fell|forgot|held|kept|knew|paid|sold|spoke|spent|stood|taught|thought|threw|undid|won';

const SECOND_PERSON = /\byou(?:r|rs|['’](?:re|ve|d|ll))?\b/i;

const LINE_ENDS = /[\n\r\u2028\u2029]/;
const YOUR_LAST = /\byour (?:last|previous|prior)\b/i;
const LOST = /\b(?:dropped|trimmed|removed|lost)\b/i;

/** Claims that were true of the moment they were written in, and of no other. */
const SHAPES: readonly RegExp[] = [
  /\byou(?:['’]ve| have) just\b/i,
  /\byou(?:['’]re| are| were)?(?: just)? about to\b/i,
  new RegExp(`\\byou just (?!(?:${NO_PAST})\\b)(?:[a-z]+ed|${IRREGULAR})\\b`, 'i'),
  /\b(?:was|were) dropped\b/i,
];

/** Whether a sentence speaks to the reader of a state that has passed by the time it is read again. */
export function isEphemeral(sentence: string): boolean {
  if (!SECOND_PERSON.test(sentence)) return false;
  return SHAPES.some((shape) => shape.test(sentence)) || tellsOfLoss(sentence);
}

/** Of a loss and of what is yours, in one line, in any order. The first of one and what is behind it will do. */
function tellsOfLoss(sentence: string): boolean {
  if (!YOUR_LAST.test(sentence) || !LOST.test(sentence)) return false;
  return sentence.split(LINE_ENDS).some((line) => isBehind(line, YOUR_LAST, LOST) || isBehind(line, LOST, YOUR_LAST));
}

function isBehind(line: string, first: RegExp, second: RegExp): boolean {
  const found = first.exec(line);
  return found !== null && second.test(line.slice(found.index + found[0].length));
}
