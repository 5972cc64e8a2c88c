import type { Rule } from 'eslint';
export const supportedApis: Rule.RuleModule;
