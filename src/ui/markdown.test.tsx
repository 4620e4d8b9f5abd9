// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/preact';
import { afterEach, expect, test } from 'vitest';
import { Markdown } from './markdown.tsx';

const htmlOf = (text: string): string => render(<Markdown text={text} />).container.innerHTML;

afterEach(cleanup);

test.each([
  ['a **b** *c* `d<e>` ~~f~~', 'a <strong>b</strong> <em>c</em> <code>d&lt;e&gt;</code> <del>f</del>'],
  ['# a\n\nb', '<p><strong>a</strong></p><p>b</p>'],
  ['```js\na < b\n```', '<pre><code>a &lt; b</code></pre>'],
  ['> a', '<blockquote><p>a</p></blockquote>'],
  ['---', '<hr>'],
])('%j is shown as %s', (text, html) => {
  expect(htmlOf(text)).toBe(html);
});

test('lists keep their numbers and their ticks', () => {
  const { container } = render(<Markdown text={'3. a\n4. b\n\n- [x] c\n- [ ] d'} />);
  expect(container.querySelector('ol')?.start).toBe(3);
  expect([...container.querySelectorAll('ul > li')].map((item) => item.textContent)).toEqual(['☑ c', '☐ d']);
});

test('tables keep their columns and how these are set', () => {
  const { container } = render(<Markdown text={'| a | b |\n|---|--:|\n| 1 | **2** |'} />);
  expect([...container.querySelectorAll('th, td')].map((cell) => cell.textContent)).toEqual(['a', 'b', '1', '2']);
  expect(container.querySelectorAll('td')[1]?.style.textAlign).toBe('right');
});

test('links to the web open a tab of their own that does not learn where they stood', () => {
  const { container } = render(<Markdown text="[a](https://example.com/b)" />);
  expect(container.innerHTML).toBe('<a href="https://example.com/b" target="_blank" rel="noreferrer">a</a>');
});

test.each([
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '[a](javascript:alert(1))',
  '![a](https://example.com/pixel.png)',
  '<svg onload=alert(1)>\n\n<iframe src="https://example.com"></iframe>',
])('%j makes nothing that runs or is fetched', (text) => {
  const { container } = render(<Markdown text={text} />);
  expect(container.querySelectorAll('img, script, a, svg, iframe')).toHaveLength(0);
  expect(container.textContent).not.toBe('');
});
