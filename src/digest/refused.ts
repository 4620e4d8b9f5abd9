import { termsOf, wordsOf } from './words.ts';

/** Says no to the words behind it; a number or a name also behind a bare "not". */
const BEFORE =
  /(?<![\p{L}\p{N}])(?:forget(?: about)?|drop|scrap|no longer|instead of|rather than|(?:do not|don['’]t|never|stop|won['’]t) us(?:e|ing)|not|no more|vergiss|statt|anstatt|nicht(?: mehr)?|kein(?:e|en)?|oublie[zr]?|au lieu de|plutôt que|pas|en vez de|en lugar de|olvida|esqueça|não|вместо|не|забудь)\s+((?:(?:the|port|with|for|on|die|der|das|den|le|la|les|el|o|a)\s+)?[\p{L}\p{N}][^\s,;!?()]*)/giu;
/** Takes back the word in front of it. */
const BEHIND =
  /([\p{L}\p{N}][^\s,;!?()]*)\s+(?:is|are)\s+(?:out|off|dead|dropped|cancelled|canceled)(?![\p{L}\p{N}])/giu;
const WEAK = /^(?:not|nicht|pas|não|не|kein|keine|keinen)$/i;

/** What a sentence says no to, as terms: "forget X", "not 8080", "X is out". */
export function refusedTerms(text: string): ReadonlySet<string> {
  const refused = new Set<string>();
  for (const [whole, object = ''] of text.matchAll(BEFORE)) {
    const weak = WEAK.test(whole.slice(0, -object.length).trim());
    if (weak && !/\p{N}|(?:^|\s)\p{Lu}/u.test(object)) continue;
    for (const term of termsOf(wordsOf(object))) refused.add(term);
  }
  for (const [, object = ''] of text.matchAll(BEHIND)) for (const term of termsOf(wordsOf(object))) refused.add(term);
  return refused;
}
