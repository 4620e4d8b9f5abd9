import { type Finding, type Findings, isFree } from './findings.ts';
import { looksRandom } from './looks-random.ts';

/** The first word of the next line, unless it is the name of a value. */
const NEXT_LINE = /[ \t]{0,8}\\?\r?\n[ \t>]{0,40}([\w+/-]{2,}={0,2})(?![\w+/-]|[ \t]{0,8}[:=(])/y;
const MOST_LINES = 8;
/** Shorter words of a line that goes on are more likely names such as `v2`. */
const LEAST_TAIL = 4;

/** Makes findings at the end of a line longer where the next line goes on with what is no word. */
export function extendOverLines(text: string, findings: Findings): void {
  findings.list.forEach((finding, index) => {
    let longer = finding;
    for (let lines = 1; lines < MOST_LINES && !finding.whole; lines++) {
      const next = withNextLine(text, longer, findings);
      if (next === undefined) break;
      longer = next;
    }
    findings.list[index] = longer;
  });
}

function withNextLine(text: string, finding: Finding, findings: Findings): Finding | undefined {
  NEXT_LINE.lastIndex = finding.end;
  const match = NEXT_LINE.exec(text);
  const tail = match?.[1];
  if (match === null || tail === undefined) return undefined;
  const end = finding.end + match[0].length;
  const endsLine = end === text.length || /[\r\n"'`]/.test(text.charAt(end));
  if (!looksRandom(tail) || (tail.length < LEAST_TAIL && !endsLine)) return undefined;
  if (!isFree(findings, finding.end, end)) return undefined;
  findings.taken.fill(1, finding.end, end);
  return { ...finding, end, secret: finding.secret + tail };
}
