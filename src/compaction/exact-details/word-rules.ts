import { type Rule, rule } from './rule.ts';

/** What was said word for word, and people by their titles. */
export const WORD_RULES: readonly Rule[] = [
  rule(
    'quote',
    5,
    'prose',
    'words that are meant as they stand',
    '(?<![\\p{L}\\p{Nd}"])"(?<d>[^"\\n]{2,120})"(?![\\p{L}\\p{Nd}"])|[“„](?<e>[^“”„\\n]{2,120})[”“]|[«»](?<f>[^«»\\n]{2,120})[»«]|「(?<g>[^「」\\n]{2,120})」|『(?<h>[^『』\\n]{2,120})』|《(?<i>[^《》\\n]{2,60})》',
    { flags: 'u', accept: (text) => /[\p{L}\p{N}]/u.test(text), needs: /["“„«»「『《]/ },
  ),
  rule(
    'name',
    4,
    'prose',
    'a person addressed by a title',
    '(?:(?<![\\p{L}\\p{M}])(?:श्रीमती|श्री|डॉ\\.?|السيدة?|الدكتورة?|الأستاذة?|آقای|خانم|জনাব|ড\\.) [\\p{L}\\p{M}]{2,30}|(?:王|李|张|張|刘|劉|陈|陳|杨|楊|赵|趙|黄|黃|周|吴|吳|徐|孙|孫|胡|朱|高|林|何|郭|马|馬|罗|羅|梁|宋|郑|鄭|谢|謝|韩|韓|唐|冯|馮|于|董|程|曹|袁|邓|鄧|许|許|沈|曾|彭|吕|呂)\\p{sc=Han}{0,2}?(?:先生|女士|小姐|老师|老師|教授|经理|經理|医生|醫生|总监)|[\\p{sc=Han}\\p{sc=Katakana}ー]{1,10}(?:さん|様|くん|ちゃん|先生)|(?<!\\p{sc=Hangul})\\p{sc=Hangul}{2,4} ?(?:씨|님)(?!\\p{sc=Hangul}{2}))',
    { flags: 'u', needs: /[\p{sc=Han}\p{sc=Hangul}\p{sc=Devanagari}\p{sc=Arabic}\p{sc=Bengali}\p{sc=Katakana}]/u },
  ),
];
