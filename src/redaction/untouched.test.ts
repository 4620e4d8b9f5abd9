import { describe, expect, test } from 'vitest';
import { redact } from './redact.ts';
import { createVault } from './vault.ts';

/** Prefixes are put together here so that no scanner takes them for keys. */
const AWS_EXAMPLE = `AK${'IA'}IOSFODNN7EXAMPLE`;

const HARMLESS: Readonly<Record<string, string>> = {
  'a git hash': 'commit 3f2a9c1de4b5867f90a1b2c3d4e5f60718293a4b fixes it, see also 3f2a9c1',
  'a SHA-256': 'sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  'an integrity hash':
    '"integrity": "sha512-Zk1N2bR4cT6dY8eW0fQ2gA4hS6jD8kF0lG2zH4xJ6cK8vL0bM2nQ4wE6rT8yU0iO2pA4sD6fG8hJ0kL2z4x6c8==",',
  'a UUID': 'id 123e4567-e89b-12d3-a456-426614174000 and {"id":"7c9e6679-7425-40de-944b-e07fc1f90ae7"}',
  'an image': `![dot](data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==)`,
  'hex colours': 'color: #ff8800; background: #1e293bcc; --a: #4111111111111111',
  'an ISBN': 'ISBN 978-3-16-148410-0 and ISBN-13: 9783161484100, ISBN-10 0-306-40615-2',
  'phone numbers': 'call +49 30 1234567, (415) 555-0132 or 0044 20 7946 0958',
  timestamps: '2026-08-01T12:34:56.789Z 1722515696 1722515696789 20260801123456 12:34:56',
  'order numbers': 'order 4500012345678901, invoice 1234567890123456, tracking 9400110200881234567890',
  'a card number with a wrong last digit': '4111 1111 1111 1112 and 5500-0055-5555-5558',
  'a decimal': '3.1415926535897932384 and 0.4111111111111111',
  'a bad IBAN': 'DE88 3704 0044 0532 0130 00',
  words: 'a risk-adjusted task-force-with-a-rather-long-name, disk-usage-of-the-whole-machine-2026',
  'a public key': `-----BEGIN PUBLIC KEY-----\nMIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA1234567890abcdef\n-----END PUBLIC KEY-----`,
  'a certificate': `-----BEGIN CERTIFICATE-----\nMIIDdzCCAl+gAwIBAgIEAgAAuTANBgkqhkiG9w0BAQUFADBaMQswCQYDVQQG\n-----END CERTIFICATE-----`,
  'a public SSH key': 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGb7x2Qw9Zt4Lm6Nc8Vr0Ks2Jh4Gf6Dd8Sa0Pq2W me@host',
  'a key header without a key': `Put it between -----BEGIN ${'PRIVATE'} KEY----- and the end line.`,
  'the documented AWS key': `use ${AWS_EXAMPLE} as in their guide`,
  blanks:
    'API_KEY=your-api-key-goes-here\nTOKEN=$GITHUB_TOKEN\nSECRET=<your secret>\nPASSWORD=********\nKEY="xxxxxxxxxxxxxxxx"',
  'blanks in addresses': `postgres://user:${'$'}{DB_PASSWORD}@host/db and https://user:<password>@host`,
  'code that speaks of tokens':
    'const token = await getTokenFromRequest2(req);\nconst apiKey = process.env.OPENAI_API_KEY;\nlet max_tokens = 128000;\npassword: z.string().min(8),\nsecret = config.get("app.secret.name")',
  types: 'interface Login { password: string; accessToken?: string | undefined; apiKey: Readonly<Secret> }',
  'labels of a form': '"password": "Enter your password", "token": "access-token-name", "secretName": "my-app-tls-v2"',
  'an address of a token': '"token_endpoint": "https://login.example/oauth2/v2.0/token", token_url = /v1/oauth/token',
  'an address with a port':
    'http://localhost:8080/path@2x.png and https://host.example:443/@scope/name?tab=readme&key=value',
  'a scoped package': 'npm i @scope/name@1.2.3 && curl https://unpkg.example/react@18.2.0/umd/react.js',
  'talk of headers':
    'Send an Authorization: Bearer <token> header; a bearer token is a credential. Authorization: required',
  'a dotted path': 'com.example.application.module.Service and SG.module.name, eyJ.eyJ.x',
  prose: 'The secret: nobody knows. Password reset took 3 days; our token budget is 128000 tokens. Lorem ipsum dolor.',
  'other scripts': '密码：请输入密码。パスワード: 123 пароль: неизвестен 🔑🔐 كلمة',
  'a stack trace':
    'at Object.<anonymous> (/app/node_modules/x/index-b7f3a9.js:12:345)\n    at Module._compile (node:internal/modules/cjs/loader:1105:14)',
  numbers: '12345678\n41111111\n2019\n2020\n2021\n2022\n4111 1111 2222 3333 4444 5555 6666 7777',
  'an address list':
    '0x52908400098527886E0F7830663D3E8F1B2C3D4E, 192.168.100.200, fe80::1ff:fe23:4567:890a, 00:1B:44:11:3A:B7',
  versions: 'node v20.11.1, token-lib@2.3.4, password_hasher = argon2id, key: 2',
  'an address behind -u': 'tool -u http://host.example/path and -u "amqp://host.example"',
  'talk of passwords':
    'Passwort: bitte ändern! Passwort: mindestens 8 Zeichen. Das Passwort ist abgelaufen, 2 Versuche. Kennwort: siehe Anhang-3',
  'talk of passwords in other languages':
    'mot de passe : obligatoire. La contraseña es obligatoria. senha: esqueci-a. пароль: введите-снова. 密码：至少8位字符。 パスワードは8文字以上です。 비밀번호: 8자이상',
  'what passwords must be':
    'Passwort: 2FA-pflichtig; mot de passe : 8-20caractères; Clave: ISO27001-certificado; The password is 12characters long. La clave es TypeScript5, senha é Windows11!',
  'how passwords are kept':
    'The password is argon2id-hashed, the passwort ist SHA256-gehasht; contraseña: usuario@correo.example; my password is required',
  'a table of settings':
    '| password | length |\n|---|---|\n| required | 12345678 |\n| <password> | at-least-8 |\n| ******** | x |\n\n| key | value |\n|---|---|\n| a7f3b9c1d2 | b8e4c0d2e3 |',
  'columns beside the secret one': '| user | token type |\n|---|---|\n| a7F3b9c1D2e4 | Bearer |',
  'commands that ask':
    'docker login -u me -p $TOKEN\ndocker login -u me --password-stdin\nmysql -u root -p\nmysql -u root -p shop_db7\nmysql -h db -P3306 -p$PW\nmysql -uroot -pPASSWORD\nsshpass -p <password> ssh x\ndocker run -p 8080:80 x; docker login then docker run -p 8080:80\ncurl -utf8 https://a.example:8080',
  'talk of logins': 'Every machine has login and password fields, machine x login y password reset.',
  'an auth field': '"auth": "required", "auth": "oauth2-pkce", "auth": "none", auth: { user }',
  'a network without a password': 'WIFI:T:nopass;S:guest;; and WIFI:T:WPA;S:home;P:<password>;;',
  'money and shell': 'costs $2 or $10$, awk "{print $1$2}", $2y$ is the prefix of bcrypt, {SHA} is older',
  'numbers with dots': '4111.1111.1111.1112, 1.234.567.890.123.456, 192.168.100.200, 4111.11, 2026.0801.1234.5678',
  'numbers of other scripts': '٤١١١ ١١١١ ١١١١ ١١١٢, ４１１１１１１１１１１１１１１２, ١٢٣٤٥٦٧٨٩٠',
  'bad IBANs':
    'de88370400440532013000, gb82 west 1234 5698 7654 33, at 20 people from no 12 to se 24 came in de 22 days',
  'pieces of text in code':
    '"Hello " + "world2 and" + "more"; "sk-" + "learn-cluster-names"; ["token", "a1b2c3d4e5f6"]; x = "" + ""',
  'escapes of Markdown': 'snake\\_case\\_name2 and a\\-b, max\\_tokens: 128000, 1\\. first',
  'smart quotes': 'the “password” field, its ‘token’ and “api key”: “Enter your key”',
  'empty text': '',
};

describe('what is no secret comes back as it is', () => {
  test.each(Object.keys(HARMLESS))('%s', (name) => {
    const text = HARMLESS[name] ?? '';
    expect(redact(text, createVault())).toEqual({ text, hits: [] });
  });

  test('all of it in one text', () => {
    const text = Object.values(HARMLESS).join('\n');
    expect(redact(text, createVault())).toEqual({ text, hits: [] });
  });
});
