import { expect, test } from 'vitest';
import { browserName } from './browser-name.ts';

test('a browser is named by itself and not by those it says it is like', () => {
  const like = 'Mozilla/5.0 (X11; Linux x86_64)';
  expect(browserName(`${like} Gecko/20100101 Firefox/140.0`)).toBe('Firefox 140');
  expect(browserName(`${like} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36`)).toBe(
    'Chrome 139',
  );
  expect(browserName(`${like} Chrome/139.0.0.0 Safari/537.36 Edg/139.0.1`)).toBe('Edg 139');
  expect(browserName('something else')).toBe('unknown browser');
});
