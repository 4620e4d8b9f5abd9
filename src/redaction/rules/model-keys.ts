import { isDocumented } from '../documented.ts';
import { isRandom } from '../looks-random.ts';
import { keyRule, leadRule, type Rule } from '../rule.ts';

const real = (secret: string): boolean => !isDocumented(secret);
const random = (secret: string): boolean => real(secret) && isRandom(secret);

const BY_NAME =
  '(?:mistral|deepseek|together|cohere|azure[_ -]?openai|voyage|jina|stability|elevenlabs|ai21)' +
  '[\\w .-]{0,24}?(?:key|token)["\'`\\]\\\\]{0,3}[ \\t]{0,4}(?:=>|:=|[:=]|\\bis\\b)[ \\t]{0,4}["\'`\\\\]{0,2}';

/** Keys of the model vendors. Shapes as their own pages and public scanners give them, 2026-08. */
export const MODEL_KEYS: readonly Rule[] = [
  keyRule('openai-project-key', ['sk-proj-'], 'sk-proj-[\\w-]{20,}', real),
  keyRule('openai-service-key', ['sk-svcacct-', 'sk-admin-'], 'sk-(?:svcacct|admin)-[\\w-]{20,}', real),
  keyRule('anthropic-key', ['sk-ant-'], 'sk-ant-[\\w-]{20,}', real),
  keyRule('openrouter-key', ['sk-or-'], 'sk-or-(?:v\\d-)?[A-Za-z0-9]{32,}', real),
  keyRule('openai-key', ['sk-'], 'sk-[A-Za-z0-9]{20,}', (secret) => random(secret.slice(3))),
  keyRule('groq-key', ['gsk_'], 'gsk_[A-Za-z0-9]{32,}', real),
  keyRule('google-api-key', ['aiza'], 'AIza[\\w-]{35}(?![\\w-])', real),
  keyRule('hugging-face-token', ['hf_', 'api_org_'], '(?:hf|api_org)_[A-Za-z0-9]{30,}', real),
  keyRule('perplexity-key', ['pplx-'], 'pplx-[A-Za-z0-9]{32,}', real),
  keyRule('xai-key', ['xai-'], 'xai-[\\w-]{40,}', random),
  keyRule('replicate-token', ['r8_'], 'r8_[A-Za-z0-9]{30,}', real),
  keyRule(
    'model-host-key',
    ['nvapi-', 'csk-', 'fw_', 'lsv2_', 'tvly-'],
    '(?:nvapi-|csk-|fw_|lsv2_(?:pt|sk)_|tvly-(?:dev-|prod-)?)[\\w-]{22,}',
    random,
  ),
  leadRule(
    'model-key',
    ['mistral', 'deepseek', 'together', 'cohere', 'openai', 'voyage', 'jina', 'stability', 'elevenlabs', 'ai21'],
    BY_NAME,
    '[\\w-]{24,}',
    random,
  ),
];
