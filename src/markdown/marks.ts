/** Marks around text that are found out to be Markdown only when the whole line is known. */
export type Mark = 'strong' | 'em' | 'del';

export const OPEN: Readonly<Record<Mark, string>> = { strong: '\uFDD1', em: '\uFDD2', del: '\uFDD3' };
export const CLOSE: Readonly<Record<Mark, string>> = { strong: '\uFDD4', em: '\uFDD5', del: '\uFDD6' };
/** Stands for a finished piece of Markdown. */
export const PIECE = '\uFDDE';

/** The Markdown of each control character above. */
export const SIGNS: Readonly<Record<string, string>> = {
  [OPEN.strong]: '**',
  [OPEN.em]: '*',
  [OPEN.del]: '~~',
  [CLOSE.strong]: '**',
  [CLOSE.em]: '*',
  [CLOSE.del]: '~~',
};
