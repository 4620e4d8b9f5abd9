import { isBlank, isDocumented } from '../documented.ts';
import { isRandom, looksRandom } from '../looks-random.ts';
import { leadRule, type Rule } from '../rule.ts';

const filled = (secret: string): boolean => !isBlank(secret);
const random = (secret: string): boolean => !isDocumented(secret) && isRandom(secret, 12);

const SCHEME = /(?:bearer|basic|token|apikey|negotiate)\s+$/i;
const QUERY =
  '(?:[\\w-]{0,20}[_-])?(?:token|api[_-]?key|key|auth|secret|password|passwd|pwd|signature|credential|session(?:_?id)?|jwt|code)';

/** A scheme in front makes anything that is no word a secret; without one it has to look random. */
function inHeader(secret: string, lead: string): boolean {
  if (isDocumented(secret)) return false;
  return SCHEME.test(lead) ? looksRandom(secret) || /[=+/]/.test(secret) : isRandom(secret);
}

/** Secrets known by where they stand: in a header, an address, a command. */
export const CONTEXTS: readonly Rule[] = [
  leadRule(
    'authorization-header',
    ['authorization'],
    'authorization["\'`\\]\\\\]{0,3}[ \\t]{0,4}(?:=>|[:=,])\\s{0,4}["\'`\\\\]{0,3}(?:(?:bearer|basic|token|apikey|negotiate)[ \\t]{1,4})?',
    '[^\\s"\'`\\\\,;<>(){}|]{6,}',
    inHeader,
  ),
  leadRule('bearer-token', ['bearer'], '\\bbearer\\s{1,4}["\'`]?', '[\\w.~+/=-]{16,}', random),
  leadRule(
    'database-password',
    ['://'],
    '\\b(?:postgres(?:ql)?|mysql|mariadb|mongodb|rediss?|amqps?|mssql|sqlserver|clickhouse|cockroachdb|oracle|nats|kafka)(?:\\+[a-z0-9]{1,12})?://[^\\s/:@"\'`<>]{0,64}:',
    '(?:[^\\s/"\'`<>]{1,128}|[^\\s@"\'`<>]{1,128})(?=@)',
    filled,
  ),
  leadRule('url-password', ['://'], '://[^\\s/:@"\'`<>]{0,64}:', '[^\\s/"\'`<>]{1,256}(?=@)', filled),
  leadRule('url-token', ['://'], '://', '[\\w.~-]{16,}(?=@)', random),
  leadRule(
    'query-secret',
    ['='],
    `[?&;#]${QUERY}=`,
    '[^\\s&#"\'`<>|)\\]\\\\]{8,}',
    (s) => !isDocumented(s) && looksRandom(s),
  ),
  leadRule(
    'curl-password',
    ['-u', '--user'],
    '\\s(?:-u|--user)[ =]{1,2}["\'`]?[^\\s:"\'`/]{1,64}:',
    '(?!//)[^\\s"\'`]{4,}',
    filled,
  ),
  leadRule(
    'command-secret',
    ['--'],
    '\\s--(?:[a-z-]{0,20}-)?(?:password|passwd|token|api-?key|secret|access-key)[ =]{1,2}["\'`]?',
    '[^\\s"\'`]{8,}',
    (s) => !isDocumented(s) && looksRandom(s),
  ),
  leadRule(
    'session-cookie',
    ['sess', 'sid', 'auth'],
    '(?:session(?:[_-]?(?:id|token))?|sessid|[_.]sid|auth[_-]?token)=',
    '[^\\s;,"\'`<>|&]{16,}',
    random,
  ),
];
