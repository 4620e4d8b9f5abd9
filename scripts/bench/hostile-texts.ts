/** What is repeated to a million characters, each with a name for the table, and what stands once in front. */
export type Hostile = readonly [name: string, unit: string, before?: string];

export const HOSTILE: readonly Hostile[] = [
  ...same('a', '-', '<', '>', 'sk-', 'A1', '"\'', '[', '![', '(', '#', '&', '`', '=', ':', '.', '@', '1', '+1 '),
  ['spaces', ' '],
  ['tabs', '\t'],
  ['newlines', '\n'],
  ['carriage returns', '\r'],
  ['joiners', '\u200D'],
  ['non-joiners', '\u200C'],
  ['letters with joiners', 'a\u200D'],
  ['joined emoji', '\u{1F468}\u200D'],
  ['Persian with non-joiners', '\u0645\u200C'],
  ['black flags', '\u{1F3F4}\u{E0067}'],
  ['regional indicators', '\u{1F1E6}'],
  ['accents', '\u0301'],
  ['lone surrogates', '\uD83D'],
  ['Han', '\u8DEF'],
  ...same('<think>', '[context note — ', '[context note ', 'http://', 'http://a:', 'www.', 'data:', '</conversation '),
  ...same(
    '<!--',
    '<script>',
    '<b ',
    '<b>',
    '</b',
    '[a](',
    '[a](b ',
    '![a](',
    '![a]',
    '[]()',
    '<>',
    '<|',
    '[[',
    '&amp;',
  ),
  ...same('&#60;', '<< ', '[INST', '[ ', '[# ', '[#1', 'you ', 'you just ', 'your last ', 'dropped your ', 'you. '),
  ...same('a. ', '4111 ', 'DE89', 'eyJ', 'eyJ.', '://a:', 'password="', 'token=a1b2c3', '?key=', 'bearer ', 'secret-'),
  ...same('aws ', 'mistral ', 'key-', 'a.', 'a@', ' --password ', 'phrase', 'SK', '[REDACTED:x#1]'),
  ...lines(
    'user:',
    '<think>',
    '</think>',
    '```',
    '~~~',
    '# system',
    '> ',
    '[THINK]',
    '- you just left.',
    'a',
    'A1b2C3d4',
  ),
  ...lines('* * *', ' '.repeat(20), '<pinned-lines-a1>', '</pinned-lines-a1>', '<|channel|>analysis'),
  ['private keys', `-----BEGIN ${'PRIVATE'} KEY-----\n`],
  ['private keys without ends', `-----BEGIN ${'PRIVATE'} KEY-----\nab12CD34ef56GH78\n`],
  ['named secrets', 'secret: ab12CD34ef56GH78ij\n'],
  ...behind(' ', '[', '<<', '```', '</think', '<think', '- you', '[x](', '[INST', '[#1', '&lt'),
  ...behind('\u0301', '<', '\u{1F468}'),
  ...behind('1', '-us1 '),
  ...behind('a', '.atlasv1. :aa key '),
  ...behind('`', '<b>'),
  ...behind('\n', 'you [context note — ] <'),
];

function same(...units: readonly string[]): readonly Hostile[] {
  return units.map((unit) => [unit, unit]);
}

function lines(...units: readonly string[]): readonly Hostile[] {
  return units.map((unit) => [`${unit}⏎`, `${unit}\n`]);
}

function behind(unit: string, ...before: readonly string[]): readonly Hostile[] {
  return before.map((start) => [`${start} and then ${JSON.stringify(unit)}`, unit, start]);
}
