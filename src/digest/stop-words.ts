/**
 * Words that carry nothing by themselves, by language. One that means something in another of these languages is left
 * out.
 */
const BY_LANGUAGE: Readonly<Record<string, string>> = {
  en: `the a an and or but if so as at by for from in into of on to with without about over under up down out off than then that this these
those there here it its it's is are was were be been being am i'm i've i'd i'll you're you've we're we've they're he she him his her hers they them
their we us our you your my me mine do does did doing done have has had having can could would should will shall may might just also too very
really quite some any each every all both more most much many such only own same other another not no nor don't doesn't didn't isn't what which
who whom whose when where why how because while during between through before after again once now get got like want need make sure please
let let's going go using use used well yes yeah okay ok thing things something anything that's there's what's`,
  de: `der das dem den des ein eine einer eines einem einen und oder aber wenn dann als auch auf aus bei bis für gegen im ins ist sind wäre
sein seine ihr ihre ich du er sie es wir euch uns mich mir dich dir nicht kein keine mit nach noch nur ob ohne sehr schon sich so über um unter
von vom vor wie wird werden wurde zu zum zur zwischen kann können könnte soll sollte muss müssen habe hat haben hatte bitte dass weil was wer wo
dieser diese dieses mein meine dein deine unser unsere mal doch ja nein`,
  fr: `le la les un une des du de et ou mais si dans en sur sous par pour avec sans est sont était être été avoir ai as a avons avez ont je tu il
elle nous vous ils elles mon ma mes ton ta tes ses notre nos votre vos leur leurs ce cet cette ces qui que quoi dont où quand comment pourquoi ne
pas très aussi plus moins tout tous toute toutes c'est j'ai d'un d'une qu'il au aux y se s'il merci oui non`,
  es: `el la los las un una unos unas de del y o pero si en sobre por para con sin es era ser sido estar está están fue he ha han hay yo tú
él ella nosotros ellos mi mis tu tus su sus nuestro nuestra lo le les me te se que qué quién cuál cuándo cómo dónde porque no sí muy también más
menos todo todos toda todas este esta estos estas ese esa eso al como ya`,
  pt: `o os as um uma uns umas do da dos das e ou mas em no na nos nas por para com sem é são foi ser estar está estão eu você ele ela nós eles
meu minha meus minhas seu sua seus suas que quem qual quando como onde porque não sim muito também mais menos tudo todos toda isso este esta ao já`,
  ru: `и или но если в во на с со к ко по за из от до у о об для без при это этот эта эти тот та те я ты он она оно мы вы они мой моя мои твой
наш ваш его её их меня мне мной тебя нам нас вам что кто какой когда где как почему потому не нет да же бы ли был была было были быть есть будет
очень тоже также ещё уже только так то все всё весь можно надо`,
  ar: `في من إلى على عن مع هذا هذه ذلك تلك التي الذي أن إن أو و ثم لا ما لم لن هل كيف متى أين لماذا هو هي هم أنا نحن أنت كان كانت يكون قد كل بعض
لكن إذا بين بعد قبل عند حتى`,
  hi: `है हैं था थी थे हो होता और या लेकिन अगर में पर से को का की के ने यह वह ये वे मैं हम आप तुम मेरा मेरी मेरे हमारा आपका कि जो क्या कौन कब कहाँ कैसे
क्यों नहीं भी तो ही बहुत एक कुछ सब लिए साथ रहा रही रहे`,
};

export const STOP_WORDS: ReadonlySet<string> = new Set(
  Object.values(BY_LANGUAGE).flatMap((words) => words.split(/\s+/)),
);
