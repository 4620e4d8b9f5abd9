import { chatPage } from '../../stage/pages/chat-page.ts';
import type { StageMessage } from '../../stage/pages/conversation.ts';

const QUESTIONS: readonly string[] = [
  'Which of the two pumps should feed the upper pond?\nThe small one hums.',
  'Show me that as a query, please.\n\n```sql\nselect * from gauges;\n```',
  'And what if it freezes?',
  'Compare the three liners: price, life, weight. I have about 40 m² to cover and no machine.',
];

const PARAGRAPHS: readonly string[] = [
  'The **upper pond** loses about 12 litres an hour, so the smaller pump is *just* enough; with `--slow` it runs all night. See [the maker’s table](https://pumps.example/tables/12?kind=small) for heads above 3 m.',
  'Keep the intake 20 cm above the floor. Silt settles there first, and **nothing** wears a rotor out like silt does. You can lift it out by hand within a minute.',
  'Measured over a week the level fell by 3.1 cm, of which evaporation explains 2.4 cm: the rest is the seam at the north end, as you suspected.',
];

const PIECES: readonly string[] = [
  '- Close the valve at the foot\n- Lift the basket, *slowly*\n- Rinse it\n  - cold water only\n  - no brush\n- Put it back and open the valve',
  '1. Measure the length of the bank\n2. Add **60 cm** on either side\n3. Order the next larger roll',
  '```python\ndef level(readings, low=0.25):\n    """Mean of the readings above the float."""\n    above = [r for r in readings if r > low]\n    if not above:\n        return None\n    return sum(above) / len(above)\n```',
  '```ts\nconst pumps = await list({ running: true });\nfor (const pump of pumps) {\n  console.log(pump.name, `runs at ` + pump.litres); // an hour\n}\n```',
  '| Liner | Price | Life |\n| --- | ---: | :---: |\n| EPDM | 9.40 | 40 years |\n| PVC | 4.10 | 15 years |\n| PE | 3.20 | 8 years |\n| Clay | 22.00 | for ever |',
  'The flow is $Q = A \\cdot v$ with $v \\approx 0.4$, so that\n\n$$Q = \\frac{1}{4} \\pi d^2 v$$\n\nholds for a round pipe.',
  '## What to buy\n\n> Whoever buys cheap buys twice.\n\nA pump with a float, a basket of 8 litres, and hose of 32 mm.',
  'As two makers say [sources](https://cite.example/a), the seam holds below 0 °C [sources](https://cite.example/b).',
];

const PILL =
  '<span class="" data-state="closed"><span class="ms-1 inline-flex" data-testid="webpage-citation-pill"><a href="$1" target="_blank" rel="noopener" class="flex h-4.5"><span class="relative start-0"><span class="flex h-4 w-full items-center"><span class="max-w-full grow truncate">Pond makers</span></span></span></a></span></span>';

/** A chat page in the shape of ChatGPT's, with invented words: what answers hold, each in its turn. */
export function longPage(turns: number, streaming = false): string {
  const messages = Array.from({ length: turns }, (_, index) => messageAt(index));
  const page = chatPage('chatgpt', { site: 'chatgpt', title: 'Two ponds', messages }, { streaming });
  return page.replace(/<a href="(https:\/\/cite\.example\/[^"]*)">sources<\/a>/g, PILL);
}

function messageAt(index: number): StageMessage {
  if (index % 2 === 0) return { role: 'user', text: `${index}. ${at(QUESTIONS, index / 2)}` };
  const turn = (index - 1) / 2;
  const pieces = [0, 1, 2].flatMap((nth) => [at(PARAGRAPHS, turn + nth), at(PIECES, turn + nth * 3)]);
  return { role: 'assistant', text: `Answer ${index}.\n\n${pieces.join('\n\n')}` };
}

function at(list: readonly string[], index: number): string {
  return list[index % list.length] ?? '';
}
