/** Words in -ed that are no past tense. */
const NO_PAST = 'need|seed|embed|speed|proceed|exceed|succeed|feed|weed|breed|bleed|heed|shed|wed|bed';
const IRREGULAR =
  'ran|sent|wrote|made|did|got|went|said|told|gave|took|saw|found|left|lost|built|began|broke|brought|bought|chose|came|drew|drove|fell|forgot|held|kept|knew|paid|sold|spoke|spent|stood|taught|thought|threw|undid|won';

const SECOND_PERSON = /\byou(?:r|rs|['’](?:re|ve|d|ll))?\b/i;

/** Claims that were true of the moment they were written in, and of no other. */
const SHAPES: readonly RegExp[] = [
  /\byour (?:last|previous|prior)\b.*\b(?:dropped|trimmed|removed|lost)\b/i,
  /\b(?:dropped|trimmed|removed|lost)\b.*\byour (?:last|previous|prior)\b/i,
  /\byou(?:['’]ve| have) just\b/i,
  /\byou(?:['’]re| are| were)?(?: just)? about to\b/i,
  new RegExp(`\\byou just (?!(?:${NO_PAST})\\b)(?:[a-z]+ed|${IRREGULAR})\\b`, 'i'),
  /\b(?:was|were) dropped\b/i,
];

/** Whether a sentence speaks to the reader of a state that has passed by the time it is read again. */
export function isEphemeral(sentence: string): boolean {
  return SECOND_PERSON.test(sentence) && SHAPES.some((shape) => shape.test(sentence));
}
