import { sectionIn, sectionNamed, sectionsByKey } from '../../core/section-named.ts';
import type { Section, SummaryLine } from '../../core/summary.ts';
import { TRANSLATED_HEADINGS } from './translated-headings.ts';

const HEADING = /^\s{0,3}(?:#{1,6}\s+(.+?)\s*#*|#{2,6}([^#\s].*?)\s*#*|(?:\*\*|__)(.+?)(?:\*\*|__)\s*[:：]?)\s*$/;
const BULLET = /^(\s*)(?:[-*+•]|\d{1,4}[.)])\s+(?:\[[ xX]\]\s+)?/;
const RULE = /^\s*(?:-{3,}|\*{3,}|_{3,}|`{3,}\w*|~{3,}\w*)\s*$/;
const MARK = /\[\s*#?\s*\d{1,7}(?:\s*(?:,|;|-|–|and)\s*#?\s*\d{1,7})*\s*\](?!\()/g;
/** Marks that are evidence wherever they stand in a line. */
const SHARP_MARK = /\[\s*#\s*\d{1,7}(?:\s*(?:,|;|-|–|and)\s*#?\s*\d{1,7})*\s*\](?!\()/g;
/** What models put under a heading that has nothing, in the languages of `HEADINGS`. */
const NOTHING = new RegExp(
  `^(?:${[
    'none|nothing|n/a|-|—|keine[rs]?|nichts|aucune?|rien|néant|ningun[oa]|nada|nenhuma?|nessun[oa]|niente|geen|niets|brak',
    'нет|ничего|отсутствуют|немає|нічого|yok|tidak ada|không|không có|لا يوجد|لا شيء|هیچ|ندارد|कोई नहीं|নেই|কিছু নেই',
    '无|無|暂无|暫無|没有|なし|特になし|없음',
  ].join('|')})[.。।]?$`,
  'iu',
);

/**
 * The lines of a summary a model wrote. Headings count by their name in English or, where the model translated them, in
 * any other language of `HEADINGS`, in any case and at any level; what stands under another one goes to the facts, and so
 * does a summary without headings. Evidence is taken from `[#3][#12]`,
 * `[#3, #12]`, and from `[3]` at the end; lines that go on are joined. Words in front of the first heading are no lines.
 */
export function parseSummary(markdown: string): readonly SummaryLine[] {
  const lines = markdown.split('\n');
  const headed = lines.some((line) => headingOf(line) !== undefined);
  const reading: Reading = { items: [], section: headed ? undefined : 'facts', open: false };
  for (const line of lines) readLine(reading, line);
  return reading.items.map(lineOf).filter(({ text }) => text !== '' && !NOTHING.test(text));
}

interface Item {
  readonly section: Section;
  text: string;
}

interface Reading {
  readonly items: Item[];
  /** Undefined in front of the first heading. */
  section: Section | undefined;
  /** Whether the next line may go on with the last item. */
  open: boolean;
}

function readLine(reading: Reading, line: string): void {
  const heading = headingOf(line);
  if (heading !== undefined) reading.section = sectionOf(heading) ?? 'facts';
  if (heading !== undefined || line.trim() === '' || RULE.test(line)) {
    reading.open = false;
    return;
  }
  const last = reading.items.at(-1);
  const starts = BULLET.test(line);
  if (!starts && reading.open && last !== undefined) {
    last.text += ` ${line.trim()}`;
    return;
  }
  if (reading.section === undefined && !starts) return;
  reading.items.push({ section: reading.section ?? 'facts', text: line.replace(BULLET, '').trim() });
  reading.open = true;
}

/** What a heading says. Without a space behind its hashes, and in bold, it is one only where it names a section. */
function headingOf(line: string): string | undefined {
  if (!/[#*_]/.test(line)) return undefined;
  const [, hashed, tight, bold] = HEADING.exec(line) ?? [];
  if (hashed !== undefined) return hashed;
  const perhaps = tight ?? bold;
  if (perhaps === undefined || BULLET.test(line)) return undefined;
  return sectionOf(perhaps) === undefined ? undefined : perhaps;
}

const TRANSLATED = sectionsByKey(TRANSLATED_HEADINGS);

function sectionOf(heading: string): Section | undefined {
  return sectionNamed(heading) ?? sectionIn(TRANSLATED, heading);
}

function lineOf({ section, text }: Item): SummaryLine {
  const start = evidenceStart(text);
  const said = text.slice(0, start);
  const marks = [...said.matchAll(SHARP_MARK)].map(([mark]) => mark);
  const bare =
    marks.length === 0
      ? said
      : said
          .replace(SHARP_MARK, '')
          .replace(/ +(?=[.,;:!?])/g, '')
          .replace(/ {2,}/g, ' ');
  return { section, text: bare.trim(), evidence: numbersIn([...marks, text.slice(start)].join('')), author: 'model' };
}

/** Where the marks at the end of a line begin. A full stop behind them belongs to none. */
function evidenceStart(text: string): number {
  let start = text.length;
  for (const mark of [...text.matchAll(MARK)].toReversed()) {
    const between = text.slice(mark.index + mark[0].length, start);
    if (!/^[\s,;.]*$/.test(between)) break;
    start = mark.index;
  }
  return start;
}

function numbersIn(marks: string): readonly number[] {
  const numbers = [...marks.matchAll(/(\d+)(?:\s*[-–]\s*#?\s*(\d+))?/g)].flatMap(([, first, last]) =>
    range(Number(first), Number(last ?? first)),
  );
  return [...new Set(numbers)].toSorted((a, b) => a - b);
}

const LONGEST_RANGE = 50;

/** All numbers of a short range; the two ends of a long or turned one. */
function range(first: number, last: number): readonly number[] {
  const length = last - first + 1;
  if (length < 1 || length > LONGEST_RANGE) return [first, last];
  return Array.from({ length }, (_, index) => first + index);
}
