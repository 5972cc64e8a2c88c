import { groupBy } from '../model/groupBy';
import { formatProblems, type ContentProblem, type ProblemCode } from '../model/problem';
import { loadOptions, loadSite } from './loadSite';

/**
 * Check for `changeContent`: the first error that the content did not have before the change.
 * @param expected - kinds of errors that the change leaves to the writer
 */
export function noNewErrors(
  root: string,
  before: readonly ContentProblem[],
  expected: readonly ProblemCode[] = [],
): () => Promise<string | undefined> {
  return async () => {
    const { problems } = await loadSite(loadOptions(root));
    const known = groupBy(errorsAmong(before), ({ code }) => code);
    const found = groupBy(errorsAmong(problems), ({ code }) => code);
    const texts = new Set(before.map(({ message }) => message));
    for (const [code, errors] of found) {
      if (expected.includes(code) || errors.length <= (known.get(code)?.length ?? 0)) continue;
      const fresh = errors.filter(({ message }) => !texts.has(message));
      return formatProblems(fresh.length > 0 ? fresh : errors)[0];
    }
    return undefined;
  };
}

const errorsAmong = (problems: readonly ContentProblem[]): ContentProblem[] =>
  problems.filter(({ severity }) => severity === 'error');
