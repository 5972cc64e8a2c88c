import { type ContentProblem, describeProblem, formatProblems, groupBy, kindOf } from '@idmp/model';
import { loadOptions, loadSite } from '../assemble/loadSite';

/**
 * Check for `changeContent`: the first error that the content did not have before the change.
 * @param expected - kinds of errors that the change leaves to the writer
 */
export function noNewErrors(
  root: string,
  before: readonly ContentProblem[],
  expected: readonly string[] = [],
): () => Promise<string | undefined> {
  return async () => {
    const { problems } = await loadSite(loadOptions(root));
    const known = groupBy(errorsAmong(before), ({ code }) => kindOf(code));
    const found = groupBy(errorsAmong(problems), ({ code }) => kindOf(code));
    const texts = new Set(before.map(textOf));
    for (const [code, errors] of found) {
      if (expected.includes(code) || errors.length <= (known.get(code)?.length ?? 0)) continue;
      const fresh = errors.filter((error) => !texts.has(textOf(error)));
      return formatProblems(fresh.length > 0 ? fresh : errors)[0];
    }
    return undefined;
  };
}

const textOf = (problem: ContentProblem): string => describeProblem(problem).message;

const errorsAmong = (problems: readonly ContentProblem[]): ContentProblem[] =>
  problems.filter(({ severity }) => severity === 'error');
