/** A script that is read here, as ISO 15924 names it. `dense`: how many Latin letters one of its letters stands for. */
interface ScriptRule {
  readonly script: string;
  readonly letters: RegExp;
  readonly dense: number;
  /** The language where the script has one that matters; BCP 47. */
  readonly code?: string;
}

export const SCRIPTS: readonly ScriptRule[] = [
  { script: 'Latn', letters: /\p{sc=Latin}/gu, dense: 1 },
  { script: 'Cyrl', letters: /\p{sc=Cyrillic}/gu, dense: 1 },
  { script: 'Arab', letters: /\p{sc=Arabic}/gu, dense: 1.2 },
  { script: 'Deva', letters: /\p{sc=Devanagari}/gu, dense: 1 },
  { script: 'Hani', letters: /\p{sc=Han}/gu, dense: 2.5 },
  { script: 'Jpan', letters: /[\p{sc=Hiragana}\p{sc=Katakana}]/gu, dense: 2, code: 'ja' },
  { script: 'Kore', letters: /\p{sc=Hangul}/gu, dense: 2.5, code: 'ko' },
  { script: 'Beng', letters: /\p{sc=Bengali}/gu, dense: 1, code: 'bn' },
  { script: 'Grek', letters: /\p{sc=Greek}/gu, dense: 1, code: 'el' },
  { script: 'Hebr', letters: /\p{sc=Hebrew}/gu, dense: 1.2, code: 'he' },
  { script: 'Thai', letters: /\p{sc=Thai}/gu, dense: 1.2, code: 'th' },
  { script: 'Taml', letters: /\p{sc=Tamil}/gu, dense: 1, code: 'ta' },
  { script: 'Telu', letters: /\p{sc=Telugu}/gu, dense: 1, code: 'te' },
  { script: 'Gujr', letters: /\p{sc=Gujarati}/gu, dense: 1, code: 'gu' },
  { script: 'Guru', letters: /\p{sc=Gurmukhi}/gu, dense: 1, code: 'pa' },
  { script: 'Knda', letters: /\p{sc=Kannada}/gu, dense: 1, code: 'kn' },
  { script: 'Mlym', letters: /\p{sc=Malayalam}/gu, dense: 1, code: 'ml' },
  { script: 'Geor', letters: /\p{sc=Georgian}/gu, dense: 1, code: 'ka' },
  { script: 'Armn', letters: /\p{sc=Armenian}/gu, dense: 1, code: 'hy' },
  { script: 'Mymr', letters: /\p{sc=Myanmar}/gu, dense: 1, code: 'my' },
  { script: 'Khmr', letters: /\p{sc=Khmer}/gu, dense: 1, code: 'km' },
];

/** Characters that only one of the two ways to write Chinese has; the most frequent ones. */
const SIMPLIFIED =
  /[们这个为时会对说没经发还进过动学国长问开关间现实点应该让从见与车书东话头请谢谁给当么后无种样机电网页数据图]/gu;
const TRADITIONAL =
  /[們這個為時會對說沒經發還進過動學國長問開關間現實點應該讓從見與車書東話頭請謝誰給當麼後無種樣機電網頁數據圖]/gu;

/** Characters that Chinese has and today's Japanese does not, in either way to write Chinese; the most frequent ones. */
const CHINESE_ALONE =
  /[们这时对说没经发还进过动长问开关间现实应该让从见车书东话头请谢谁给么无种样电网页图你您吗呢吧哪她它们這會對說經發讓從實應當麼樣點國學圖數據嗎]/u;

/** Whether a text of Han characters cannot be Japanese without Kana. */
export function isChineseAlone(text: string): boolean {
  return CHINESE_ALONE.test(text);
}

/** How much of a text each script makes up, in Latin letters. Kana take the Han characters beside them along. */
export function scriptWeights(text: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const { script, letters, dense } of SCRIPTS) {
    const count = text.match(letters)?.length ?? 0;
    if (count > 0) weights.set(script, count * dense);
  }
  return withJapanese(weights);
}

/** A text of which a fifth of the Han and Kana is Kana is Japanese; with less it quotes a Japanese word. */
function withJapanese(weights: Map<string, number>): ReadonlyMap<string, number> {
  const kana = weights.get('Jpan') ?? 0;
  const han = weights.get('Hani') ?? 0;
  if (kana === 0 || han === 0) return weights;
  const [winner, loser] = kana >= (kana + han) / 5 ? ['Jpan', 'Hani'] : ['Hani', 'Jpan'];
  weights.set(winner ?? '', kana + han);
  weights.delete(loser ?? '');
  return weights;
}

/** `Hans` or `Hant`; `Hani` where the text has no character that tells. */
export function chineseScript(text: string): 'Hans' | 'Hant' | 'Hani' {
  const simplified = text.match(SIMPLIFIED)?.length ?? 0;
  const traditional = text.match(TRADITIONAL)?.length ?? 0;
  if (simplified === traditional) return 'Hani';
  return simplified > traditional ? 'Hans' : 'Hant';
}
