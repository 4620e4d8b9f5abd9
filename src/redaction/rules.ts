import type { Rule } from './rule.ts';
import { APP_KEYS } from './rules/app-keys.ts';
import { CLOUD_KEYS } from './rules/cloud-keys.ts';
import { COMMANDS } from './rules/commands.ts';
import { CONTEXTS } from './rules/contexts.ts';
import { FORGE_KEYS } from './rules/forge-keys.ts';
import { MODEL_KEYS } from './rules/model-keys.ts';
import { NAMED_PASSWORDS } from './rules/named-passwords.ts';
import { NAMED_VALUES } from './rules/named-values.ts';
import { NUMBERS } from './rules/numbers.ts';
import { PERSONAL } from './rules/personal.ts';
import { STRUCTURES } from './rules/structures.ts';

/** All rules; the earlier one names what two of them find. */
export const RULES: readonly Rule[] = [
  ...STRUCTURES,
  ...MODEL_KEYS,
  ...CLOUD_KEYS,
  ...FORGE_KEYS,
  ...APP_KEYS,
  ...CONTEXTS,
  ...COMMANDS,
  ...NAMED_VALUES,
  ...NAMED_PASSWORDS,
  ...NUMBERS,
  ...PERSONAL,
];
