import { describe, expect, test } from 'vitest';
import { redact, restore } from './redact.ts';
import { RULES } from './rules.ts';
import { createVault } from './vault.ts';

const DIGITS = '0123456789';
const LOWER = 'abcdefghijklmnopqrstuvwxyz';
const UPPER = LOWER.toUpperCase();
const HEX = `${DIGITS}abcdef`;
const ALNUM = DIGITS + UPPER + LOWER;
const WORD = `${ALNUM}_-`;

let seed = 20260801;

/** Letters drawn from an alphabet, the same in every run. Opens with a letter and a digit where there are both. */
function draw(length: number, alphabet = ALNUM): string {
  let text = '';
  while (text.length < length) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    text += alphabet.charAt((seed >>> 8) % alphabet.length);
  }
  const start = alphabet.includes('a') ? 'b7' : alphabet.includes('A') ? 'B7' : '';
  return start + text.slice(start.length);
}

/** Sample: what stands before the secret, the secret, what stands behind it. */
type Sample = readonly [lead: string, secret: string, tail?: string];

const key = (...prefixes: readonly string[]) => ({
  of: (length: number, alphabet = ALNUM): readonly Sample[] =>
    [...prefixes, ...prefixes, ...prefixes]
      .slice(0, Math.max(3, prefixes.length))
      .map((p) => ['', p + draw(length, alphabet)]),
});

const after = (...leads: readonly string[]) => ({
  of: (make: () => string, tail = ''): readonly Sample[] => leads.map((lead) => [lead, make(), tail]),
});

const pem = (label: string, lines: number, end = true): string => {
  const body = Array.from({ length: lines }, () => draw(64, `${ALNUM}+/`));
  const frame = `${label}PRIVATE ${'KEY'}`;
  return [`-----BEGIN ${frame}-----`, ...body, ...(end ? [`-----END ${frame}-----`] : [])].join('\n');
};

const jwt = (): string => `${'ey'}J${draw(30, WORD)}.${'ey'}J${draw(60, WORD)}.${draw(43, WORD)}`;

const PASSWORD_LEADS = [
  ...['Passwort: ', 'Kennwort = ', 'mot de passe : ', 'Mot de passe wifi : ', 'contraseña: ', 'contrasen\u0303a: '],
  ...['la contraseña es ', 'senha: ', 'a senha é ', "parola d'ordine: ", 'wachtwoord: ', 'lösenord: ', 'adgangskode: '],
  ...['passord: ', 'salasana: ', 'hasło: ', 'heslo: ', 'jelszó: ', 'parolă: ', 'şifre: ', 'mật khẩu: ', 'kata sandi: '],
  ...[
    'пароль: ',
    'Пароль — это x, пароль: ',
    'парола: ',
    'κωδικός: ',
    'كلمة المرور: ',
    'رمز عبور: ',
    'סיסמה: ',
    'पासवर्ड: ',
  ],
  ...[
    'পাসওয়ার্ড: ',
    'รหัสผ่าน: ',
    '密码：',
    '密碼: ',
    '密码是',
    'パスワード：',
    'パスワードは ',
    '비밀번호: ',
    '비밀번호는 ',
  ],
  ...['my password is ', 'das Passwort ist ', '**Passwort:** '],
];

const SAMPLES: Readonly<Record<string, readonly Sample[]>> = {
  'private-key': [
    ['', pem('RSA ', 5)],
    ['', pem('', 3, false)],
    ['', pem('EC ', 2)],
    ['', pem('OPENSSH ', 4).replaceAll('\n', '\\n')],
  ],
  jwt: [
    ['', jwt()],
    ['', jwt()],
    ['', jwt()],
  ],
  'openai-project-key': key('sk-' + 'proj-').of(120, WORD),
  'openai-service-key': key('sk-' + 'svcacct-', 'sk-' + 'admin-').of(74, WORD),
  'anthropic-key': key('sk-' + 'ant-api03-', 'sk-' + 'ant-admin01-').of(90, WORD),
  'openrouter-key': key('sk-' + 'or-v1-').of(64, HEX),
  'openai-key': [
    ['', `sk-${draw(20)}T3Blbk${'FJ'}${draw(20)}`],
    ['', `sk-${draw(48)}`],
    ['', `sk-${draw(32, HEX)}`],
  ],
  'groq-key': key('gs' + 'k_').of(52),
  'google-api-key': key('AI' + 'za').of(35, WORD),
  'hugging-face-token': key('hf' + '_').of(34),
  'perplexity-key': key('pplx' + '-').of(48),
  'xai-key': key('xai' + '-').of(80),
  'replicate-token': key('r8' + '_').of(37),
  'model-host-key': key('nvapi' + '-', 'csk' + '-', 'fw' + '_', 'tvly' + '-').of(48),
  'model-key': after('mistral key: ', 'Together API key is ', 'deepseek token = ').of(() => draw(32)),
  'aws-secret-key': after('aws_secret_access_key = ', 'AWS secret key: ', 'AWS_SESSION_TOKEN=').of(() =>
    draw(40, `${ALNUM}/`),
  ),
  'aws-key-id': key('AK' + 'IA', 'AS' + 'IA').of(16, UPPER + DIGITS),
  'gcp-key-id': after('"private_key_id": "', 'private_key_id: ', "'private_key_id' => '").of(() => draw(40, HEX)),
  'google-oauth': key('GOCS' + 'PX-', 'ya' + '29.', '1/' + '/0').of(40, WORD),
  'azure-storage-key': after('AccountKey=', 'SharedAccessKey=', 'AccountName=a;AccountKey=').of(
    () => `${draw(86, `${ALNUM}+/`)}==`,
  ),
  'azure-sas': after('https://a.blob.core.windows.net/c?sv=2026-01-01&sig=', '?sig=', '&sig=').of(
    () => `${draw(43)}%3D`,
  ),
  'azure-client-secret': [1, 2, 3].map(() => ['', `b7x8${'Q~'}${draw(34)}`] as const),
  'digitalocean-token': key('dop' + '_v1_', 'doo' + '_v1_', 'dor' + '_v1_').of(64, HEX),
  'cloudflare-token': after('CLOUDFLARE_API_TOKEN=', 'cf_api_token: ', 'cloudflare api key is ').of(() =>
    draw(40, WORD),
  ),
  'databricks-token': key('da' + 'pi').of(32, HEX),
  'vault-token': key('hv' + 's.', 'hv' + 'b.').of(90, WORD),
  'terraform-token': [1, 2, 3].map(() => ['', `${draw(14)}.atlas${'v1'}.${draw(67, WORD)}`] as const),
  'vercel-token': key('vc' + 'p_', 'vc' + 'k_').of(56),
  'hosting-token': key('HR' + 'KU-', 'sb' + 'p_', 'pul' + '-', 'tskey-' + 'auth-').of(40),
  'github-fine-grained-token': key('github_' + 'pat_').of(82, `${ALNUM}_`),
  'github-token': key('gh' + 'p_').of(36),
  'github-oauth-token': key('gh' + 'o_').of(36),
  'github-app-token': key('gh' + 'u_', 'gh' + 's_', 'gh' + 'r_').of(36),
  'gitlab-token': key('gl' + 'pat-', 'gl' + 'rt-', 'gl' + 'dt-').of(20, WORD),
  'npm-token': key('np' + 'm_').of(36),
  'pypi-token': key('py' + 'pi-AgEIcHlwaS5vcmc').of(120, WORD),
  'registry-token': key('ruby' + 'gems_', 'dckr_' + 'pat_', 'dckr_' + 'oat_').of(48, HEX),
  'slack-token': key('xo' + 'xb-', 'xo' + 'xp-', 'xa' + 'pp-').of(50),
  'slack-webhook': after(
    'https://hooks.slack.com/services/',
    'hooks.slack.com/workflows/',
    'https://hooks.slack.com/triggers/',
  ).of(() => `T${draw(9)}/B${draw(9)}/${draw(24)}`),
  'stripe-key': key('sk_' + 'live_', 'rk_' + 'live_', 'sk_' + 'test_', 'wh' + 'sec_').of(40),
  'sendgrid-key': [1, 2, 3].map(() => ['', `S${'G.'}${draw(22, WORD)}.${draw(43, WORD)}`] as const),
  'twilio-key': key('S' + 'K').of(32, HEX),
  'mailgun-key': key('ke' + 'y-').of(32, HEX),
  'mailchimp-key': [1, 2, 3].map((n) => ['', `${draw(32, HEX)}-us${n}`] as const),
  'discord-token': ['M', 'N', 'O'].map(
    (first) => ['', `${first}${draw(25)}.${draw(6, WORD)}.${draw(38, WORD)}`] as const,
  ),
  'discord-webhook': after(
    'https://discord.com/api/webhooks/123456789012345678/',
    'discordapp.com/api/webhooks/123456789012345678/',
    'discord.com/api/webhooks/9876543210123456/',
  ).of(() => draw(68, WORD)),
  'telegram-token': [1, 2, 3].map(() => ['', `${draw(10, DIGITS)}:A${'A'}${draw(33, WORD)}`] as const),
  'figma-token': key('fig' + 'd_').of(40, WORD),
  'shopify-token': key('shp' + 'at_', 'shp' + 'ss_', 'shp' + 'ca_').of(32, HEX),
  'service-token': key('lin_' + 'api_', 'ntn' + '_', 'NRA' + 'K-', 'gls' + 'a_').of(40),
  'authorization-header': after(
    'Authorization: Bearer ',
    "curl -H 'authorization: Basic ",
    '"Authorization": "Token ',
  ).of(() => draw(30)),
  'bearer-token': after('bearer ', 'use Bearer ', 'the BEARER ').of(() => draw(36)),
  'database-password': after('postgres://app:', 'mongodb+srv://root:', 'redis://:').of(
    () => draw(12, LOWER),
    '@db.internal/x',
  ),
  'url-password': after('https://me:', 'ftp://user.name:', 'http://proxy-user:').of(
    () => draw(11),
    '@host.example:80/p',
  ),
  'url-token': after('https://', 'git+https://', 'http://').of(() => draw(30), '@git.example/x.git'),
  'query-secret': after('https://a.example/x?token=', '/callback#access_token=', 'https://a.example/?q=1&api_key=').of(
    () => draw(24),
  ),
  'curl-password': after('curl -u me:', 'curl --user admin:', "curl -u 'me:", 'curl -s -ume:').of(() => draw(14)),
  'command-secret': after('tool --password ', 'tool --api-key=', 'x --auth-token ').of(() => draw(20)),
  'session-cookie': after('Cookie: session=', 'Set-Cookie: PHPSESSID=', 'connect.sid=').of(() => draw(32)),
  'quoted-secret': after('"client_secret": "', "api_key = '", 'const signingKey = "').of(
    () => `${draw(20)};${draw(6)}`,
  ),
  'named-secret': after(
    ...['APP_SECRET=', 'api-key: ', 'service_token := ', '**API key:** ', '__api key:__ ', '**API key**: '],
    ...['api\\_key: ', 'client\\_secret = ', 'token＝', 'API\u00a0key:\u00a0'],
  ).of(() => draw(28)),
  password: after('password: ', 'DB_PASSWORD=', '"passwd": "', '**Password:** ').of(() => `Aq${draw(4)}!9z`),
  'login-password': [
    ...after('docker login -u me -p ', 'podman login r.example -u me -p=', 'sshpass -p ', "sshpass -p '").of(() =>
      draw(12),
    ),
    ['docker login r.example --username me -p ', draw(9, LOWER), ' r.example'],
  ],
  'mysql-password': after('mysql -u root -p', 'mysqldump --host db -uroot -p', "mariadb -h db -p'").of(() => draw(12)),
  'netrc-password': [
    ...after(
      'machine h.example login me password ',
      'default login me password ',
      'machine h login me account a password ',
    ).of(() => draw(12)),
    ['machine h.example\n  login me\n  password ', draw(12, LOWER).replace(/\d/g, 'x')],
  ],
  'registry-auth': after('"auth": "', '"auth":"', '//r.example/:_auth=').of(() => `${draw(30)}==`),
  'wifi-password': after('WIFI:T:WPA;S:home;P:', 'WIFI:S:my\\;net;T:WPA2;P:', 'wifi:P:').of(
    () => draw(11),
    ';H:false;;',
  ),
  'password-hash': [
    ['admin:', `$2${'y'}$10$${draw(53)}`],
    ['me:', `$apr${'1'}$${draw(8)}$${draw(22)}`],
    ['root:', `$${'6'}$${draw(16)}$${draw(86)}`, ':19000:0:99999:7:::'],
    ['x:', `{${'SHA'}}${draw(27)}=`],
    ['hash ', `$argon${'2id'}$v=19$m=65536,t=3,p=4$${draw(22)}$${draw(43)}`],
  ],
  'named-password': [
    ...after(...PASSWORD_LEADS).of(() => `Aq${draw(4)}!9z`),
    ...after('Passwort: ', '**Mot de passe :** ', 'das Passwort ist ', 'my password is ', '密码：').of(() => draw(11)),
    ['Passwort:\n\n', `Gummi${'b4er'}!2`],
    ['パスワードは「', `Gummi${'b4er'}!2`, '」です'],
    ['ŞİFRE: ', `Gummi${'b4er'}!2`],
    ['das Kennwort lautet ', 'Sommer' + '2026'],
    ['Le mot de passe, c’est ', `Gummi${'b4er'}!2`],
    ['Passwort = ', 'Grün' + 'kohl77'],
  ],
  'seed-phrase': after('mnemonic: ', 'seed phrase = "', 'RECOVERY_PHRASE=').of(() =>
    Array.from({ length: 12 }, () => draw(5, 'eioulnrst')).join(' '),
  ),
  'card-number': [
    ['', '4111 1111 1111 ' + '1111'],
    ['', '5500-0055-5555-' + '5559'],
    ['', '3782 822463 ' + '10005'],
    ['', '60111111' + '11111117'],
    ['', '4111.1111.1111.' + '1111'],
    ['', '4111\u00a01111\u00a01111\u00a0' + '1111'],
    ['', '4111\u20091111\u20091111\u2009' + '1111'],
    ['', '٤١١١ ١١١١ ١١١١ ' + '١١١١'],
    ['', '۴۱۱۱۱۱۱۱۱۱۱۱' + '۱۱۱۱'],
    ['', '４１１１１１１１１１１１' + '１１１１'],
  ],
  iban: [
    ['', 'DE89 3704 0044 0532 ' + '0130 00'],
    ['', 'GB82WEST12345698' + '765432'],
    ['', 'FR14 2004 1010 0505 0001 3M02 ' + '606'],
    ['', 'de89370400440532' + '013000'],
    ['', 'de 89 3704 0044 0532 ' + '0130 00'],
    ['', 'Gb82 West 1234 5698 ' + '7654 32'],
    ['', 'be68 5390 0754 ' + '7034', ' danke'],
    ['', 'DE89\u00a03704\u00a00044\u00a00532\u00a0' + '0130\u00a000'],
  ],
  mail: [
    ['', 'jo.doe+x@mail.example'],
    ['', 'a_b@sub.host.example'],
    ['', 'INFO@FIRM.EXAMPLE'],
  ],
  phone: [
    ['', '+49 30 1234567'],
    ['', '+1 (415) 555-0132'],
    ['', '0044 20 7946 0958'],
  ],
};

const CONTEXTS: Readonly<Record<string, (sample: string) => string>> = {
  prose: (s) => `I pasted ${s} by mistake, what now?`,
  'code block': (s) => `Here:\n\n\`\`\`sh\nrun ${s}\n\`\`\`\nDone.`,
  JSON: (s) => `{\n  "value": "${s}",\n  "n": 1\n}`,
  '.env': (s) => `PORT=80\nVALUE=${s}\nDEBUG=1`,
  'an address': (s) => `https://host.example/path?v=${s}&n=1`,
  'a table': (s) => `| name | value |\n|---|---|\n| a | ${s} |\n| b | 2 |`,
  quotes: (s) => `They said "${s}" and '${s}'.`,
  'end of line': (s) => `value ${s}\nnext line`,
};
/** What needs its own line, or space around it, does not stand in every context. */
const NOT_IN: Readonly<Record<string, readonly string[]>> = {
  'card-number': ['.env', 'an address'],
  iban: ['.env', 'an address'],
  mail: ['.env', 'an address'],
  phone: ['.env', 'an address'],
};

describe('every kind of secret is masked wherever it stands', () => {
  test('there are at least three samples of every rule', () => {
    expect(RULES.filter(({ id }) => (SAMPLES[id]?.length ?? 0) < 3).map(({ id }) => id)).toEqual([]);
    expect(Object.keys(SAMPLES).filter((id) => !RULES.some((rule) => rule.id === id))).toEqual([]);
    expect(RULES.map(({ id }) => id).filter((id) => !/^[a-z0-9-]{1,40}$/.test(id))).toEqual([]);
  });

  test.each(Object.keys(SAMPLES))('%s', (id) => {
    for (const [lead, secret, tail = ''] of SAMPLES[id] ?? []) {
      for (const [name, inContext] of Object.entries(CONTEXTS)) {
        if (NOT_IN[id]?.includes(name)) continue;
        const text = inContext(lead + secret + tail);
        const vault = createVault();
        const { text: masked, hits } = redact(text, vault, { mail: true, phone: true });
        expect(masked, `${name}: ${text}`).not.toContain(secret);
        expect(hits.length, name).toBeGreaterThan(0);
        expect(restore(masked, vault), name).toBe(text);
      }
    }
  });

  test.each(Object.keys(SAMPLES))('%s is what it is called, and nothing but the secret goes', (id) => {
    for (const [lead, secret, tail = ''] of SAMPLES[id] ?? []) {
      const { text, hits } = redact(`So: ${lead}${secret}${tail}\nnext`, createVault(), { mail: true, phone: true });
      expect(
        hits.map(({ rule }) => rule),
        secret,
      ).toEqual([id]);
      expect(text).toBe(`So: ${lead}[REDACTED:${id}#1]${tail}\nnext`);
    }
  });
});
