import fc from 'fast-check';

const signs = fc.constantFrom(
  ...'* ** *** _ __ ___ ~ ~~ ~~~ # ## ####### 1. 1) 12. 007) - + = == === > >> ` `` ``` | || < > & \\ \\\\ $ $$ ! [ ] ( ) { } . , : ; " \' ^ @ %'.split(
    ' ',
  ),
  '---',
  '***',
  '- - -',
  '* * *',
  '|---|',
  ':-:',
  '- [ ] ',
  '[x] ',
  '[^1]',
  '[^1]:',
);
const written = fc.constantFrom(
  '<b>',
  '</b>',
  '<br>',
  '<a href="x">',
  '<!-- c -->',
  '<!-- c',
  '<?php',
  '<T>',
  '<https://fen.example>',
  '<a@fen.example>',
  '&amp;',
  '&lt;',
  '&#42;',
  '&#x2a;',
  '&copy',
  '&nosuch;',
  '[x](y)',
  '[x](<y z>)',
  '![x](y)',
  '![',
  '[x][y]',
  '[x]: y',
  '](',
  '**b**',
  '__b__',
  '*e*',
  '_e_',
  '~~d~~',
  '~d~',
  '`c`',
  '``c`',
  '$x$',
  '$$x$$',
  '$5',
  'C:\\a\\*b',
  '\\[',
  '\\(x\\)',
  'https://fen.example/a_b_c',
  'http://fen.example/*a*?b=_c_&d=~e~',
  'https://fen.example/a(b)',
  'www.fen.example/a_b_',
  'fen_moor_@fen.example',
  'a.b-c@fen.example',
);
const words = fc.constantFrom(
  'fen',
  'Moor',
  'snake_case_name',
  '_private',
  'trailing_',
  '5*3',
  'a*b*c',
  '2~3',
  'x=1',
  '👍',
  '👩‍👩‍👧',
  'סלע',
  'مرج',
  '沼地',
  '重要：',
  '“q”',
  'é',
  'ß.',
  '…',
);
const gap = fc.constantFrom('', '', ' ', ' ', '  ', '\u00a0', '\n');
/** Words alone, in several scripts. */
export const plainText = fc
  .array(
    fc.tuple(
      fc.constantFrom('fen', 'Moor', 'and 5 more', 'é', '沼地', 'سلع', 'snake_case'),
      fc.constantFrom(' ', '  ', '\n'),
    ),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((parts) => parts.flat().join(''));

/** Words among all that could be read as Markdown or HTML. */
export const hostileText = fc
  .array(
    fc.tuple(
      fc.oneof({ weight: 4, arbitrary: words }, { weight: 3, arbitrary: signs }, { weight: 2, arbitrary: written }),
      gap,
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((parts) => parts.flat().join(''));
