import { isBlank } from '../documented.ts';
import { looksRandom } from '../looks-random.ts';
import { leadRule, type Rule } from '../rule.ts';

const WORD_FOR_IT = /^(?:pass(?:word|wd)?|pwd|secret|token|-.*|\.{2,}.*)$/i;
const PORTS = /^(?:[\d.]{7,15}:)?\d{1,5}:\d{1,5}$/;
const filled = (secret: string): boolean => !isBlank(secret) && !WORD_FOR_IT.test(secret) && !PORTS.test(secret);

/** What may stand between the name of a command and the option, within one command. */
const OPTIONS = '[^\\n|;&]{0,160}?';
const VALUE = '[^\\s"\'`<>|;]{4,128}';

/** A word of a sentence does not count; in a file, where names stand on lines of their own, it does. */
function inNetrc(secret: string, lead: string): boolean {
  return filled(secret) && (/\n/.test(lead) || /[^a-z.,]/.test(secret));
}

function isBasicAuth(secret: string): boolean {
  return secret.length % 4 === 0 && looksRandom(secret);
}

/** Secrets in commands and in the files that belong to them. Letter case of an option matters: `-P` is a port. */
export const COMMANDS: readonly Rule[] = [
  {
    id: 'login-password',
    hints: ['login', 'sshpass'],
    pattern: new RegExp(
      `(?<lead>(?:\\b(?:docker|podman|buildah|skopeo|nerdctl|helm registry|oras)[ \\t]{1,4}login\\b${OPTIONS}[ \\t]-p|\\bsshpass[ \\t]{1,4}-p)[ \\t=]{0,4}["'\`]?)(?<secret>${VALUE})`,
      'g',
    ),
    check: filled,
  },
  {
    id: 'mysql-password',
    hints: ['mysql', 'mariadb'],
    pattern: new RegExp(
      `(?<lead>\\b(?:mysql|mariadb)(?:-?(?:dump|admin|import|check|show|sh|slap))?\\b${OPTIONS}[ \\t]["']?-p["'\`]?)(?<secret>${VALUE})`,
      'g',
    ),
    check: filled,
  },
  {
    id: 'curl-password',
    hints: ['curl'],
    pattern: new RegExp(`(?<lead>\\bcurl\\b${OPTIONS}[ \\t]-u[^\\s:"'\`/]{1,64}:)(?<secret>(?!//)${VALUE})`, 'g'),
    check: filled,
  },
  leadRule(
    'netrc-password',
    ['machine', 'login'],
    '(?:\\bmachine\\s{1,8}[^\\s]{1,128}|\\bdefault)\\s{1,8}login\\s{1,8}[^\\s]{1,128}(?:\\s{1,8}account\\s{1,8}[^\\s]{1,128})?\\s{1,8}password\\s{1,8}',
    '[^\\s"\'`]{4,128}',
    inNetrc,
  ),
  leadRule(
    'registry-auth',
    ['auth'],
    '(?:["\']auth\\\\?["\'][ \\t]{0,4}:[ \\t]{0,4}\\\\?["\']|(?<![A-Za-z])_auth[ \\t]{0,4}=[ \\t]{0,4}["\']?)',
    '[A-Za-z0-9+/]{8,}={0,2}(?![\\w+/=.-])',
    isBasicAuth,
  ),
  leadRule(
    'wifi-password',
    ['wifi:'],
    '\\bWIFI:(?:(?!P:)(?:\\\\[^\\n]|[^;\\n\\\\]){0,80};){0,6}P:"?',
    '(?:\\\\[^\\n]|[^;\\n\\\\"]){4,63}(?="?;)',
    filled,
  ),
  {
    id: 'password-hash',
    hints: ['$2', '$apr1$', '$1$', '$5$', '$6$', '$argon2', '$y$', '{sha}', '{ssha}'],
    pattern:
      /\$2[abxy]?\$\d\d\$[./A-Za-z0-9]{53}(?![./A-Za-z0-9])|\$(?:apr1|1)\$[./A-Za-z0-9]{1,8}\$[./A-Za-z0-9]{22}(?![./A-Za-z0-9])|\$[56]\$(?:rounds=\d{1,9}\$)?[./A-Za-z0-9]{1,16}\$[./A-Za-z0-9]{43,86}|\$argon2(?:id|i|d)\$v=\d{1,3}\$[mtp=,\d]{5,40}\$[A-Za-z0-9+/]{11,64}\$[A-Za-z0-9+/]{16,}|\$y\$[./A-Za-z0-9]{1,6}\$[./A-Za-z0-9]{1,86}\$[./A-Za-z0-9]{43}|\{S?SHA\}[A-Za-z0-9+/]{26,64}={0,2}/g,
  },
];
