import { isDocumented } from '../documented.ts';
import { isRandom } from '../looks-random.ts';
import { keyRule, leadRule, type Rule, WORD_START } from '../rule.ts';

const real = (secret: string): boolean => !isDocumented(secret);
const random = (secret: string): boolean => real(secret) && isRandom(secret);

/** Tokens of chat, mail, payment and other services. */
export const APP_KEYS: readonly Rule[] = [
  keyRule(
    'slack-token',
    ['xox', 'xapp-'],
    '(?:xox[abceoprs](?:\\.xox[bp])?|xapp)-[A-Za-z0-9-]{10,}',
    (s) => real(s) && /\d/.test(s),
  ),
  leadRule(
    'slack-webhook',
    ['hooks.slack'],
    'hooks\\.slack(?:-gov)?\\.com/(?:services|workflows|triggers)/',
    '[\\w/-]{20,}',
    real,
  ),
  keyRule(
    'stripe-key',
    ['sk_live_', 'rk_live_', 'sk_test_', 'rk_test_', 'whsec_'],
    '(?:[sr]k_(?:live|test)_|whsec_)[A-Za-z0-9+/=]{16,}',
    real,
  ),
  keyRule('sendgrid-key', ['sg.'], 'SG\\.[\\w-]{16,64}\\.[\\w-]{16,}', real),
  keyRule('twilio-key', ['sk'], 'SK[0-9a-f]{32}(?![0-9A-Za-z])', real),
  keyRule('mailgun-key', ['key-'], 'key-[0-9a-f]{32}(?![0-9A-Za-z])', real),
  keyRule('mailchimp-key', ['-us'], `${WORD_START}[0-9a-f]{32}-us\\d{1,2}(?!\\w)`, real),
  keyRule('discord-token', ['.'], '[MNO][\\w-]{23,27}\\.[\\w-]{6}\\.[\\w-]{27,}', random),
  leadRule(
    'discord-webhook',
    ['/api/webhooks/'],
    'discord(?:app)?\\.com/api/webhooks/\\d{10,22}/',
    '[\\w-]{40,}',
    real,
  ),
  keyRule('telegram-token', [':aa'], `${WORD_START}\\d{8,10}:AA[\\w-]{32,}`, real),
  keyRule('figma-token', ['figd_', 'figo_'], 'fig[do]_[\\w-]{30,}', real),
  keyRule('shopify-token', ['shp'], 'shp(?:at|ca|pa|ss|ua|it)_[0-9a-fA-F]{32,}', real),
  keyRule(
    'service-token',
    [
      'lin_',
      'ntn_',
      'glc_',
      'glsa_',
      'nrak-',
      'sntry',
      'pmak-',
      'sq0',
      'pat',
      'dop_',
      'sk-lf-',
      'age-secret-key-1',
      'phx_',
      'ops_',
    ],
    '(?:lin_(?:api|oauth)_|ntn_|glc_|glsa_|NRAK-|sntry[su]_|PMAK-|sq0(?:atp|csp)-|pat[A-Za-z0-9]{14}\\.|sk-lf-|AGE-SECRET-KEY-1|phx_|ops_)[\\w.+/=-]{22,}',
    random,
  ),
];
