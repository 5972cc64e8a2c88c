import { LANGUAGES, type Language } from './names';

/** Tag of tests that only run in `npm run test:matrix`. */
const MATRIX = '@matrix';

interface Details {
  tag: string[];
}

/** Test details: tagged for the full matrix unless the test always runs. */
export const matrixUnless = (alwaysRuns: boolean): Details => ({ tag: alwaysRuns ? [] : [MATRIX] });

interface Half {
  name: string;
  inputs: string[];
  details: Details;
}

/** Splits inputs that do not depend on the language: each always runs in one language, and in the other in the matrix. */
export function halvesFor(language: Language, inputs: readonly string[]): Half[] {
  const own = LANGUAGES.indexOf(language);
  return ['one half', 'the other half'].map((name, half) => ({
    name,
    inputs: inputs.filter((_, index) => (index + own) % 2 === half),
    details: matrixUnless(half === 0),
  }));
}
