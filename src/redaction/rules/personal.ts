import type { Rule } from '../rule.ts';

function isPhone(text: string): boolean {
  const digits = text.replace(/\D/g, '').length;
  return digits >= 8 && digits <= 15 && !/^\d{4}-\d{2}-\d{2}/.test(text);
}

/** What tells of a person; off unless asked for. */
export const PERSONAL: readonly Rule[] = [
  {
    id: 'mail',
    hints: ['@'],
    pattern: /(?<![\w.+%-])[\w.+%-]{1,64}@(?:[a-z0-9-]{1,63}\.){1,6}[a-z]{2,24}(?![\w-])/gi,
    check: (text) => /^[^@]+@/.test(text),
    only: 'mail',
  },
  {
    id: 'phone',
    hints: [],
    pattern: /(?<![\w+/=.:#-])(?:\+|00|\(?0)\d{0,3}\)?(?:[ ./-]?\(?\d{1,5}\)?){2,6}(?![\w/=]|[.:-]\d)/g,
    check: isPhone,
    only: 'phone',
  },
];
