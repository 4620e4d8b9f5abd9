import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { FORMULAS } from './formulas.ts';

/** `micromark` knows no formulas: each is given a name that is no Markdown. */
export function rendered(markdown: string): Element {
  const named = FORMULAS.reduce((all, tex, at) => all.replaceAll(`$${tex}$`, () => `$F${at}$`), markdown);
  const main = document.createElement('main');
  main.innerHTML = micromark(named, {
    allowDangerousHtml: true,
    allowDangerousProtocol: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()],
  });
  return main;
}
