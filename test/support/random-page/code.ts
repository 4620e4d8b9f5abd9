import fc from 'fast-check';

/** On one line. */
export const code = fc
  .array(
    fc.constantFrom(
      'a',
      'b1',
      ' ',
      '  ',
      '`',
      '``',
      '```',
      '*',
      '_',
      '<i>',
      '|',
      '\\',
      '\\|',
      '&lt;',
      '$',
      '~',
      '[x](y)',
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((parts) => parts.join(''))
  // code that is nothing but white space shows nothing
  .filter((all) => all.trim() !== '');
export const codeLines = fc
  .array(fc.oneof(code, fc.constantFrom('', '\t', '\tx', '    y', '```', '~~~', '````js', '- a', '$$', '# b')), {
    minLength: 1,
    maxLength: 6,
  })
  .map((lines) => lines.join('\n'))
  .filter((all) => all.trim() !== '');
