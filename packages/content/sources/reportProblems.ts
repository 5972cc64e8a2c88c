import type { Reporter } from 'gatsby';
import { type ContentProblem, summarizeProblems } from '@idmp/model';

/** Reports all problems at once; errors fail a build, but not `npm run develop`. */
export function reportProblems(
  problems: readonly ContentProblem[],
  reporter: Pick<Reporter, 'warn' | 'panicOnBuild'>,
): void {
  const { errors, warnings, summary } = summarizeProblems(problems);
  if (warnings.length > 0) reporter.warn(['Content warnings:', ...warnings].join('\n'));
  if (errors.length > 0) reporter.panicOnBuild([`Content: ${summary}.`, ...errors].join('\n'));
}
