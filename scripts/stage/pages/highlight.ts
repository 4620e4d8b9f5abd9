import { html } from './html.ts';

export type Ink = 'comment' | 'string' | 'number' | 'keyword' | 'plain';

const KEYWORDS =
  'async|await|break|case|class|const|continue|def|else|enum|export|extends|false|fn|for|from|func|function|if|impl|import|in|interface|let|match|new|None|null|pub|raise|return|select|self|static|struct|switch|throw|True|False|true|try|type|var|where|while|with|yield|create|table|insert|into|update|set|not|and|or|primary|key';
const TOKEN = new RegExp(
  [
    '(?<comment>//[^\\n]*|#(?![0-9a-fA-F]{3,8}\\b)[^\\n]*|--\\s[^\\n]*|/\\*[\\s\\S]*?\\*/)',
    '(?<string>"(?:[^"\\\\\\n]|\\\\.)*"|\'(?:[^\'\\\\\\n]|\\\\.)*\'|`[^`]*`)',
    '(?<number>\\b\\d[\\d._]*\\b)',
    `(?<keyword>\\b(?:${KEYWORDS})\\b)`,
  ].join('|'),
  'gi',
);

/** Code as HTML, its tokens wrapped as the site wraps them. The text content stays the code, letter by letter. */
export function highlight(code: string, wrap: (ink: Ink, escaped: string) => string): string {
  let at = 0;
  let out = '';
  for (const match of code.matchAll(TOKEN)) {
    if (match.index > at) out += wrap('plain', html(code.slice(at, match.index)));
    out += wrap(inkOf(match.groups ?? {}), html(match[0]));
    at = match.index + match[0].length;
  }
  return at < code.length ? out + wrap('plain', html(code.slice(at))) : out;
}

function inkOf(groups: Readonly<Record<string, string | undefined>>): Ink {
  const inks: readonly Ink[] = ['comment', 'string', 'number', 'keyword'];
  return inks.find((ink) => groups[ink] !== undefined) ?? 'plain';
}
