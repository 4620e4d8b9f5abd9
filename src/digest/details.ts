/** Kinds of exact detail that a reader cannot guess again. */
export const DETAILS = {
  address: /https?:\/\/\S|\b[\w.+-]{1,64}@[\w-]{1,64}\.\w{2,}|\b\d{1,3}(?:\.\d{1,3}){3}\b|\blocalhost:\d/,
  path: /(?:^|[\s`"'(])(?:~|\.{0,2}|[A-Za-z]:|[\w.@-]{1,64})(?:[/\\][\w.@-]{1,64}){1,12}[/\\]?(?=$|[\s`"'),.:;])|\b[\w-]{1,64}\.(?:tsx?|jsx?|mjs|py|rb|go|rs|java|kt|swift|c|cc|cpp|h|cs|php|sql|sh|ya?ml|json|toml|ini|env|md|txt|csv|xlsx?|docx?|pdf|html?|css|log|lock|xml)\b/,
  version: /\bv\d+(?:\.\d+)+\b|\b\p{Lu}[\p{L}.]{1,30} v?\d+(?:\.\d+){1,3}\b|\b\d+\.\d+\.\d+\b/u,
  money:
    /[$€£¥₹₽₩]\s?\p{N}|\p{N}\s?[$€£¥₹₽₩%％]|\p{N}\s?(?:usd|eur|euros?|gbp|dollars?|pounds?|cents?|rupees?|reais|pesos?|руб|元|块|円|万|ريال|درهم|दिरहम|रुपये)/iu,
  unit: /\p{N}\s?(?:k?m|cm|mm|km\/h|mph|miles?|kg|g|mg|lbs?|ml|l|[kmgt]i?b|ms|secs?|seconds?|mins?|minutes?|hours?|hrs?|h|days?|weeks?|months?|years?|px|°[cf]?|stunden?|minuten?|tage?n?|wochen?|heures?|jours?|semaines?|horas?|minutos?|días?|dias?|semanas?|час\p{L}*|минут\p{L}*|дн\p{L}*|小时|分钟|天|周|时间|分|秒|日間|公里|米)(?![\p{L}\p{N}])/iu,
  date: /\b\d{4}-\d{1,2}-\d{1,2}\b|\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b|\d{1,4}\s?[年月]|\b(?:19|20)\d{2}\b/,
  time: /\b\d{1,2}:\d{2}\b|\b\d{1,2}\s?[ap]\.?m\b|\d\s?(?:点|時|uhr)/i,
  identifier:
    /\b\p{Ll}+\p{Lu}\p{L}+\b|\b[\p{L}\p{N}]+_[\p{L}\p{N}_]+\b|\b(?=[A-Z0-9-]{0,24}\d)(?=[A-Z0-9-]{0,24}[A-Z])[A-Z0-9]{2,24}(?:-[A-Z0-9]{1,24}){0,4}\b|\B#\d+\b|\b[0-9a-f]{7,40}\b(?<=\d\w*)|\b\w+\(\)/u,
  error: /\b\p{Lu}\w+(?:Error|Exception)\b|\b(?:error|code|status|http|port)\s?:?\s?[A-Z]{0,4}-?\d{2,}/iu,
  quoted: /["“„«「『][^"“”„«»「」『』]{2,120}["”“»」』]/,
  code: /`[^`]{2,160}`/,
} as const satisfies Readonly<Record<string, RegExp>>;

export type Detail = keyof typeof DETAILS;

const COULD_HOLD = /[\d`"“„«「『$€£¥₹₽₩@/\\_#().]|\p{N}|\p{Ll}\p{Lu}|(?:Error|Exception)/u;
const KINDS = Object.entries(DETAILS) as readonly (readonly [Detail, RegExp])[];

/** The kinds of exact detail in a text of at most some hundred characters. */
export function detailsOf(text: string): ReadonlySet<Detail> {
  if (!COULD_HOLD.test(text)) return new Set();
  return new Set(KINDS.filter(([, pattern]) => pattern.test(text)).map(([kind]) => kind));
}
