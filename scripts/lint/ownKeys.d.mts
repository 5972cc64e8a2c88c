import type { Rule } from 'eslint';
export const ownKeys: Rule.RuleModule;
