/**
 * How summaries name the user, by language (BCP 47 primary tag): patterns, singular, with case endings, without such
 * compounds as "user name" and "user interface", which name nobody.
 */
export const USER_NAMES: Readonly<Record<string, string>> = {
  en: 'user(?![ -](?:interface|id|name|account|agent|table|stor|guide|manual|data|experience|flow|role|group|input|test|mode))',
  de: '(?:be)?nutzer(?:s|in)?(?!-)|anwender(?:s|in)?(?!-)|nutzende[rn]?',
  fr: "(?<!\\bd[’'])utilisat(?:eur|rice)|(?<!\\bd[’'])usager",
  es: '(?<!\\bde )usuari[oa]',
  pt: '(?<!\\bde )usuári[oa]|(?<!\\bde )utilizador(?:a)?',
  it: '(?<!\\b(?:nome|interfaccia|esperienza|account|profilo|guida) )utente',
  nl: 'gebruiker(?!-)|gebruikster',
  pl: 'użytkownik(?:a|owi|iem|u)?|użytkowniczk(?:a|i|ę|ą|o)|użytkowniczce',
  ru: 'пользовател(?:ь|я|ю|ем|е)|пользовательниц(?:а|ы|е|у|ей)|юзер(?:а|у|ом)?',
  uk: 'користувач(?:а|у|еві|ем|ка|ки|ку|кою)?|користувачці',
  tr: 'kullanıcı(?:nın|ya|yı|da|dan|yla|mız)?(?! (?:ad|arayüz|hesab|kimli|deneyim|kılavuz))',
  id: 'pengguna(?:nya)?(?! (?:akhir|baru|lain))',
  vi: 'người (?:dùng|sử dụng)',
  ar: '[وفبك]?(?:ال|لل)?مستخدمة?',
  fa: 'کاربر',
  hi: 'उपयोगकर्ता|उपयोक्ता|प्रयोक्ता|यूज़र|यूजर',
  bn: 'ব্যবহারকারী(?:র|কে|টি|টির)?|ইউজার(?:ের|কে)?',
  zh: '(?:用户|用戶|使用者)(?!名|界面|介面|体验|體驗|数|數|手册|手冊|权限|權限|组|組|表(?![示达達明])|端|群|故事)',
  ja: '(?:ユーザ|利用者)(?!ー?(?:名|数|id|インターフェ|登録|体験|ガイド|ストーリー|テスト|アカウント|データ))',
  ko: '(?:사용자|이용자|유저)(?!명| ?(?:이름|인터페이스|계정|id|경험|데이터|설명서|가이드))',
};
