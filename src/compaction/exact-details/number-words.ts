/** Alternatives for expressions: what stands beside numbers in the ten most spoken languages and some more. */

const UNITS_WITH_SPACES = [
  '[kcdmµ]?m[²³2]?|km/h|kmh|m/s|mph|kn|mi|miles?|yd|yards?|ft|feet|foot|inch(?:es)?|in²|sq ?ft|sqm|qm|ha|acres?',
  'k?g|mg|µg|t|tons?|tonnes?|tonnen|lbs?|oz|ounces?|pounds? of|kilos?|gramm?|grams?|[mcd]?l|lit(?:er|re)s?|litros?|cups?|tbsp|tsp|gal(?:lons?)?',
  '[kmgtp]i?b(?:/s|ps)?|[kmgt]?bit/s|bytes?|bits?|[kmg]?hz|[kmg]?wh?|[km]?v|m?ah?|n?m|px|r?em|pt|dpi|fps|rpm|tokens?|%|°|°? ?[cf]|kcal|cal|k?j|[kmh]?pa|bar|psi|db',
  '[mµn]?s|secs?|seconds?|mins?|minutes?|hours?|hrs?|h|days?|weeks?|months?|years?|yrs?|nights?',
  'sekunden?|minuten?|stunden?|std|tage?n?|nächten?|wochen?|monate?n?|jahre?n?|secondes?|heures?|jours?|semaines?|mois|ans|nuits?',
  'segundos?|minutos?|horas?|días?|dias?|semanas?|mes(?:es)?|años?|anos?|noches?|noites?|secondi|minuti|ore|giorni|settimane|mesi|anni',
  'uur|dagen|weken|maanden|godzin\\p{L}*|dni|tygodni\\p{L}*|saat|dakika|saniye|gün|hafta|ay|yıl|jam|menit|detik|hari|minggu|bulan|tahun|giờ|phút|giây|ngày|tuần|tháng|năm',
  'сек\\p{L}*|мин\\p{L}*|час\\p{L}*|дн\\p{L}+|день|недел\\p{L}*|месяц\\p{L}*|лет|год\\p{L}*|[км]?м|к?г|кг|л|[кмг]б|годин\\p{L}*|тижн\\p{L}*|рок\\p{L}*',
  'ثاني\\p{L}*|ثوان\\p{L}*|دقيق\\p{L}*|دقائق|ساع\\p{L}*|يوم\\p{L}*|أيام|أسبوع\\p{L}*|أسابيع|شهر\\p{L}*|أشهر|سن\\p{L}*|كم|كجم|كغ|متر\\p{L}*|لتر\\p{L}*|روز|هفته|ماه|سال|منٹ|گھنٹ\\p{L}*|دن|ہفت\\p{L}*',
  'सेकंड|मिनट|घंट\\p{L}*|घण्ट\\p{L}*|दिन\\p{M}*|हफ़?्त\\p{L}*|सप्ताह|महीन\\p{L}*|साल|वर्ष|किमी|मीटर|किलो|किग्रा|ग्राम|लीटर|সেকেন্ড|মিনিট|ঘণ্টা|ঘন্টা|দিন|সপ্তাহ|মাস|বছর|কিমি|মিটার|কেজি|লিটার',
].join('|');

const UNITS_WITHOUT_SPACES =
  '小时|小時|分钟|分鐘|秒钟|秒鐘|秒|天|日間|周|週間|周间|星期|个月|個月|か月|ヶ月|年間|时间|時間|公里|公斤|厘米|毫米|平方米|平米|米|克|升|吨|噸|度|人|名|个|個|件|次|页|頁|ページ|回|台|本|枚|匹|歳|岁|歲|キロ|メートル|グラム|リットル|시간|분|초|일간|주일|주|개월|년간|미터|킬로|명|개|번|리터';

/** A unit behind a number. */
export const UNIT = `(?:(?:${UNITS_WITH_SPACES})(?![\\p{L}\\p{M}\\p{Nd}_])|[%％٪‰]|${UNITS_WITHOUT_SPACES})`;

/** What multiplies a number. */
export const MAGNITUDE =
  '(?:(?:thousand|million|billion|mio|mrd|million(?:en|s)?|milliarden?|milliards?|mil|mill[oó]n(?:es)?|milh(?:ão|ões)|mila|milion[ei]|juta|ribu|milyon|bin|triệu|nghìn|тыс|млн|млрд|тысяч\\p{L}?|миллион\\p{L}*|crores?|lakhs?|lacs?|k|m|bn|ألف|آلاف|مليون|هزار|میلیون|लाख|करोड़|हज़ार|हजार|লাখ|লক্ষ|কোটি|হাজার)(?![\\p{L}\\p{M}\\p{Nd}_])\\.?|[万萬亿億千]|만|억|천)';

export const CURRENCY_SIGN = '(?:(?:US|CA|AU|HK|NZ|R|C|A)?[$＄]|[€£￡¥￥₹₽₩₺₴₫₪₦฿₱৳﷼])';
const CURRENCY_CODE =
  'USD|EUR|GBP|JPY|CNY|RMB|INR|RUB|BRL|KRW|IDR|BDT|PKR|EGP|SAR|AED|CHF|SEK|NOK|DKK|PLN|CZK|TRY|CAD|AUD|MXN|VND|THB|ZAR|UAH|BTC|ETH';
/** A currency in letters before a number. */
export const CURRENCY_BEFORE = `(?:${CURRENCY_SIGN}|(?:${CURRENCY_CODE}|Rs\\.?|Rp\\.?|Fr\\.|kr\\.?|रु\\.?|রু)(?![\\p{L}]))`;
/** A currency behind a number. */
export const CURRENCY_AFTER = `(?:${CURRENCY_SIGN}|(?:${CURRENCY_CODE}|euros?|dollars?|pounds?|cents?|bucks|rupees?|rupiah|reais|real|pesos?|francs?|franken|yen|yuan|won|kr|kronor|kroner|zł|złotych|lira|tl|đồng|руб\\p{L}*|грн|гривен\\p{L}*|ريال\\p{L}*|درهم\\p{L}*|دينار\\p{L}*|جنيه\\p{L}*|تومان|روپے|रुपय\\p{M}*\\p{L}?\\p{M}*|रुपए|दिरहम|টাকা)(?![\\p{L}\\p{M}\\p{Nd}_])\\.?|[元块塊圆円]|人民币|美元|欧元|ドル|ユーロ|원)`;

export const MONTH =
  '(?:jan(?:uary|uar|uari|eiro)?|feb(?:ruary|ruar|ruari)?|mar(?:ch|s|zo|et)?|märz|maart|maret|apr(?:il|ile)?|may|mai|mayo|mei|maggio|maio|june?|juni|juin|junio|junho|giugno|july?|juli|juillet|julio|julho|luglio|aug(?:ust|ustus)?|agustus|août|agosto|sept?(?:ember|embre)?|septiembre|setembro|settembre|o[ck]t(?:ober|obre)?|octubre|outubro|ottobre|nov(?:ember|embre|iembre|embro)?|de[cz](?:ember)?|décembre|desember|diciembre|dezembro|dicembre|janvier|jänner|enero|gennaio|janeiro|février|febrero|fevereiro|febbraio|avril|abril|stycznia|lutego|marca|kwietnia|maja|czerwca|lipca|sierpnia|września|października|listopada|grudnia|ocak|şubat|nisan|mayıs|haziran|temmuz|ağustos|eylül|ekim|kasım|aralık|января|февраля|марта|апреля|мая|июня|июля|августа|сентября|октября|ноября|декабря|січня|лютого|березня|квітня|травня|червня|липня|серпня|вересня|жовтня|листопада|грудня|يناير|فبراير|مارس|أبريل|ابريل|مايو|يونيو|يوليو|أغسطس|سبتمبر|أكتوبر|نوفمبر|ديسمبر|فروردین|اردیبهشت|خرداد|تیر|مرداد|شهریور|مهر|آبان|آذر|دی|بهمن|اسفند|جنوری|فروری|مارچ|اپریل|مئی|جون|جولائی|اگست|ستمبر|اکتوبر|نومبر|دسمبر|जनवरी|फ़?रवरी|मार्च|अप्रैल|मई|जून|जुलाई|अगस्त|सितंबर|सितम्बर|अक्टूबर|अक्तूबर|नवंबर|नवम्बर|दिसंबर|दिसम्बर|জানুয়ারি|ফেব্রুয়ারি|মার্চ|এপ্রিল|মে|জুন|জুলাই|আগস্ট|সেপ্টেম্বর|অক্টোবর|নভেম্বর|ডিসেম্বর)(?![\\p{L}\\p{M}\\p{Nd}_])';

export const HAN_NUMBER = '[〇零一二两兩三四五六七八九十百千万萬亿億]{1,12}';
