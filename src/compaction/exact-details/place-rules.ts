import { isAddress, isPath } from './is-detail.ts';
import { type Rule, rule } from './rule.ts';

const POINT_OR_SLASH = /[./\\]|file|localhost/;

const ENDINGS =
  'tsx?|jsx?|mjs|cjs|mts|cts|vue|svelte|py|ipynb|rb|go|rs|java|kts?|swift|c|cc|cpp|hpp|h|cs|php|pl|lua|r|sql|db|sqlite|sh|bash|zsh|ps1|bat|ya?ml|jsonc?|jsonl|toml|ini|cfg|conf|env|properties|mdx?|txt|rtf|csv|tsv|xlsx?|docx?|pptx?|odt|pdf|html?|s?css|less|log|lock|xml|svg|png|jpe?g|gif|webp|mp[34]|wav|mov|zip|gz|tgz|tar|dmg|exe|apk|proto|gradle|tf|ics|epub|bak|patch|diff|pem|crt';

const DOMAINS =
  'com|org|net|io|dev|app|edu|gov|eu|ai|xyz|info|cloud|example|test|local|internal|de|fr|es|pt|it|nl|pl|ru|ua|br|cn|jp|kr|in|uk|us|ch|at|se|tr|id|vn|mx';

const TOOLS =
  'npm|npx|pnpm|yarn|bun|deno|node|git|gh|docker|docker-compose|podman|kubectl|helm|terraform|pip3?|pipx|uv|poetry|conda|python3?|cargo|rustup|go|make|cmake|brew|apt|apt-get|dnf|systemctl|ssh|scp|rsync|curl|wget|psql|mysql|sqlite3|redis-cli|aws|gcloud|az|flyctl|vercel|wrangler|ffmpeg|composer|php|bundle|rails|mvn|gradle|dotnet|ollama|openssl|sudo|chmod|chown|mkdir|tar|grep|sed|find|crontab';

const ACTIONS =
  'install|i|run|add|ci|init|build|test|start|stop|push|pull|commit|checkout|switch|rebase|clone|merge|reset|stash|exec|up|down|compose|apply|get|logs|dev|publish|update|upgrade|remove|create|deploy|migrate|lint|restart|enable|status|tag|fetch|cherry-pick|mod|fmt|sync|serve|compile';

const ARGUMENT =
  '(?:-{1,2}[\\w-]{1,40}(?:[= ][\\w./:@~-]{1,80}(?=[\\s`"\'.,;:)]|$))?|[\\w.@~^$-]{0,60}[/=:@._-][\\w./:@=~^$*-]{1,120}[\\w/*])';

/** What tells a tool from the word it is named after. */
const SWITCH = '(?:-{1,2}[\\w-]{1,40}|[\\w.@~^$-]{0,60}[/=:@.][\\w./:@=~^$*-]{0,120}[\\w/*])';

/** Where things are, and what is typed there. */
export const PLACE_RULES: readonly Rule[] = [
  rule(
    'address',
    8,
    'both',
    'one wrong letter leads elsewhere',
    '(?<![a-z])[a-z][a-z+]{1,14}://[^\\s<>"\'`|\\\\^{}「」『』（），。、；）]{2,500}',
    { needs: POINT_OR_SLASH },
  ),
  rule(
    'address',
    7,
    'prose',
    'a host or machine nobody can guess',
    `(?<![\\w.@/-])(?:(?:[a-z0-9-]{1,63}\\.){1,4}(?:${DOMAINS})(?![\\w-]|\\.\\w)|localhost(?=:\\d)|\\d{1,3}(?:\\.\\d{1,3}){3}(?![\\d.]))(?::\\d{1,5})?(?:/[^\\s<>"'\`|，。、）]{0,300})?`,
    { accept: isAddress, needs: POINT_OR_SLASH },
  ),
  rule(
    'mail',
    8,
    'both',
    'a person can be reached only there',
    '(?<![\\w.+%-])[a-z0-9][\\w.+%-]{0,63}@[a-z0-9-]{1,63}(?:\\.[a-z0-9-]{1,63}){0,3}\\.[a-z]{2,24}(?![\\w-])',
    { needs: /@/ },
  ),
  rule(
    'path',
    7,
    'both',
    'measured: one path in ten survives a summary',
    '(?<![\\w/.~@:<\\\\-])(?:~|\\.{1,2}|[a-z]:|@?[\\w.-]{1,64})?(?:[/\\\\](?:[\\w.@+$*%()[\\]{}-]|:(?=\\w)){1,100}){1,16}[/\\\\]?',
    { accept: isPath, needs: POINT_OR_SLASH },
  ),
  rule(
    'path',
    7,
    'prose',
    'a file by its name',
    `(?<![\\p{Lu}\\p{Ll}\\p{Nd}\\w/.@-])(?:[\\p{Lu}\\p{Ll}\\p{M}\\p{Nd}_-]{1,64}(?:\\.[\\w-]{1,32}){0,3}\\.(?:${ENDINGS})|\\.(?:env|git|docker|npm|eslint|prettier)[\\w.-]{0,30}\\w|Dockerfile|Makefile)(?::\\d{1,6}){0,2}(?![\\p{Lu}\\p{Ll}\\w])`,
    { needs: POINT_OR_SLASH },
  ),
  rule(
    'command',
    9,
    'prose',
    'measured: one command in five hundred survives a summary',
    `(?<![\\w/.-])(?:${TOOLS})(?: (?:${ACTIONS})(?![\\w-])){1,2}(?: ${ARGUMENT}){0,10}(?: (?=\\w)[a-z][\\w-]{1,40}(?=[\`.,;:)]|$))?`,
    { flags: 'u', needs: /[a-z] / },
  ),
  rule('command', 9, 'prose', 'a tool with its switches', `(?<![\\w/.-])(?:${TOOLS}) ${SWITCH}(?: ${ARGUMENT}){0,10}`, {
    flags: 'u',
    needs: /[a-z] /,
  }),
];
