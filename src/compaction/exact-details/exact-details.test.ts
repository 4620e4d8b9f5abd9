import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Message, Role } from '../../core/message.ts';
import type { DetailKind } from './detail.ts';
import { exactDetails } from './exact-details.ts';

const said = (text: string, role: Role = 'user'): Message => ({
  id: text,
  role,
  text,
  attachments: [],
  complete: true,
});
const found = (...texts: readonly string[]): readonly string[] =>
  exactDetails(texts.map((text) => said(text))).map(({ kind, text }) => `${kind}: ${text}`);

describe('a detail is found', () => {
  test.each<[DetailKind, string, string]>([
    ['address', 'https://docs.a.example/x_(y)?q=1#z', 'see https://docs.a.example/x_(y)?q=1#z.'],
    ['address', 'https://a.example/路', '请看https://a.example/路，谢谢'],
    ['address', 'postgres://db.a.example:5432/shop', 'it is postgres://db.a.example:5432/shop now'],
    ['address', '10.0.0.7:8080', 'ping 10.0.0.7:8080 first'],
    ['address', 'localhost:3000/health', 'open localhost:3000/health'],
    ['address', 'status.orchard.dev', 'it runs at status.orchard.dev today'],
    ['mail', 'mira.k+shop@a.example', 'write to mira.k+shop@a.example.'],
    ['mail', 'mira@a.example', '邮箱是mira@a.example。'],
    ['path', 'src/store/open.ts:42', 'it breaks in src/store/open.ts:42 now'],
    ['path', '/etc/nginx/nginx.conf', 'edit /etc/nginx/nginx.conf please'],
    ['path', '~/notes/plan.md', 'saved in ~/notes/plan.md'],
    ['path', 'C:\\Data\\rates.csv', 'liegt unter C:\\Data\\rates.csv'],
    ['path', 'предложение.docx', 'открой файл предложение.docx'],
    ['path', 'settings.yaml', '修改settings.yaml文件'],
    ['command', 'npm run build -- --mode=dev', 'then run npm run build -- --mode=dev and wait'],
    ['command', 'git rebase -i origin/main', 'use `git rebase -i origin/main` here'],
    ['command', 'docker compose up -d', 'so:\n```bash\n# start\n$ docker compose up -d\n```'],
    ['command', 'pip install -r requirements.txt', '$ pip install -r requirements.txt'],
    ['version', '20.11.1', 'we have 20.11.1 there'],
    ['version', 'v3', 'upgrade to v3 first'],
    ['version', '^18.2.0', 'pinned at ^18.2.0 there'],
    ['version', 'Python 3.12', 'it needs Python 3.12 at least'],
    ['hash', '9f2c4e1a', 'since commit 9f2c4e1a it fails'],
    ['hash', '3b1f7c52-0a4d-4e6f-9b1a-52c7d0e8a913', 'id 3b1f7c52-0a4d-4e6f-9b1a-52c7d0e8a913 it is'],
    ['quantity', '38 ms', 'it answers in 38 ms'],
    ['quantity', '10–12 kg', 'between 10–12 kg each'],
    ['quantity', '4,5 Stunden', 'das dauert 4,5 Stunden'],
    ['quantity', '12 %', 'etwa 12 % mehr'],
    ['quantity', '25 км', 'это 25 км отсюда'],
    ['quantity', '३० मिनट', 'इसमें ३० मिनट लगते हैं'],
    ['quantity', '١٥ دقيقة', 'يستغرق ١٥ دقيقة'],
    ['quantity', '30分钟', '大概需要30分钟左右'],
    ['quantity', '５００グラム', '小麦粉５００グラムを使う'],
    ['quantity', '২০ মিনিট', 'এতে ২০ মিনিট লাগে'],
    ['quantity', '3시간', '약 3시간 걸려요'],
    ['quantity', '3.5 million', 'some 3.5 million of them'],
    ['money', '€1,250.50', 'it costs €1,250.50 in all'],
    ['money', '1.250,50 €', 'kostet 1.250,50 € insgesamt'],
    ['money', '1 250 €', 'cela coûte 1 250 € en tout'],
    ['money', 'R$ 300', 'custa R$ 300 por mês'],
    ['money', '5000 руб', 'стоит 5000 руб'],
    ['money', '₹५,०००', 'कीमत ₹५,००० है'],
    ['money', '٥٠٠ ريال', 'السعر ٥٠٠ ريال'],
    ['money', '300元', '预算300元以内'],
    ['money', '５０００円', '予算は５０００円です'],
    ['money', 'USD 40k', 'a budget of USD 40k'],
    ['money', 'Rp 150.000', 'harganya Rp 150.000 saja'],
    ['date', '2027-05-03', 'due 2027-05-03'],
    ['date', '3. Mai 2027', 'bis zum 3. Mai 2027 fertig'],
    ['date', 'May 3, 2027', 'due May 3, 2027'],
    ['date', '3 de mayo', 'para el 3 de mayo'],
    ['date', '3 мая 2027', 'к 3 мая 2027'],
    ['date', '٣ مايو', 'يوم ٣ مايو'],
    ['date', '३ मई', 'तारीख ३ मई है'],
    ['date', '৩ মে', 'তারিখ ৩ মে ঠিক'],
    ['date', '2027年5月3日', '截止2027年5月3日'],
    ['date', '五月三日', '会议在五月三日'],
    ['date', '2027년 5월 3일', '마감은 2027년 5월 3일'],
    ['date', '03.05.2027', 'am 03.05.2027'],
    ['time', '18:45', 'we leave at 18:45'],
    ['time', '6:30 pm', 'dinner at 6:30 pm'],
    ['time', '14 Uhr', 'wir treffen uns um 14 Uhr'],
    ['time', '下午3点半', '下午3点半见'],
    ['time', '午後3時', '午後3時に来て'],
    ['time', '9:00–18:00', 'open 9:00–18:00 daily'],
    ['identifier', 'useStore', 'call useStore there'],
    ['identifier', 'max_retry_count', 'set max_retry_count higher'],
    ['identifier', 'DATABASE_URL', 'set DATABASE_URL first'],
    ['identifier', 'HX7-220K', 'booking HX7-220K'],
    ['identifier', 'a[i] ?? 0', 'write `a[i] ?? 0` instead'],
    ['identifier', '#4182', 'fixes #4182 too'],
    ['identifier', 'openStore', '```ts\nexport function openStore(name: string) {\n  return 4711;\n}\n```'],
    ['quote', 'Please ring twice', 'the sign says "Please ring twice" there'],
    ['quote', 'Bitte klingeln', 'da steht „Bitte klingeln“ dran'],
    ['quote', 'Прошу звонить', 'там написано «Прошу звонить»'],
    ['quote', '静かにして', '看板に「静かにして」とある'],
    ['quote', '红楼梦', '我在读《红楼梦》'],
    ['name', 'Mira Kowalska', 'then Mira Kowalska called'],
    ['name', 'Terminal 5', 'we meet at Terminal 5 there'],
    ['name', 'Марина Лапина', 'потом Марина Лапина позвонила'],
    ['name', 'Jonas Weber', 'ich habe mit Jonas Weber geredet und das ist gut'],
    ['name', '田中さん', 'そして田中さんが来た'],
    ['name', '王老师', '请联系王老师'],
    ['number', '4180', 'there are 4180 of them'],
  ])('%s: %s', (kind, text, message) => {
    expect(found(message)).toContain(`${kind}: ${text}`);
  });

  test.each([
    'We walked along the river, and it rained. Then we went home.',
    'I think so. OK? Yes and/or no.',
    '1. first\n2. second',
    'Das Haus und der Garten sind für die Familie wichtig.',
    '```ts\nfor (let i = 0; i < 4711; i++) total += 25;\n```',
  ])('in %j nowhere', (text) => {
    expect(found(text)).toEqual([]);
  });
});

describe('of those that overlap', () => {
  test('the longest holds', () => {
    expect(found('on 2027-05-03 read https://a.example/2026/v1.2.3/x.ts')).toEqual([
      'address: https://a.example/2026/v1.2.3/x.ts',
      'date: 2027-05-03',
    ]);
  });

  test('the sum holds the number', () => {
    expect(found('it costs €4,180 now')).toEqual(['money: €4,180']);
  });
});

describe('names', () => {
  test('that open a sentence count where they are seen inside another', () => {
    expect(found('Mira called.', 'ask Mira about it')).toEqual(['name: Mira']);
    expect(found('Shelves are full.')).toEqual([]);
  });

  test('are no nouns of German', () => {
    const texts = found('Ich habe die Rechnung und den Vertrag an Frau Adler geschickt, das war der Plan.');
    expect(texts).toEqual(['name: Frau Adler']);
  });
});

describe('the rank', () => {
  test('each detail stands once, at its newest mention', () => {
    const details = exactDetails([said('the port is 8080'), said('fine', 'assistant'), said('yes, 8080 it is')], 11);
    expect(details).toHaveLength(1);
    expect(details[0]).toMatchObject({ kind: 'number', text: '8080', message: 13 });
  });

  test('spellings of one value are one detail, as it is written last', () => {
    expect(found('it is 1,250 kg', 'so 1250 kg')).toEqual(['quantity: 1250 kg']);
  });

  test('the user’s words stand before the assistant’s', () => {
    const details = exactDetails([said('it costs €40'), said('or rather 2 crates at €70 each', 'assistant')]);
    expect(details.map(({ text }) => text)).toEqual(['€40', '€70']);
  });

  test('what is said often stands before what is said once', () => {
    const texts = [
      'take the €40 lamp',
      'the €70 rug',
      'yes the €40 lamp',
      'and the vase',
      'so €40 for the lamp',
      'a €90 chair',
    ];
    expect(found(...texts)[0]).toBe('money: €40');
  });

  test.each([
    ['in the same words', ['the rent for the flat is €840', 'ok', 'the rent for the flat is €910'], '€840', '€910'],
    ['with a change of mind', ['dinner with Mira at 18:30', 'ok', 'actually dinner at 19:15'], '18:30', '19:15'],
    ['in one sentence', ['please change the limit from 40 to 45 there', 'ok'], '40', '45'],
    ['in German', ['Das Treffen ist am 3. Mai', 'gut', 'Das Treffen ist jetzt am 5. Mai'], '3. Mai', '5. Mai'],
    ['in Chinese', ['会议时间是下午3点', '好', '会议时间改成下午4点'], '下午3点', '下午4点'],
    ['in Russian', ['встреча с Мариной в 18:30', 'хорошо', 'встреча теперь в 19:15'], '18:30', '19:15'],
  ])('a value replaced %s stands behind the new one, far down', (_, texts, old, now) => {
    const details = exactDetails(texts.map((text) => said(text)));
    const rank = (wanted: string): number => details.find(({ text }) => text === wanted)?.rank ?? Number.NaN;
    expect(rank(now) - rank(old)).toBeGreaterThan(8);
  });

  test('values of two things do not replace each other', () => {
    const details = exactDetails([
      said('the train to Oslo leaves at 9:40'),
      said('the boat to Bergen leaves at 12:15'),
    ]);
    expect(details.filter(({ kind }) => kind === 'time').every(({ rank }) => rank > 5)).toBe(true);
  });
});

const PARTS = fc.constantFrom(
  'the ',
  'Mira ',
  'Frau Adler ',
  '€1,250 ',
  '12',
  '.',
  ',',
  '3. Mai ',
  '2027年5月3日',
  '٣ مايو ',
  '`',
  '```\n',
  '\n',
  '"',
  '„',
  '“',
  '「',
  '」',
  'src/a.ts ',
  'https://a.example/',
  '$ ',
  'npm run x ',
  'v1.2.3 ',
  'aB',
  '_',
  '-',
  ':',
  '18:45 ',
  '😀',
  '\u0301',
  '०',
  '５',
  '(',
  ')',
  '# ',
  '| ',
  '\t',
  '\\',
);
const TEXT = fc.oneof(
  fc.array(PARTS, { maxLength: 60 }).map((parts) => parts.join('')),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
);
const CHAT = fc.array(fc.record({ text: TEXT, role: fc.constantFrom<Role>('user', 'assistant', 'tool') }), {
  maxLength: 6,
});

describe('any chat', () => {
  test('gives details that stand in their messages, best first, none twice, the same each time', () => {
    fc.assert(
      fc.property(CHAT, fc.integer({ min: 1, max: 500 }), (chat, from) => {
        const messages = chat.map(({ text, role }) => said(text, role));
        const details = exactDetails(messages, from);
        for (const { text, message } of details) {
          expect(text).not.toBe('');
          expect(messages[message - from]?.text).toContain(text);
        }
        expect(details.map(({ rank }) => rank)).toEqual(details.map(({ rank }) => rank).toSorted((a, b) => b - a));
        expect(new Set(details.map(({ kind, text }) => `${kind} ${text}`)).size).toBe(details.length);
        expect(exactDetails(structuredClone(messages), from)).toEqual(details);
      }),
      { numRuns: 100 },
    );
  });
});
