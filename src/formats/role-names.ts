import type { Role } from '../core/message.ts';

/** As a person calls who speaks. */
export const ROLE_NAMES: Readonly<Record<Role, string>> = {
  system: 'System',
  user: 'User',
  assistant: 'Assistant',
  tool: 'Tool',
};
