/** What is said in an invented chat. `{thing}`, `{number}`, `{other}` and `{file}` are filled in. */
export interface Words {
  readonly things: readonly string[];
  readonly asks: readonly string[];
  readonly decisions: readonly string[];
  readonly corrections: readonly string[];
  readonly answers: readonly string[];
  /** Short ones of the user, in which there is nothing to keep. */
  readonly nods: readonly string[];
  readonly replies: readonly string[];
}

export const WORDS: Readonly<Record<string, Words>> = {
  en: {
    things: ['the price list', 'the label printer', 'the stock report', 'the login page', 'the courier table'],
    asks: [
      'Please change {thing} so that it shows {number} rows, and do not forget the totals at the end.',
      'Can you find out why {thing} takes {number} seconds to open since the update in `{file}`?',
      'Write me a short test for {thing}; it has to fail when there are more than {number} entries.',
    ],
    decisions: ['We decided that {thing} keeps a limit of {number}, because {other} was too slow for us.'],
    corrections: ['No, that is wrong: {thing} must have {number} and not {other}. Please correct it everywhere.'],
    answers: [
      'I have changed {thing} to {number}; the setting is in `{file}` and the old value {other} is gone.',
      'The reason is in `{file}`: {thing} was read {number} times. With a cache it is read once, in {other} ms.',
      'Done. {thing} now passes with {number} entries, and the test for it is in `{file}`.',
    ],
    nods: ['Yes, please go on like this.', 'Good, thank you for that.', 'I will look at it later today.'],
    replies: ['You are welcome. What is next?', 'I will do that now and tell you how it went.'],
  },
  de: {
    things: ['die Preisliste', 'der Etikettendrucker', 'der Lagerbericht', 'die Anmeldeseite', 'die Kuriertabelle'],
    asks: [
      'Bitte ändere das so, dass {thing} {number} Zeilen zeigt, und vergiss die Summen am Ende nicht.',
      'Kannst du herausfinden, warum {thing} seit der Änderung in `{file}` {number} Sekunden braucht?',
      'Schreib mir einen kurzen Test: {thing} soll bei mehr als {number} Einträgen nicht durchgehen.',
    ],
    decisions: ['Wir haben entschieden: {thing} behält die Grenze von {number}, weil {other} für uns zu langsam war.'],
    corrections: ['Nein, das ist falsch: {thing} muss {number} haben und nicht {other}. Bitte überall berichtigen.'],
    answers: [
      'Ich habe es geändert, {thing} steht jetzt auf {number}; das liegt in `{file}`, der alte Wert {other} ist weg.',
      'Der Grund steht in `{file}`: {thing} wurde {number} mal gelesen, jetzt nur noch einmal in {other} ms.',
      'Erledigt. {thing} geht jetzt mit {number} Einträgen durch, und der Test dafür liegt in `{file}`.',
    ],
    nods: ['Ja, bitte mach so weiter.', 'Gut, danke dafür.', 'Das sehe ich mir heute noch an.'],
    replies: ['Gern. Was kommt als Nächstes?', 'Das mache ich jetzt und sage dir, wie es ging.'],
  },
  es: {
    things: ['la lista de precios', 'la impresora', 'el informe de existencias', 'la página de acceso', 'la tabla'],
    asks: [
      'Por favor cambia {thing} para que muestre {number} filas, y no olvides los totales del final.',
      '¿Puedes averiguar por qué {thing} tarda {number} segundos desde el cambio en `{file}`?',
      'Escribe una prueba corta para {thing}; tiene que fallar cuando hay más de {number} entradas.',
    ],
    decisions: [
      'Hemos decidido que {thing} mantiene un límite de {number}, porque {other} era muy lento para nosotros.',
    ],
    corrections: ['No, eso está mal: {thing} debe tener {number} y no {other}. Por favor corrígelo en todas partes.'],
    answers: [
      'He cambiado {thing} a {number}; el ajuste está en `{file}` y el valor antiguo {other} ya no existe.',
      'El motivo está en `{file}`: {thing} se leía {number} veces. Ahora se lee una sola vez, en {other} ms.',
      'Hecho. {thing} ya pasa con {number} entradas, y la prueba que lo muestra está en `{file}`.',
    ],
    nods: ['Sí, por favor sigue así.', 'Bien, gracias por eso.', 'Lo voy a mirar más tarde.'],
    replies: ['De nada. ¿Qué es lo siguiente?', 'Lo hago ahora y te digo cómo ha ido.'],
  },
  ru: {
    things: ['прайс-лист', 'принтер этикеток', 'отчёт по складу', 'страница входа', 'таблица курьеров'],
    asks: [
      'Пожалуйста, сделай так, чтобы {thing} показывал {number} строк, и не забудь про итоги в конце.',
      'Можешь узнать, почему {thing} открывается {number} секунд после изменения в `{file}`?',
      'Напиши короткий тест: {thing} не должен проходить, когда записей больше чем {number}.',
    ],
    decisions: ['Мы решили, что {thing} остаётся с пределом {number}, потому что {other} было слишком медленно.'],
    corrections: ['Нет, это неверно: {thing} должен иметь {number}, а не {other}. Пожалуйста, исправь это везде.'],
    answers: [
      'Я изменил: {thing} теперь {number}; настройка лежит в `{file}`, а старого значения {other} больше нет.',
      'Причина в `{file}`: {thing} читался {number} раз. Теперь он читается один раз, за {other} мс.',
      'Готово. {thing} теперь проходит с {number} записями, и тест для этого лежит в `{file}`.',
    ],
    nods: ['Да, пожалуйста, продолжай так.', 'Хорошо, спасибо за это.', 'Я посмотрю на это позже.'],
    replies: ['Пожалуйста. Что дальше?', 'Сейчас сделаю и скажу, как всё прошло.'],
  },
  ja: {
    things: ['価格表', 'ラベルプリンター', '在庫レポート', 'ログイン画面', '配達表'],
    asks: [
      '{thing}に {number} 行を表示するように変更してください。最後の合計も忘れないでください。',
      '`{file}` を変更してから{thing}が開くまでに {number} 秒かかる理由を調べてもらえますか？',
      '{thing}の短いテストを書いてください。項目が {number} を超えたら失敗するようにしてください。',
    ],
    decisions: ['{thing}の上限は {number} のままにすることに決めました。{other} では遅すぎたからです。'],
    corrections: ['いいえ、それは違います。{thing}は {other} ではなく {number} です。すべて直してください。'],
    answers: [
      '{thing}を {number} に変更しました。設定は `{file}` にあり、古い値の {other} はもうありません。',
      '原因は `{file}` にあります。{thing}が {number} 回読まれていました。今は一度だけで {other} ms です。',
      'できました。{thing}は {number} 件でも通ります。そのテストは `{file}` にあります。',
    ],
    nods: ['はい、そのまま続けてください。', 'よいですね、ありがとうございます。', 'あとで見ておきます。'],
    replies: ['どういたしまして。次は何をしましょうか。', '今からやって、結果をお伝えします。'],
  },
  zh: {
    things: ['价格表', '标签打印机', '库存报告', '登录页面', '快递表'],
    asks: [
      '请把{thing}改成显示 {number} 行，不要忘记最后的合计。',
      '你能查一下为什么在修改 `{file}` 之后{thing}要 {number} 秒才能打开吗？',
      '请给{thing}写一个简短的测试，超过 {number} 条记录的时候必须失败。',
    ],
    decisions: ['我们决定{thing}的上限保持为 {number}，因为 {other} 对我们来说太慢了。'],
    corrections: ['不对，这是错的：{thing}应该是 {number}，而不是 {other}。请全部改正。'],
    answers: [
      '我已经把{thing}改成 {number}，设置在 `{file}` 里，旧的值 {other} 已经没有了。',
      '原因在 `{file}` 里：{thing}被读了 {number} 次。现在只读一次，用时 {other} 毫秒。',
      '完成了。{thing}现在有 {number} 条记录也能通过，测试放在 `{file}` 里。',
    ],
    nods: ['好的，请这样继续。', '很好，谢谢你。', '我晚一点再看。'],
    replies: ['不客气。接下来做什么？', '我现在就做，然后告诉你结果。'],
  },
  ar: {
    things: ['قائمة الأسعار', 'طابعة الملصقات', 'تقرير المخزون', 'صفحة الدخول', 'جدول التوصيل'],
    asks: [
      'من فضلك غيّر {thing} حتى تعرض {number} صفا، ولا تنس المجاميع في النهاية.',
      'هل يمكنك أن تعرف لماذا تحتاج {thing} إلى {number} ثانية منذ التغيير في `{file}`؟',
      'اكتب لي اختبارا قصيرا من أجل {thing}، ويجب أن يفشل عندما يكون هناك أكثر من {number} سجل.',
    ],
    decisions: ['قررنا أن {thing} تبقى عند الحد {number} لأن {other} كان بطيئا جدا بالنسبة لنا.'],
    corrections: ['لا، هذا خطأ: {thing} يجب أن تكون {number} وليس {other}. من فضلك صحح ذلك في كل مكان.'],
    answers: [
      'لقد غيّرت {thing} إلى {number}، والإعداد موجود في `{file}`، والقيمة القديمة {other} لم تعد موجودة.',
      'السبب موجود في `{file}`: كانت {thing} تُقرأ {number} مرة. الآن تُقرأ مرة واحدة في {other} ملي ثانية.',
      'تم. الآن تعمل {thing} مع {number} سجل، والاختبار الخاص بذلك موجود في `{file}`.',
    ],
    nods: ['نعم، من فضلك استمر هكذا.', 'جيد، شكرا لك على ذلك.', 'سوف أنظر في هذا لاحقا.'],
    replies: ['على الرحب والسعة. ما هي الخطوة التالية؟', 'سأفعل ذلك الآن ثم أخبرك بما حدث.'],
  },
  hi: {
    things: ['मूल्य सूची', 'लेबल प्रिंटर', 'भंडार रिपोर्ट', 'लॉगिन पृष्ठ', 'कूरियर तालिका'],
    asks: [
      'कृपया {thing} को ऐसे बदलें कि वह {number} पंक्तियाँ दिखाए, और अंत में कुल योग मत भूलना।',
      'क्या आप पता कर सकते हैं कि `{file}` में बदलाव के बाद {thing} को खुलने में {number} सेकंड क्यों लगते हैं?',
      'मेरे लिए {thing} का एक छोटा परीक्षण लिखें; {number} से अधिक प्रविष्टियाँ होने पर वह असफल होना चाहिए।',
    ],
    decisions: ['हमने तय किया है कि {thing} की सीमा {number} ही रहेगी, क्योंकि {other} हमारे लिए बहुत धीमा था।'],
    corrections: ['नहीं, यह गलत है: {thing} में {number} होना चाहिए, {other} नहीं। कृपया इसे हर जगह ठीक करें।'],
    answers: [
      'मैंने {thing} को {number} कर दिया है; सेटिंग `{file}` में है और पुराना मान {other} अब नहीं है।',
      'कारण `{file}` में है: {thing} को {number} बार पढ़ा जाता था। अब एक ही बार {other} मिलीसेकंड में पढ़ा जाता है।',
      'हो गया। {thing} अब {number} प्रविष्टियों के साथ चलता है, और उसका परीक्षण `{file}` में है।',
    ],
    nods: ['हाँ, कृपया ऐसे ही जारी रखें।', 'अच्छा है, इसके लिए धन्यवाद।', 'मैं इसे बाद में देखूँगा।'],
    replies: ['आपका स्वागत है। अब आगे क्या करना है?', 'मैं यह अभी करता हूँ और फिर आपको बताता हूँ।'],
  },
};
