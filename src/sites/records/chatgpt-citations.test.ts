import { expect, test } from 'vitest';
import { withCitations } from './chatgpt-citations.ts';

const mark = (...pieces: readonly string[]) => `\u{E200}${pieces.join('\u{E202}')}\u{E201}`;
const cite = mark('cite', 'turn0search0');

test('a citation becomes links to what it cites, each once', () => {
  const items = [
    { title: 'Winds [2026]', url: 'https://wind.test/a_(b)' },
    { title: 'Winds [2026]', url: 'https://wind.test/a_(b)' },
    { attribution: 'Gusts', url: 'https://gust.test/' },
  ];
  const content_references = [{ type: 'grouped_webpages', matched_text: cite, items }];
  expect(withCitations(`It blows ${cite}.`, { content_references })).toBe(
    'It blows [Winds \\[2026\\]](https://wind.test/a_%28b%29) [Gusts](https://gust.test/).',
  );
});

test('a reference whose match is a space, or words of the answer, changes nothing', () => {
  const content_references = [
    { type: 'sources_footnote', matched_text: ' ', sources: [{ title: 'Wind', url: 'https://wind.test/' }] },
    { type: 'attribution', matched_text: 'It blows', alt: 'gone' },
    { type: 'odd', matched_text: '' },
    'no object',
  ];
  expect(withCitations('It blows hard.', { content_references })).toBe('It blows hard.');
});

test('groups of images go, entities and links keep their words', () => {
  const group = mark('image_group', '{"query":["kite"]}');
  const references = [{ type: 'image_group', matched_text: group, alt: 'images' }];
  const text = `${group}By ${mark('entity', '["person","Ada Kite","flyer"]')} on ${mark('url', 'the site', 'https://kite.test/')}.`;
  expect(withCitations(text, { content_references: references })).toBe(
    'By Ada Kite on [the site](https://kite.test/).',
  );
  const safe = { type: 'webpage', title: 'Tail', matched_text: cite, safe_urls: ['https://tail.test/'] };
  expect(withCitations(`See ${cite}`, { content_references: [safe] })).toBe('See [Tail](https://tail.test/)');
  expect(withCitations(`See ${cite}`, { content_references: [{ matched_text: cite, name: 'plan.pdf' }] })).toBe(
    'See plan.pdf',
  );
});

test('no mark stays, known or not, whole or cut off, and `$` is no pattern', () => {
  const unknown = withCitations(
    `It blows ${cite}. \u{E203}More\u{E204} of it${mark('navlist', 'x')} \u{E200}cite\u{E202}tur`,
    {},
  );
  expect(unknown).not.toMatch(/[\u{E200}-\u{E20F}]/u);
  expect(unknown).toBe('It blows. More of it');
  expect(withCitations('One \u{E200}cite\u{E202}turn0search0, and much more.', {})).toBe('One, and much more.');
  const content_references = [{ matched_text: cite, items: [{ title: '$& $1', url: 'https://cost.test/' }] }];
  expect(withCitations(cite, { content_references })).toBe('[$& $1](https://cost.test/)');
});

test('a mark that goes takes one space with it where two would be left, and no other', () => {
  const odd = mark('cite', 'turn9');
  expect(withCitations(`Wind  and ${odd} rain ${odd} ${odd}, or ${odd}sun${odd} ${odd}\nand (snow ${odd}) `, {})).toBe(
    'Wind  and rain, or sun\nand (snow) ',
  );
});

test('old marks become links too, or go', () => {
  const citations = [{ metadata: { title: 'Old wind', url: 'https://old.test/', extra: { cited_message_idx: 6 } } }];
  expect(withCitations('It blew【6†source】 and stopped【7†source】.', { citations })).toBe(
    'It blew[Old wind](https://old.test/) and stopped.',
  );
});

test('a long text of marks takes no long time', () => {
  const text = '\u{E200}cite\u{E202}'.repeat(50_000);
  expect(withCitations(text, {})).toBe('');
  expect(withCitations(`${text}\u{E201}`, {})).toBe('');
});
