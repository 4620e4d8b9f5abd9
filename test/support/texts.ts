/** Five lines, one blank, with what an editor may take for Markdown or markup. */
export const FIVE_LINES = 'First of <five> | lines `here`.\n\n  - Third, set in\n# Fourth\n1. Fifth';

const PART = [
  '## Facts and exact details',
  '',
  '- The beam is **49 mm** wide and stands at `/srv/shed/öl.csv` [#12]',
  '',
  '| part | count | note |',
  '|---|---:|---|',
  '| bolt M8 | 24 | steel \\| zinc |',
  '| ציר | 3 | מימין לשמאל |',
  '',
  '```ts',
  'const width = `about {beam} mm`;',
  '',
  '  if (width < 5 && height > 4) return "<div>";',
  '}',
  '```',
  '> A quote with 👩‍👩‍👧‍👦, 🇩🇪 and ✅',
  'مرحبا، هذا سطر من اليمين إلى اليسار.',
  'e\u0301 is one letter;   three spaces stand before this.',
  '- [ ] open',
  '---',
  '* a star',
  '',
  '',
];

/** As long as a preamble gets by default: 24,000 UTF-16 units of tables, code, emoji and right-to-left text. */
export const LONG_TEXT = longText(24_000);

function longText(length: number): string {
  let text = 'Summary of earlier conversation:\n';
  for (let turn = 1; text.length < length; turn++) text += [`### Turn ${turn}`, ...PART].join('\n');
  return `${text.slice(0, length - 5).trimEnd()}\nEnd.`;
}
