import type { ContentProblem, ProblemCode } from './problem';

/**
 * Rules of style, which a content switches on in `content/house-rules.json`. All other rules report what harms
 * readers of any content, and always hold.
 */
export const HOUSE_RULES = [
  'code-differs',
  'han-latin-space',
  'literal-emphasis',
  'missing-alt',
  'no-description',
  'prose-tic',
  'punctuation',
  'question-text',
  'sample',
  'term',
  'unused-download',
  'unused-image',
  'unused-partial',
] as const satisfies readonly ProblemCode[];

export type HouseRule = (typeof HOUSE_RULES)[number];

/** Whether a check is a house rule. */
export function isHouseRule(code: ProblemCode): code is HouseRule {
  return (HOUSE_RULES as readonly ProblemCode[]).includes(code);
}

/** Problems without those of house rules that are not switched on. */
export function withHouseRules(
  problems: readonly ContentProblem[],
  rules: readonly HouseRule[],
): ContentProblem[] {
  return problems.filter(({ code }) => !isHouseRule(code) || rules.includes(code));
}
