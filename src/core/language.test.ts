import { describe, expect, test } from 'vitest';
import { type Language, languageOf, languageOfChat, speaks } from './language.ts';
import type { Message, Role } from './message.ts';
import { BEGIN_MARK, endMark } from './preamble-frame.ts';

/** Invented sentences, by code and script. */
const SAMPLES: readonly (readonly [code: string, script: string, sentences: readonly string[]])[] = [
  [
    'en',
    'Latn',
    [
      'Please move the shelf to the other wall.',
      'Why does the build fail when I rename it?',
      'We need a plan for the garden and the shed.',
    ],
  ],
  [
    'de',
    'Latn',
    [
      'Bitte stell das Regal an die andere Wand.',
      'Warum schlägt der Bau fehl, wenn ich es umbenenne?',
      'Wie geht es dir?',
      'Wir brauchen einen Plan für den Garten.',
    ],
  ],
  [
    'fr',
    'Latn',
    [
      "Mets l'étagère contre l'autre mur, s'il te plaît.",
      'Pourquoi est-ce que la compilation échoue ?',
      'Il nous faut un plan pour le jardin.',
    ],
  ],
  [
    'es',
    'Latn',
    [
      'Pon la estantería en la otra pared, por favor.',
      '¿Por qué falla cuando lo renombro?',
      'Necesitamos un plan para el jardín y la caseta.',
    ],
  ],
  [
    'pt',
    'Latn',
    [
      'Coloque a estante na outra parede, por favor.',
      'Por que isso não funciona quando eu mudo o nome?',
      'Precisamos de um plano para o jardim e também uma lista.',
    ],
  ],
  [
    'it',
    'Latn',
    [
      "Metti lo scaffale contro l'altra parete, per favore.",
      'Perché non funziona quando cambio il nome?',
      'Abbiamo bisogno di un piano per il giardino.',
    ],
  ],
  [
    'nl',
    'Latn',
    [
      'Zet de kast tegen de andere muur, alsjeblieft.',
      'Waarom werkt het niet als ik de naam verander?',
      'We hebben een plan nodig voor de tuin.',
    ],
  ],
  [
    'pl',
    'Latn',
    [
      'Proszę przesunąć regał na drugą ścianę.',
      'Dlaczego to nie działa, kiedy zmieniam nazwę?',
      'Potrzebujemy planu dla ogrodu oraz szopy.',
    ],
  ],
  [
    'tr',
    'Latn',
    ['Lütfen rafı diğer duvara taşı.', 'Adını değiştirince neden çalışmıyor?', 'Bahçe için bir plana ihtiyacımız var.'],
  ],
  [
    'id',
    'Latn',
    [
      'Tolong pindahkan rak itu ke dinding yang lain.',
      'Mengapa ini tidak jalan jika saya ganti namanya?',
      'Kita harus punya rencana untuk kebun.',
    ],
  ],
  [
    'vi',
    'Latn',
    [
      'Hãy chuyển cái kệ sang bức tường kia.',
      'Tại sao nó không chạy khi tôi đổi tên?',
      'Chúng ta cần một kế hoạch cho khu vườn.',
    ],
  ],
  [
    'sv',
    'Latn',
    ['Jag vill att du flyttar hyllan till den andra väggen.', 'Varför går det inte när jag byter namn på den?'],
  ],
  ['ro', 'Latn', ['Te rog să muți raftul pe celălalt perete.', 'De ce nu merge când îi schimb numele?']],
  ['cs', 'Latn', ['Prosím, přesuň polici na druhou stěnu.', 'Proč to nefunguje, když změním jméno?']],
  ['hu', 'Latn', ['Kérem, tegye át a polcot a másik falra.', 'Miért nem működik, ha átnevezem?']],
  ['fi', 'Latn', ['Miksi se ei toimi, kun vaihdan nimen?', 'Minä haluan, että hylly on toisella seinällä.']],
  [
    'ru',
    'Cyrl',
    [
      'Передвинь, пожалуйста, полку к другой стене.',
      'Почему это не работает, когда я меняю имя?',
      'Нам нужен план сада.',
    ],
  ],
  [
    'uk',
    'Cyrl',
    [
      'Пересунь, будь ласка, полицю до іншої стіни.',
      'Чому це не працює, коли я змінюю ім’я?',
      'Нам потрібен план для саду.',
    ],
  ],
  ['bg', 'Cyrl', ['Защо това не работи, когато сменя името?', 'Трябва да преместим рафта, за да има място.']],
  [
    'ar',
    'Arab',
    ['انقل الرف إلى الجدار الآخر من فضلك.', 'لماذا لا يعمل هذا عندما أغير الاسم؟', 'نحن نحتاج إلى خطة للحديقة.'],
  ],
  [
    'fa',
    'Arab',
    ['لطفا قفسه را به دیوار دیگر ببر.', 'چرا این کار نمی‌کند وقتی نام را عوض می‌کنم؟', 'ما برای باغ یک برنامه می‌خواهیم.'],
  ],
  ['ur', 'Arab', ['شیلف کو دوسری دیوار کے ساتھ رکھ دو۔', 'یہ کیوں نہیں چلتا جب میں نام بدلتا ہوں؟']],
  ['hi', 'Deva', ['अलमारी को दूसरी दीवार के पास रखो।', 'नाम बदलने पर यह क्यों नहीं चलता है?', 'हमें बगीचे की एक योजना चाहिए।']],
  ['mr', 'Deva', ['हे का चालत नाही आणि मी काय करू?', 'मला बागेसाठी एक योजना आहे.']],
  ['bn', 'Beng', ['তাকটা অন্য দেয়ালে সরিয়ে দাও।', 'নাম বদলালে এটা চলে না কেন?']],
  ['zh', 'Hans', ['请把书架移到另一面墙。', '为什么改名以后就不行了？']],
  ['zh', 'Hant', ['請把書架移到另一面牆。', '為什麼改名以後就不行了？']],
  ['ja', 'Jpan', ['本棚を反対側の壁に移してください。', '名前を変えると動かないのはなぜですか？']],
  ['ko', 'Kore', ['책장을 다른 벽으로 옮겨 주세요.', '이름을 바꾸면 왜 안 되나요?']],
  ['el', 'Grek', ['Γιατί δεν λειτουργεί όταν αλλάζω το όνομα;']],
  ['he', 'Hebr', ['למה זה לא עובד כשאני משנה את השם?']],
  ['th', 'Thai', ['ทำไมมันไม่ทำงานเมื่อฉันเปลี่ยนชื่อ']],
  ['ta', 'Taml', ['பெயரை மாற்றினால் ஏன் வேலை செய்யவில்லை?']],
];

const said = (role: Role, text: string): Message => ({ id: text, role, text, attachments: [], complete: true });
const GERMAN: Language = { code: 'de', script: 'Latn' };
const CHINESE: Language = { code: 'zh', script: 'Hans' };

describe('the language of a text', () => {
  test.each(SAMPLES.flatMap(([code, script, sentences]) => sentences.map((text) => [code, script, text] as const)))(
    '%s in %s: %s',
    (code, script, text) => {
      expect(languageOf(text)).toEqual({ code, script });
    },
  );

  test.each([
    '',
    'ok',
    '42',
    'Hmm',
    '😀😀',
    'README',
    '12:30',
    'https://the.example/and/of/the/to?is=it',
    '```\nthe and of it is\n```',
  ])('is left open where nothing tells: %j', (text) => {
    expect(languageOf(text)).toBeUndefined();
  });

  test('is that of the prose around English code', () => {
    const code =
      '```ts\n// the function that is used by all of the callers\nexport const a = 1; // and this is the end\n```';
    const text = `Das hier bricht ab, sobald die Datei fehlt:\n\n${code}\n\nWie kann ich das in \`if (this.is.the)\` abfangen?`;
    expect(languageOf(text)).toEqual(GERMAN);
    expect(languageOf(`这个函数为什么报错？\n\n${code}`)).toEqual(CHINESE);
  });

  test('is that of the text behind code that is never closed, as if there were none', () => {
    expect(languageOf('Das ist der Fehler:\n```\nthe and of it is the and of')).toEqual(GERMAN);
  });

  test('is not that of the terms in it', () => {
    expect(languageOf('使用 TypeScript 和 React 编写 browser extension')?.code).toBe('zh');
    expect(languageOf('Мы пишем Backend на TypeScript и React, без Docker')?.code).toBe('ru');
    expect(languageOf('Der Pull Request ist im Review, der Build läuft in GitHub Actions.')).toEqual(GERMAN);
  });

  test('is not that of a word quoted in it', () => {
    expect(languageOf('The word 你好 means hello, and it is the first that you learn.')?.code).toBe('en');
    expect(languageOf('“ありがとう”这个词是什么意思，请你给我解释一下它的用法和来源吧')?.code).toBe('zh');
  });

  test('is not guessed for Cyrillic letters that no known language has', () => {
    expect(languageOf('Қазақстан әлемдегі үлкен өлке')).toBeUndefined();
  });
});

describe('the language of a chat', () => {
  test('is the one most of the user’s messages are in, not the longest text', () => {
    const pasted = said(
      'user',
      `Fass das zusammen: ${'It was the best of all the days that we had in the house. '.repeat(60)}`,
    );
    const rest = ['Was ist das für ein Fehler?', 'Und wie kann ich das beheben?', 'ok'].map((text) =>
      said('user', text),
    );
    expect(languageOfChat([pasted, ...rest])).toEqual(GERMAN);
  });

  test('is not that of the assistant where the user’s words tell', () => {
    const answers = ['It is in the file.', 'You can do it with this.'].map((text) => said('assistant', text));
    expect(languageOfChat([said('user', 'Wo liegt das und wie komme ich dran?'), ...answers])).toEqual(GERMAN);
  });

  test('is that of the assistant where the user’s words do not tell', () => {
    expect(languageOfChat([said('user', 'ok'), said('assistant', 'Die Datei liegt in dem Ordner.')])).toEqual(GERMAN);
  });

  test('is found in short messages taken together', () => {
    expect(languageOfChat(['ja', 'weiter', 'und nun?', 'nicht so'].map((text) => said('user', text)))).toEqual(GERMAN);
  });

  test('is that of what the user wrote behind a carried preamble, not of its notes', () => {
    const notes = '- The shed is to be painted, and the door of it is green.';
    const carried = `Summary of earlier conversation:\n${BEGIN_MARK}\n\n${notes}\n\n${endMark('a:b')}`;
    expect(languageOfChat([said('user', `${carried}\n\nUnd wie geht es jetzt mit dem Dach weiter?`)])).toEqual(GERMAN);
    const answer = said('assistant', 'Das Dach ist noch nicht fertig.');
    expect(languageOfChat([said('user', carried), answer])).toEqual(GERMAN);
  });

  test('is that of what the user wrote above a carried preamble', () => {
    const carried = `Summary of earlier conversation:\n${BEGIN_MARK}\n\n- The shed is red.\n\n${endMark('a:b')}`;
    expect(languageOfChat([said('user', `Und wie geht es jetzt mit dem Dach weiter?\n\n${carried}`)])).toEqual(GERMAN);
  });

  test('is open where there is nothing', () => {
    expect(languageOfChat([])).toBeUndefined();
  });
});

describe('a summary speaks', () => {
  const german =
    '## Goal\n- Der Build soll mit `vite build` unter Node 20 laufen [#2]\n- Die Pull Requests werden erst nach dem Review in den main Branch gemergt [#4]';

  test('its language, with English headings and terms in it', () => {
    expect(speaks(german, GERMAN)).toBe(true);
  });

  test.each(
    SAMPLES.filter(([code]) => code !== 'de').map(([code, script, sentences]) => [code, script, sentences.join(' ')]),
  )('not German where it is in %s (%s)', (code, script, text) => {
    expect(speaks(text, GERMAN)).toBe(false);
    expect(speaks(text, { code, script })).toBe(true);
    expect(speaks(german, { code, script })).toBe(false);
  });

  test('not the other of the two scripts of Chinese', () => {
    expect(speaks('請把書架移到另一面牆。', CHINESE)).toBe(false);
    expect(speaks('木工', CHINESE)).toBeUndefined();
    expect(speaks('木工工具和木板', CHINESE)).toBe(true);
  });

  test('nothing that can be told where it is too short', () => {
    expect(speaks('- `npm test`', GERMAN)).toBeUndefined();
    expect(speaks('Vite, Node', CHINESE)).toBeUndefined();
  });

  test('another script even where its own language is not found', () => {
    const terms = 'TypeScript, React, Cloudflare Workers, Postgres, Docker Compose, GitHub Actions';
    expect(speaks(terms, CHINESE)).toBe(false);
    expect(speaks(`部署：${terms}`, CHINESE)).not.toBe(false);
  });
});

describe('a language that is like another', () => {
  test.each([
    [
      'hr',
      'sr',
      [
        'Želim napraviti stranicu za iznajmljivanje brodova u luci do svibnja, a proračun je mali',
        'Nemoj spremati brojeve kartica, to je pravilo naše trgovine',
        'U redu, to je moguće.',
      ],
    ],
    [
      'sr',
      'hr',
      [
        'Želim da napravim sajt za iznajmljivanje čamaca u luci do maja',
        'Ne čuvaj brojeve kartica, to je pravilo naše radnje',
      ],
    ],
    ['sl', 'hr', ['Rad bi naredil spletno stran za izposojo čolnov v pristanišču do maja']],
    ['sk', 'cs', ['Chcem vytvoriť stránku na požičiavanie lodí a potrebujem to do mája']],
    ['da', 'no', ['Jeg vil lave en hjemmeside til udlejning af både i havnen, og den skal være klar i maj']],
    ['no', 'da', ['Jeg vil lage en nettside for utleie av båter i havna, og den må være klar i mai']],
    ['ca', 'ca', ['Vull fer un lloc web per llogar barques al port abans de maig']],
    ['bg', 'bg', ['Искам да направя сайт за наемане на лодки на пристанището до май']],
  ])('%s is told as itself, as %s or not at all', (code, near, sentences) => {
    for (const text of sentences) expect([code, near, undefined]).toContain(languageOf(text)?.code);
  });

  test('a sentence that only one of them can say is told', () => {
    expect(languageOf('Što ovo znači i tko to treba napraviti, molim te?')?.code).toBe('hr');
    expect(languageOf('Šta ovo znači i ko to treba da napravi, molim te?')?.code).toBe('sr');
    expect(languageOf('Chcę zrobić stronę do wynajmu łodzi, a budżet jest mały')?.code).toBe('pl');
  });
});

describe('short messages of Han characters alone', () => {
  const chat = (...texts: readonly string[]) =>
    texts.map(
      (text, index): Message => ({
        id: `m${index}`,
        role: index % 2 === 0 ? 'user' : 'assistant',
        text,
        attachments: [],
        complete: true,
      }),
    );

  test('are Japanese in a chat with Kana', () => {
    const terse = chat(
      '東京駅 集合 時間 変更',
      '了解しました。東京駅に9時に集合ですね。',
      '京都旅行 予算 三万円 二泊三日',
    );
    expect(languageOfChat(terse)).toEqual({ code: 'ja', script: 'Jpan' });
    expect(speaks('京都旅行 予算三万円 二泊三日', { code: 'ja', script: 'Jpan' })).toBeUndefined();
  });

  test('are Chinese without Kana, and where only Chinese has them', () => {
    expect(languageOfChat(chat('東京旅行 計画 予算三万円', '好的'))?.code).toBe('zh');
    expect(languageOfChat(chat('请问这个词是什么意思？', 'かばんという言葉です。', '谢谢，那么这个呢？'))?.code).toBe(
      'zh',
    );
    expect(speaks('为这个港口开发租船网站', { code: 'ja', script: 'Jpan' })).toBe(false);
  });
});
