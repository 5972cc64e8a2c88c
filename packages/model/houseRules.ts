import { report } from './coreProblems';
import { declaredProblems, kindOf, type ContentProblem } from './problem';

/**
 * Rules of style, which a content switches on in `content/house-rules.json`. All other checks report what harms readers
 * of any content, and always hold.
 */
export function houseRules(): string[] {
  const declared = [report, ...declaredProblems.all()].flatMap(({ severities }) =>
    Object.entries(severities),
  );
  return [
    ...new Set(declared.flatMap(([code, severity]) => (severity === 'style' ? kindOf(code) : []))),
  ].sort();
}

/** Problems without those of house rules that are not switched on. */
export function withHouseRules(
  problems: readonly ContentProblem[],
  rules: readonly string[],
): ContentProblem[] {
  return problems.filter(({ code, severity }) => severity !== 'style' || rules.includes(kindOf(code)));
}
