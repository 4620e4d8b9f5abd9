/**
 * Short words that tell a language, by its BCP 47 code: the most frequent ones, written by hand. A word may stand in
 * several languages; it then counts for each of them in part.
 */
export const STOP_WORDS: Readonly<Record<string, string>> = {
  en: `the a an and or but if of to in on at by for from with without about into is are was were be been it its this that these those there
you your we our they their he she his her my me i not no can could should would will do does did have has had what which when where how why
so as than then please make just also very more`,
  de: `der die das dem den des ein eine einen einem einer und oder aber wenn ist sind war waren wird werden hat haben ich du er sie es wir ihr
mir mich dich dir uns nicht kein keine auch auf aus bei bis für mit nach von vom zu zum zur im am über unter noch nur schon sehr wie was wer wo
dass weil damit bitte kann soll muss man so als`,
  fr: `le la les un une des du de et ou mais si dans sur sous par pour avec sans est sont était être a ai as avons avez ont je tu il elle nous
vous ils elles mon ma mes ton notre votre leur ce cette ces qui que quoi dont où ne pas plus très aussi tout tous c j qu au aux en y faut plaît merci autre quand comment pourquoi`,
  es: `el la los las un una unos de del y o pero si en sobre por para con sin es son era ser está están fue he ha han hay yo tú ella nosotros mi
mis tu su sus lo le me te se que qué cómo dónde cuándo cuál porque no sí muy también más todo todos esta este estos eso al como ya quiero otra otro favor por`,
  pt: `o os a as um uma do da dos das de e ou mas em no na nos nas por para com sem é são foi ser está estão eu você ele ela nós eles meu minha
seu sua que quem quando como onde porque não sim muito também mais isso este esta ao à pelo pela já se me tem outra outro favor quero`,
  it: `il lo la gli le un una uno di del della dei delle e o ma se in nel nella su sul per con senza è sono era essere ho hai ha abbiamo hanno io
tu lui lei noi voi loro mio mia tuo suo che chi cosa come quando dove perché non sì anche più molto tutto questo questa al alla da dal ci mi si`,
  nl: `de het een en of maar als in op aan bij voor van met zonder naar is zijn was waren wordt worden heeft hebben ik jij je hij zij ze wij we
jullie hun mijn jouw niet geen ook nog wel al dat die dit deze er hier daar wat wie waar hoe waarom te om over kan moet zou graag tegen alsjeblieft andere`,
  pl: `i a w z ze na do od po za przez dla o u nie tak jest są był była było być ma mam mamy się to ten ta te tego tej ja ty on ona my wy oni mój
moja że czy co kto jak kiedy gdzie dlaczego ale lub albo oraz jeśli już tylko też bardzo może proszę żeby który`,
  tr: `bir ve veya ama için ile bu şu o ne nasıl neden niçin nerede kim mi mı mu mü değil var yok olarak olan daha çok en gibi kadar sonra önce
her hem ya da de ki ben sen biz siz onlar benim senin bizim bunu şunu lütfen evet hayır ise eğer göre olsun`,
  id: `yang dan di ke dari untuk dengan pada ini itu adalah tidak bukan ada akan sudah belum bisa harus saya aku kamu anda kami kita mereka dia
apa siapa bagaimana kapan mana mengapa atau tetapi tapi jika kalau karena juga sangat lebih agar oleh sebagai dalam tolong`,
  vi: `và của là không có được cho một các này với trong để những người tôi bạn thì mà đã sẽ như khi từ ra về vì nếu phải làm cái đó ở cũng hay
rất nào gì thế hãy đang nhưng hoặc chúng ta`,
  sv: `och att det som en ett är var den de på i av för med till inte men om jag du han hon vi ni från kan ska skulle har hade så eller när hur
vad varför där här också mycket bara min din sin mitt utan efter vill`,
  da: `og at det som en et er var den de på i af for med til ikke men hvis jeg du han hun vi fra kan skal skulle har havde så eller når hvordan
hvad hvorfor der her også meget kun min din sin uden efter vil være blev`,
  no: `og at det som en et er var den de på i av for med til ikke men hvis jeg du han hun vi fra kan skal skulle har hadde så eller når hvordan
hva hvorfor der her også mye bare min din sin uten etter vil være ble`,
  fi: `ja on ei se että en oli ovat ole mutta jos niin kun kuin minä sinä hän me te he mikä mitä missä miten miksi tämä tuo nämä myös vain jo
nyt sitten ennen jälkeen kanssa ilman voi pitää olen tai`,
  ro: `și în la de cu pe pentru din este sunt era fi am ai are au nu da că ce cine cum unde când dar sau dacă un o al ale lui ei eu tu el ea noi
voi acest această mai foarte doar prin după fără să se`,
  cs: `a i v ve na do z ze s se si je jsou byl byla bylo být není to ten ta že jak co kdo kde kdy proč ale nebo když aby pro po od za už jen také
velmi já ty on ona my vy můj jsem jsme prosím který`,
  hu: `a az és vagy de ha hogy nem igen van volt lesz egy ez én te ő mi ti ők is csak már még mint mert amikor hol ki miért hogyan után előtt
nélkül kell lehet nagyon meg el kérem`,
  ca: `vull amb els és aquest aquesta també més però fer abans lloc un una i com quan on són`,
  hr: `i u na se je da su za od do s sa iz po kao ali ili ako ne nije nisu sam si smo ste bi biti bio bila bilo li kad kada kako zašto koji koja
koje ovo ovaj ova to taj te već samo još može mogu treba trebam želim imam ima nema moj moja naš naša naše ja ti on ona mi vi oni molim što tko gdje
uvijek vrlo također prije poslije nakon hvala bih`,
  sr: `i u na se je da su za od do s sa iz po kao ali ili ako ne nije nisu sam si smo ste bi biti bio bila bilo li kad kada kako zašto koji koja
koje ovo ovaj ova to taj te već samo još može mogu treba trebam želim imam ima nema moj moja naš naša naše ja ti on ona mi vi oni molim šta ko gde
uvek veoma takođe pre posle nakon hvala`,
  sk: `a i v vo na do z zo s so sa si je sú bol bola bolo byť nie to ten tá že ako čo kto kde kedy prečo ale alebo keď aby pre po pod za od už len
tiež veľmi ja ty on ona my vy môj som sme prosím ktorý ktoré chcem potrebujem môže mám pri tak`,
  sl: `in v na se je da so za od do s z iz po kot ali če ne ni niso sem si smo ste bi biti bil bila bilo kdaj kako zakaj kateri ki to ta že samo še
zelo lahko moram želim imam ima nima moj naš jaz ti on ona mi vi oni prosim kaj kdo kje vedno tudi pred potem ter pri`,
  ru: `и или но если в во на с со к ко по за из от до у о об для без при это этот эта эти тот та те я ты он она оно мы вы они мой наш ваш его её
их меня мне нам вам что кто как когда где почему не нет да же бы ли был была были быть есть будет уже ещё только очень нужно`,
  uk: `і й та або але якщо у в на з із зі до від за для без при про це цей ця ці той я ти він вона воно ми ви вони мій наш ваш його її їх мене
мені нам вам що хто як коли де чому не ні так же б чи був була були бути є буде вже ще тільки дуже треба потрібно`,
  bg: `и или но ако в във на с със към по за от до у без при това този тази тези аз ти той тя ние вие те мой наш ваш него нея ме ми му ни ви искам искаме моля може направя
че кой как кога къде защо не да ли беше съм си е сме са бъде ще вече само много трябва се`,
  ar: `في من على إلى عن مع هذا هذه ذلك التي الذي الذين و أو أن إن لا ما لم لن هل كان كانت يكون هو هي هم نحن أنا أنت كل بعد قبل عند حتى إذا كما
لكن ثم قد بين غير كيف متى أين لماذا أريد يجب لدي أي`,
  fa: `و در به از که را با این آن برای است بود شد می یک تا بر هم من تو او ما شما آنها نیست باید اگر یا اما چه چرا کجا چگونه هر همه خود
بعد قبل پس نه بله دارد کرد کنم شود هستند های خواهم لطفا`,
  ur: `اور کے کی کا میں ہے ہیں سے کو نے پر یہ وہ تھا تھی تھے ہو نہیں کیا جو تو بھی ایک ہم آپ مجھے میرا اس ان کر کرنا لیے ساتھ بعد پہلے اگر
لیکن کیوں کیسے کہاں کب ہوں گا گے گی چاہیے`,
  hi: `और के की का में है हैं से को ने पर यह वह था थी थे हो नहीं क्या जो तो भी एक हम आप मुझे मेरा इस उस कर करना लिए साथ बाद पहले अगर लेकिन
क्यों कैसे कहाँ कब हूँ ही या चाहिए`,
  mr: `आणि आहे आहेत नाही मी तू तो ती ते आम्ही तुम्ही हा ही हे मध्ये साठी पण का काय कसे कुठे केव्हा जर तर होते होता माझा मला तुला आपण करा ला
च्या चा ची चे किंवा`,
  ne: `र छ छन् हो मा को का की ले लाई मेरो तपाईं हामी यो त्यो यी भने पनि गर्न गर्नु छैन थियो के किन कसरी कहाँ कहिले तर वा लागि सँग पछि अघि`,
};

/** Letters that few languages have: a word with one of them counts for these. */
export const TELLING_LETTERS: readonly (readonly [letters: string, codes: readonly string[]])[] = [
  ['ß', ['de']],
  ['äö', ['de', 'sv', 'fi']],
  ['ü', ['de', 'tr', 'hu']],
  ['çêèàùœ', ['fr', 'pt']],
  ['ñ', ['es']],
  ['ãõ', ['pt']],
  ['ìò', ['it']],
  ['łąężśńź', ['pl']],
  ['ğış', ['tr']],
  ['ơưạảấầẩậắằặẹẻếềểệịỉọỏốồổộớờởợụủứừửựỳ', ['vi']],
  ['å', ['sv', 'da', 'no']],
  ['æø', ['da', 'no']],
  ['țșă', ['ro']],
  ['řěů', ['cs']],
  ['đ', ['vi', 'hr', 'sr']],
  ['ć', ['pl', 'hr', 'sr']],
  ['žš', ['hr', 'sr', 'cs', 'sk', 'sl']],
  ['č', ['hr', 'sr', 'cs', 'sk', 'sl']],
  ['ľŕĺô', ['sk']],
  ['őű', ['hu']],
  ['іїєґ', ['uk']],
  ['ыэё', ['ru']],
  ['پچژگ', ['fa', 'ur']],
  ['ٹڈڑےںھ', ['ur']],
  ['ةىك', ['ar']],
  ['ळ', ['mr']],
];

/** The languages told apart by their words within a script, and the one that is meant where its letters say no more. */
export const OF_SCRIPT: Readonly<Record<string, { readonly codes: readonly string[]; readonly usual?: string }>> = {
  Latn: {
    codes: [
      'en',
      'de',
      'fr',
      'es',
      'pt',
      'it',
      'nl',
      'pl',
      'tr',
      'id',
      'vi',
      'sv',
      'da',
      'no',
      'fi',
      'ro',
      'cs',
      'hu',
      'hr',
      'sr',
      'sk',
      'sl',
      'ca',
    ],
  },
  Cyrl: { codes: ['ru', 'uk', 'bg'], usual: 'ru' },
  Arab: { codes: ['ar', 'fa', 'ur'], usual: 'ar' },
  Deva: { codes: ['hi', 'mr', 'ne'], usual: 'hi' },
};

/** Letters beyond the alphabet of a script's usual language: the text is then in none that is known here. */
export const FOREIGN_LETTERS: Readonly<Record<string, RegExp>> = {
  ru: /[іїєґәғқңөұүһјљњћђџѓќѕӣӯҳҷў]/u,
  ar: /[پچژگٹڈڑےںھۆەێڕڵۇ]/u,
  hi: /ळ/u,
};
