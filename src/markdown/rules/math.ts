import type { Shape, Tag, Tags } from '../tag.ts';
import { endLine, type Writer, walk, writeBlock, writePiece, writeText } from '../writer.ts';

const DISPLAY = '.katex-display,.math-block,.math-display,mjx-container[display="true"],math[display="block"]';
const SOURCES = ['data-math', 'data-latex', 'data-tex', 'data-formula'];
const SELECTOR = `.katex-display,.katex,.math-block,.math-inline,${SOURCES.map((name) => `[${name}]`)}`;
const DELIMITED = /^(?:\$\$(.*)\$\$|\$(.*)\$|\\\((.*)\\\)|\\\[(.*)\\\])$/s;

/** A formula, once: its TeX where the page has it, else the glyphs it shows, which are no TeX and get no dollars. */
const formula: Tag = (element, out) => {
  const tex = texOf(element);
  if (tex === '') {
    writeText(out, glyphsOf(element));
    return;
  }
  const display = element.matches(DISPLAY) || element.querySelector(DISPLAY) !== null;
  writeTex(tex, display, out);
};

/** MathJax 2 keeps the TeX in a script. Any other script is no text. */
const script: Tag = (element, out) => {
  const type = element.getAttribute('type') ?? '';
  if (type.startsWith('math/tex')) writeTex(element.textContent?.trim() ?? '', type.includes('mode=display'), out);
};

function writeTex(tex: string, display: boolean, out: Writer): void {
  if (!display || out.mode !== 'flow') {
    writePiece(out, `$${onALine(tex, out.inCell)}$`);
    return;
  }
  endLine(out);
  const lines = tex.replace(/\n\s*\n/g, '\n');
  writeBlock(out, lines.includes('\n') ? `$$\n${lines}\n$$` : `$$${lines}$$`);
}

/** In a table cell `\\|` would end the cell: `\\Vert` is the same. */
function onALine(tex: string, inCell: boolean): string {
  const line = tex.replace(/\s*\n\s*/g, ' ');
  return inCell ? line.replace(/\\\|/g, '\\Vert ').trim() : line;
}

/** Sources in the order they can be trusted. ChatGPT, Claude: annotation; Gemini: data-math (2026-07). */
function texOf(element: Element): string {
  const annotation = element.querySelector('annotation[encoding="application/x-tex"]');
  const source = annotation?.textContent?.trim() || attributeTex(element) || bareTex(element);
  const parts = DELIMITED.exec(source);
  return (parts ? (parts.slice(1).find((part) => part !== undefined) ?? '') : source).trim();
}

function attributeTex(element: Element): string {
  for (const name of SOURCES) {
    const value = element.getAttribute(name) ?? element.querySelector(`[${name}]`)?.getAttribute(name);
    if (value?.trim()) return singleBackslashes(value.trim());
  }
  return '';
}

/** Gemini writes each backslash of `data-math` twice. A formula with single ones is left as it is. */
function singleBackslashes(tex: string): string {
  const runs = tex.match(/\\+/g) ?? [];
  const doubled = runs.every((run) => run.length % 2 === 0) && /\\[a-z]/i.test(tex);
  return doubled ? tex.replace(/\\\\/g, '\\') : tex;
}

/** Qwen has the TeX as loose text inside of `math` (2026-07), where only elements belong. */
function bareTex(element: Element): string {
  const parent = element.querySelector('math semantics') ?? element.querySelector('math');
  const nodes = [...(parent?.childNodes ?? []), ...(element.querySelector('math')?.childNodes ?? [])];
  return nodes.find(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim())?.textContent?.trim() ?? '';
}

function glyphsOf(element: Element): string {
  const shown = element.querySelector('.katex-mathml,math') ?? element.querySelector('.katex-html') ?? element;
  return (shown.textContent ?? '').replace(/[\u200b\u2061-\u2064]/g, '');
}

/** A box that scrolls a formula within its line is no block (Z.ai, 2026-07). */
const inlineBox: Shape = {
  selector: 'div.inline-flex:has(> .katex:only-child)',
  write: (element, out) => walk(element, out),
};

export const mathShapes: readonly Shape[] = [{ selector: SELECTOR, write: formula }, inlineBox];

export const mathTags: Tags = { math: formula, 'mjx-container': formula, script };
