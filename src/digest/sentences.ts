import { ABBREVIATIONS } from './abbreviations.ts';

/** The locale is fixed, so that two machines cut alike. */
const SEGMENTER = new Intl.Segmenter('en', { granularity: 'sentence' });
const ENDS_INSIDE = /[.!?…][\s"'”»)\]]|[。！？؟।॥．]/;
const ABBREVIATED = new RegExp(`(?:^|[\\s(])(?:\\p{L}|${ABBREVIATIONS.join('|')})\\.\\s*$`, 'u');

/** Cuts plain text into sentences, in any script. A sentence is never cut inside inline code. */
export function sentences(text: string): readonly string[] {
  if (!ENDS_INSIDE.test(text)) return [text];
  const found: string[] = [];
  let open = '';
  for (const { segment } of SEGMENTER.segment(text)) {
    open += segment;
    if (ABBREVIATED.test(open.slice(-16)) || oddBackticks(open)) continue;
    found.push(open.trim());
    open = '';
  }
  return [...found, open.trim()].filter((sentence) => sentence !== '');
}

function oddBackticks(text: string): boolean {
  return text.includes('`') && text.length < 2_000 && text.split('`').length % 2 === 0;
}
