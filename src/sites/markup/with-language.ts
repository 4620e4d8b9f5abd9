import { folded } from './element.ts';

const NO_LANGUAGE = /^(?:text|plaintext|plain|code|none|undefined)$/;

/** A block of code in Markdown, with the language that its page says beside it. One that names its own stays. */
export function withLanguage(code: string, label: string | undefined): string {
  const language = folded(label)?.toLowerCase() ?? '';
  if (!/^[^\s`]+$/.test(language) || NO_LANGUAGE.test(language)) return code;
  return code.replace(/^`{3,}(?=\n)/, (fence) => `${fence}${language}`);
}
