import type { SummaryLine } from '../../core/summary.ts';
import { type Item, itemsOf } from './items-of.ts';
import { hasSharpMark, type MarkRules, takeEvidence } from './take-evidence.ts';

/** What models put under a heading that has nothing, in the languages of `HEADINGS`. */
const NOTHING = new RegExp(
  `^(?:${[
    'none|nothing|n/a|-|—|keine[rs]?|nichts|aucune?|rien|néant|ningun[oa]|nada|nenhuma?|nessun[oa]|niente|geen|niets|brak',
    'нет|ничего|отсутствуют|немає|нічого|yok|tidak ada|không|không có|لا يوجد|لا شيء|هیچ|ندارد|कोई नहीं|নেই|কিছু নেই',
    '无|無|暂无|暫無|没有|なし|特になし|없음',
  ].join('|')})[.。।]?$`,
  'iu',
);

/** A key in armour: it is one piece, and is worth nothing without its line breaks. */
const ARMOURED = /-----BEGIN [A-Z0-9 ]{1,40}-----(?:(?!-----)[\s\S]){1,9000}-----END [A-Z0-9 ]{1,40}-----/g;
/** Stands for a line break in such a key; in no summary that was cleaned. */
const BREAK = '\u0000';

/**
 * The lines of a summary a model wrote. Headings count by their name in English or, where the model translated them, in
 * any other language of `HEADINGS`, in any case and at any level; what stands under another one goes to the facts, or
 * stays in its section where that one is below it, and so does a summary without headings. Evidence is taken from
 * `[#3][#12]` and `[#3, #12]`, and from `[3]` at the end where no mark has a sharp; lines that go on are joined, bullets
 * below a bullet join it, rows of tables and blocks of code are lines too. Words in front of the first heading are no
 * lines. `messages` is how many messages there are to name. JSON has no lines. Keys in
 * armour alone keep their line breaks.
 */
export function parseSummary(
  markdown: string,
  { messages }: { readonly messages?: number | undefined } = {},
): readonly SummaryLine[] {
  if (isJson(markdown)) return [];
  const rules: MarkRules = { messages, bare: !hasSharpMark(markdown) };
  return itemsOf(markdown.replace(ARMOURED, (key) => key.replaceAll('\n', BREAK)))
    .map((item) => lineOf(item, rules))
    .filter(({ text }) => text !== '' && !NOTHING.test(text));
}

function lineOf({ section, text }: Item, rules: MarkRules): SummaryLine {
  const { text: said, evidence } = takeEvidence(text, rules);
  return { section, text: said.replaceAll(BREAK, '\n'), evidence, author: 'model' };
}

/** Whether all of it, in a code fence perhaps, is an object or a list of JSON. */
function isJson(markdown: string): boolean {
  const bare = markdown
    .trim()
    .replace(/^`{3}(?:json\w*)?\n|\n`{3}$/g, '')
    .trim();
  if (!/^(?:\{[\s\S]*\}|\[[\s\S]*\])$/.test(bare)) return false;
  try {
    return typeof JSON.parse(bare) === 'object';
  } catch {
    return false;
  }
}
