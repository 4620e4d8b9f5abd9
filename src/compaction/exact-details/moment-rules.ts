import { HAN_NUMBER, MONTH } from './number-words.ts';
import { DIGIT, type Rule, rule, START } from './rule.ts';

const NUMERAL = /[\p{Nd}一二三四五六七八九十]/u;

const DAY = '(?:3[01]|[12]\\p{Nd}|0?\\p{Nd})';

const DAYS = `${START}\\p{Nd}{1,2}(?:[ ]?[-–][ ]?\\p{Nd}{1,2})?(?:st|nd|rd|th|er|\\.|º|ª|º)?`;

const CLOCK = '\\p{Nd}{1,2}[:：]\\p{Nd}{2}(?:[:：]\\p{Nd}{2})?';

const ZONE =
  '(?:[ ]?(?:[ap]m\\b|[ap]\\.m\\.|uhr|utc|gmt|[cmew]es?t|mesz|mez|ist|jst|[ep][sd]t|msk|h)(?![\\p{L}\\p{Nd}]))?';

const PART_OF_DAY = '(?:上午|下午|晚上|早上|凌晨|中午|午前|午後|오전[ ]?|오후[ ]?)?';

/** Days and hours. */
export const MOMENT_RULES: readonly Rule[] = [
  rule(
    'date',
    6,
    'prose',
    'an appointed day',
    `${START}\\p{Nd}{4}-\\p{Nd}{2}-\\p{Nd}{2}(?:[T ]\\p{Nd}{2}:\\p{Nd}{2}(?::\\p{Nd}{2}(?:\\.\\p{Nd}{1,9})?)?(?:Z|[+-]\\p{Nd}{2}:?\\p{Nd}{2})?)?(?![\\p{Nd}-])`,
    { needs: DIGIT },
  ),
  rule(
    'date',
    6,
    'prose',
    'an appointed day',
    `${START}(?:${DAY}([./-])(?:1[0-2]|0?\\p{Nd})\\1(?:\\p{Nd}{4}|\\p{Nd}{2})|(?:1[0-2]|0?\\p{Nd})([/-])${DAY}\\2\\p{Nd}{4}|\\p{Nd}{4}[./]\\p{Nd}{1,2}[./]\\p{Nd}{1,2})(?![\\p{Nd}/])`,
    { needs: DIGIT },
  ),
  rule(
    'date',
    6,
    'prose',
    'an appointed day with its month in letters',
    `${DAYS}[ ]?(?:de |of |da |di )?${MONTH}\\.?(?:,? (?:de |del |at )?\\p{Nd}{4}(?!\\p{Nd}))?`,
    { needs: DIGIT },
  ),
  rule(
    'date',
    6,
    'prose',
    'a month and a day or year',
    `(?<![\\p{L}\\p{M}\\p{Nd}_])${MONTH}\\.?(?: de| del)? (?:\\p{Nd}{4}|\\p{Nd}{1,2}(?:st|nd|rd|th)?(?:[ ]?[-–][ ]?\\p{Nd}{1,2})?(?:,? \\p{Nd}{4})?)(?![\\p{Nd}:.]\\p{Nd}|\\p{Nd})`,
    { needs: DIGIT },
  ),
  rule(
    'date',
    6,
    'prose',
    'an appointed day in Chinese, Japanese, Korean and Vietnamese',
    `${START}(?:\\p{Nd}{2,4}[ ]?[年년][ ]?(?!間|간)(?:\\p{Nd}{1,2}[ ]?[月월][ ]?(?:\\p{Nd}{1,2}[ ]?[日号號일])?)?|\\p{Nd}{1,2}[ ]?[月월][ ]?\\p{Nd}{1,2}[ ]?[日号號일]|\\p{Nd}{1,2}[月월](?![\\p{Nd}])|\\p{Nd}{1,2}[号號](?!线|楼))|(?<![〇零一二三四五六七八九十])(?:${HAN_NUMBER}年)?[一二三四五六七八九十]{1,2}月[一二三四五六七八九十]{1,3}[日号號]|ngày \\p{Nd}{1,2}(?: tháng \\p{Nd}{1,2}(?: năm \\p{Nd}{4})?|/\\p{Nd}{1,2}(?:/\\p{Nd}{2,4})?)`,
    { needs: NUMERAL },
  ),
  rule(
    'date',
    3,
    'prose',
    'a year or a quarter',
    `${START}(?:Q[1-4][ /-]?)?(?:19|20)\\p{Nd}{2}(?![\\p{Nd}\\p{L}_%]|[.,:/-]\\p{Nd})`,
    { needs: DIGIT },
  ),
  rule(
    'time',
    6,
    'prose',
    'an appointed hour',
    `${START}${CLOCK}${ZONE}(?:[ ]?[-–—〜~][ ]?${CLOCK}${ZONE})?(?![:\\p{Nd}])`,
    { needs: DIGIT },
  ),
  rule(
    'time',
    6,
    'prose',
    'an appointed hour',
    `${START}\\p{Nd}{1,2}(?:[.:]\\p{Nd}{2})?[ ]?(?:[ap]m\\b|[ap]\\.m\\.|uhr(?! \\p{Ll}{3,}ig)|o'clock)(?![\\p{L}\\p{Nd}])|${START}\\p{Nd}{1,2}h\\p{Nd}{2}(?![\\p{L}\\p{Nd}])`,
    { needs: DIGIT },
  ),
  rule(
    'time',
    6,
    'prose',
    'an appointed hour in Chinese, Japanese and Korean',
    `${PART_OF_DAY}(?<!\\p{Nd})(?:\\p{Nd}{1,2}|(?<![〇零一二三四五六七八九十])[一二两三四五六七八九十]{1,3})[ ]?[点點時时시](?![間间間간])(?:[ ]?(?:\\p{Nd}{1,2}[ ]?[分분]|半))?`,
    { needs: NUMERAL },
  ),
];
