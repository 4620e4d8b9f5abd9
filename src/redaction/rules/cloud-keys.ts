import { isDocumented } from '../documented.ts';
import { isRandom } from '../looks-random.ts';
import { keyRule, leadRule, type Rule, WORD_START } from '../rule.ts';

const real = (secret: string): boolean => !isDocumented(secret);
const random = (secret: string): boolean => real(secret) && isRandom(secret);

const IS = '["\'`\\]\\\\]{0,3}[ \\t]{0,4}(?:=>|:=|[:=]|\\bis\\b)[ \\t]{0,4}["\'`\\\\]{0,2}';

/** Keys of clouds and of what runs in them. */
export const CLOUD_KEYS: readonly Rule[] = [
  leadRule(
    'aws-secret-key',
    ['aws', 'akia', 'asia', 'secret'],
    `(?:aws[\\w .-]{0,16}|secret[_ -]?)(?:secret|access|session)[\\w .-]{0,24}?${IS}|\\b(?:AKIA|ASIA)[A-Z0-9]{16}["'\`,:;|\\s\\\\]{1,8}`,
    '(?<![A-Za-z0-9/+])[A-Za-z0-9/+]{40,}={0,2}(?![A-Za-z0-9/+_-])',
    random,
  ),
  keyRule('aws-key-id', ['akia', 'asia', 'abia', 'acca'], '(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}(?![A-Za-z0-9])', real),
  leadRule('gcp-key-id', ['private_key_id'], `private_key_id${IS}`, '[0-9a-f]{40}(?![0-9a-z])', real),
  keyRule('google-oauth', ['ya29.', 'gocspx-', '1//0'], '(?:ya29\\.|GOCSPX-|1//0)[\\w-]{20,}', real),
  leadRule(
    'azure-storage-key',
    ['accountkey=', 'sharedaccesskey='],
    '(?:Account|SharedAccess)Key=',
    '[A-Za-z0-9+/]{40,}={0,2}',
    real,
  ),
  leadRule('azure-sas', ['sig='], '[?&;]sig=', '[\\w%+/=.~-]{20,}', real),
  keyRule('azure-client-secret', ['q~'], '[\\w~.-]{3}[78]Q~[\\w~.-]{30,40}(?![\\w~-])', real),
  keyRule('digitalocean-token', ['_v1_'], 'do[opr]_v1_[0-9a-f]{60,}', real),
  leadRule(
    'cloudflare-token',
    ['cloudflare', 'cf_', 'cf-'],
    `(?:cloudflare|\\bcf[_-])[\\w .-]{0,24}?(?:key|token)${IS}`,
    '[\\w-]{37,}',
    random,
  ),
  keyRule('databricks-token', ['dapi'], 'dapi[0-9a-f]{32}(?:-\\d{1,2})?(?![0-9a-z])', real),
  keyRule('vault-token', ['hvs.', 'hvb.', 'hvr.'], 'hv[sbr]\\.[\\w-]{24,}', real),
  keyRule('terraform-token', ['.atlasv1.'], `${WORD_START}[A-Za-z0-9]{14}\\.atlasv1\\.[\\w-]{50,}`, real),
  keyRule('vercel-token', ['vcp_', 'vci_', 'vca_', 'vcr_', 'vck_'], 'vc[piark]_[A-Za-z0-9]{24,}', real),
  keyRule(
    'hosting-token',
    ['hrku-', 'fm2_', 'sbp_', 'sb_secret_', 'pscale_', 'pul-', 'dp.', 'tskey-'],
    '(?:HRKU-|fm2_|sbp_|sb_secret_|pscale_(?:tkn|pw|oauth)_|pul-|dp\\.(?:pt|st|ct|sa)\\.|tskey-[a-z]{3,10}-)[\\w./+=-]{20,}',
    random,
  ),
];
