import { expect, test } from 'vitest';
import { sentences } from './sentences.ts';

test.each([
  [
    'It costs 3.5 € at most. Ask Dr. Weiss first! Then go?',
    ['It costs 3.5 € at most.', 'Ask Dr. Weiss first!', 'Then go?'],
  ],
  ['It must answer within 200 ms. Never log it.', ['It must answer within 200 ms.', 'Never log it.']],
  ['Run `a. B. c` twice. Done.', ['Run `a. B. c` twice.', 'Done.']],
  ['预算是300元。我们决定用第二版。', ['预算是300元。', '我们决定用第二版。']],
  ['मेरा बजट 900 है। ठीक है?', ['मेरा बजट 900 है।', 'ठीक है?']],
  ['كم السعر؟ السعر 20.', ['كم السعر؟', 'السعر 20.']],
])('%s', (text, expected) => {
  expect(sentences(text)).toEqual(expected);
});
