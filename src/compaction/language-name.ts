import type { Language } from '../core/language.ts';

/** How a model is told a language, in English. Chinese is written in two ways, and the name says which. */
export function languageName({ code, script }: Language): string {
  const tag = script === 'Hans' || script === 'Hant' ? `${code}-${script}` : code;
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(tag) ?? code;
}
