/**
 * How lines say that the user was told something, by language (BCP 47 primary tag); `{U}` stands for the user's names.
 * Who is told, answered or shown something did not say it.
 */
export const TOLD: Readonly<Record<string, string>> = {
  en: '(?:told|tell(?:s|ing)?|answer(?:s|ed|ing)?|repl(?:y|ies|ied|ying) to|asked|advis(?:es?|ed|ing)|show(?:s|ed|n|ing)?|gave|giv(?:es?|en|ing)|inform(?:s|ed|ing)?|remind(?:s|ed|ing)?|warn(?:s|ed|ing)?|offer(?:s|ed|ing)?|recommend(?:s|ed)? to|suggest(?:s|ed)? to|explain(?:s|ed)? to|said to|sent to|for|to) (?:the )?{U}|{U} (?:was|were|is|got|gets|has been|had been) (?:also |then |first )?(?:told|asked|advised|shown|given|informed|reminded|warned|offered|recommended|instructed|answered|sent)(?! and (?:said|asked|replied|answered|wrote))|{U}[^“”"«»„]{0,120} assistant (?:said|answered|replied|suggested|explained|recommended|proposed|advised|warned|noted)',
  de: '(?:dem|den|der) {U} (?:wurde|gesagt|geraten|empfohlen|erklärt|mitgeteilt|vorgeschlagen|geantwortet)|(?:wurde|riet|empfahl|erklärte|sagte|antwortete|für|an|gegenüber) (?:dem|den|die|der) {U}|(?:der|die) {U} (?:wurde|bekam|erhielt)',
  fr: "à l[’']{U}|pour l[’']{U}|l[’']{U} a été|l[’']{U} a reçu",
  es: '(?:al|a la|para el|para la) {U}',
  pt: '(?:ao|à|para o|para a) {U}',
  it: "all[’']{U}|per l[’']{U}|l[’']{U} è stat[oa]",
  nl: '(?:aan|tegen|voor) de {U}|(?:kreeg|werd) de {U}|de {U} (?:kreeg|werd)',
  pl: '(?:powiedziano|poradzono|zalecono|odpowiedziano|wyjaśniono|zaproponowano) {U}|{U} (?:powiedziano|poradzono|zalecono|odpowiedziano|wyjaśniono|zaproponowano)|dla {U}',
  ru: '(?:сказано|сказали|сообщено|сообщили|ответили|объяснили|советовали|посоветовали|предложили|рекомендовано|для) пользовател(?:ю|ям|я)|пользователю (?:было )?(?:сказано|сказали|сообщено|сообщили|ответили|объяснили|посоветовали|предложили|рекомендовано)',
  uk: '(?:сказано|сказали|повідомлено|повідомили|відповіли|пояснили|порадили|запропонували|для) користувач(?:у|еві|а)|користувач(?:у|еві) (?:було )?(?:сказано|сказали|повідомлено|повідомили|відповіли|пояснили|порадили|запропонували)',
  tr: 'kullanıcıya|kullanıcı için',
  id: '(?:kepada|untuk|bagi) {U}|{U} (?:diberi ?tahu|disarankan|diminta|diingatkan)',
  vi: '(?:cho|với|bảo|khuyên|trả lời) {U}|{U} (?:được|đã được)',
  ar: '(?:قيل|أخبر|أُخبر|إبلاغ|نصح|إلى|أجيب) {U}|(?:تم إبلاغ|تم إخبار) {U}',
  fa: 'به {U}|برای {U}',
  hi: '{U} (?:को|के लिए) (?:बताया|कहा|सलाह|सुझाया)',
  bn: '(?:ব্যবহারকারীকে|ইউজারকে) (?:বলা|জানানো|পরামর্শ)',
  zh: '(?:告诉|告訴|告知|提醒|建议|建議|回复|回覆|回答|答复|通知|询问|詢問|对|對|向|给|給|为|為)(?:了)?(?:{U})|(?:{U})被(?:告知|提醒|建议|建議)',
  ja: '(?:{U})ー?に(?:は|対し|対して)?(?!よる|よれば|よると)',
  ko: '(?:{U})(?:에게|한테|께)',
  sv: '(?:till|för|åt) {U}|{U} (?:fick|informerades|ombads|rekommenderades)',
  da: '(?:til|for) {U}|{U} (?:fik|blev)',
  nb: '(?:til|for) {U}|{U} (?:fikk|ble)',
  fi: 'käyttäjälle',
  cs: 'uživatel(?:i|ovi|ce)|pro {U}',
  ro: '(?:pentru|către) {U}|utilizator(?:ului|ei) i s-a|i s-a (?:spus|recomandat|răspuns|explicat) utilizator(?:ului|ei)',
  hu: 'felhasználónak',
  el: 'στ(?:ον?|ην?) {U}|για τ(?:ον?|ην?) {U}',
  he: '[וש]?ל(?:משתמש|משתמשת)|(?:אל|עבור) {U}',
  ur: '{U} (?:کو|کے لیے) (?:بتایا|کہا|مشورہ|جواب)?',
  mr: 'वापरकर्त्या(?:ला|साठी)',
  ta: 'பயனருக்கு',
  te: 'వినియోగదారు(?:కు|కి|నికి|డికి)',
  th: '(?:บอก|แนะนำ|ตอบ|แจ้ง|ให้|แก่|กับ|ต่อ|สำหรับ|เตือน){U}',
};

const SAYS =
  'said|says|asked|asks|wrote|writes|stated|states|demanded|demands|requested|requests|insisted|insists|replied|answered';

/** How lines say that the user spoke, by language. */
export const SAID: Readonly<Record<string, string>> = {
  en: `{U}(?: also| then| first| later)? (?:${SAYS})`,
  de: '{U} (?:sagte|sagt|fragte|fragt|bat|schrieb|verlangte|forderte|antwortete)',
  fr: '{U} a (?:dit|demandé|écrit|exigé|répondu)',
  es: '{U} (?:dijo|pidió|preguntó|escribió|exigió|respondió)',
  pt: '{U} (?:disse|pediu|perguntou|escreveu|exigiu|respondeu)',
  it: '{U} ha (?:detto|chiesto|scritto|risposto)',
  nl: '{U} (?:zei|vroeg|schreef|eiste|antwoordde)',
  pl: '{U} (?:powiedział|zapytał|poprosił|napisał|zażądał)a?',
  ru: '{U} (?:сказал|спросил|попросил|написал|потребовал|ответил)а?',
  uk: '{U} (?:сказа|спита|попроси|написа|відпові)(?:в|ла)',
  zh: '(?:{U})(?:说|說|问|問|写道|寫道|表示|要求)',
  ja: '(?:{U})ー?[はが].{0,80}?(?:と言|と述べ|と書|と尋|と頼|と依頼|と質問)',
  sv: '{U} (?:sade|sa|frågade|bad|skrev|krävde|svarade)',
  da: '{U} (?:sagde|spurgte|bad|skrev|krævede|svarede)',
  nb: '{U} (?:sa|spurte|ba|skrev|krevde|svarte)',
  fi: '{U} (?:sanoi|kysyi|pyysi|kirjoitti|vaati|vastasi)',
  cs: '{U} (?:řekl|napsal|odpověděl|požádal|zeptal se)a?',
  ro: '{U} a (?:spus|cerut|întrebat|scris|răspuns)',
  hu: '{U} (?:azt mondta|azt írta|azt kérte|kérte|kérdezte|írta)',
  el: '{U} (?:είπε|ρώτησε|ζήτησε|έγραψε|απάντησε)',
  he: '{U} (?:אמר|שאל|ביקש|כתב|דרש)ה?',
  ur: '{U} نے (?:کہا|پوچھا|لکھا|مانگا)',
  hi: '{U} ने (?:कहा|पूछा|लिखा|माँगा|मांगा)',
  mr: 'वापरकर्त्याने (?:सांगितले|म्हटले|विचारले|लिहिले|मागितले)',
  th: '{U}(?:กล่าว|พูด|ถาม|ขอ|เขียน|บอก)',
};

/** How lines give words to somebody who is meant to be taken for the user: of the two in a chat, the one that asks. */
export const OTHER_SPEAKERS: Readonly<Record<string, string>> = {
  en: `(?:they|he|she|users|customers?|clients?|human|requester|asker|person)(?: also| then| first| later)? (?:${SAYS})`,
  de: '(?:er|sie|kundin|kunde|auftraggeber(?:in)?) (?:sagte|fragte|bat|schrieb|verlangte|forderte)',
  fr: '(?:il|elle|client|cliente) a (?:dit|demandé|écrit|exigé)',
  es: 'client[ea] (?:dijo|pidió|preguntó|escribió|exigió)',
  pt: '(?:ele|ela|cliente) (?:disse|pediu|perguntou|escreveu|exigiu)',
  it: '(?:cliente|lui|lei) ha (?:detto|chiesto|scritto)',
  nl: '(?:hij|zij|klant) (?:zei|vroeg|schreef|eiste)',
  pl: '(?:on|ona|klient|klientka) (?:powiedział|zapytał|poprosił|napisał)a?',
  ru: '(?:он|она|клиент|заказчик) (?:сказал|спросил|попросил|написал|потребовал)а?',
  zh: '(?:客户|客戶|顾客|顧客|他|她)(?:说|說|问|問|要求)',
  ja: '(?:顧客|お客様|依頼者)[はが].{0,80}?(?:と言|と述べ|と尋|と頼|と依頼)',
};
