import { AMOUNT_RULES, NUMBER_RULES } from './amount-rules.ts';
import { CODE_RULES } from './code-rules.ts';
import { MOMENT_RULES } from './moment-rules.ts';
import { PLACE_RULES } from './place-rules.ts';
import type { Rule } from './rule.ts';
import { WORD_RULES } from './word-rules.ts';

/** Of two that match the same stretch the earlier one holds. */
export const RULES: readonly Rule[] = [
  ...PLACE_RULES,
  ...MOMENT_RULES,
  ...AMOUNT_RULES,
  ...CODE_RULES,
  ...WORD_RULES,
  ...NUMBER_RULES,
];
