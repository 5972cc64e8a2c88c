import { LANGUAGES, type Language } from './names';

/** Tag of tests that only run in `npm run test:matrix`. */
const MATRIX = '@matrix';

interface Details {
  tag: string[];
}

/** Test details: tagged for the full matrix unless the test always runs. */
export const matrixUnless = (alwaysRuns: boolean): Details => ({ tag: alwaysRuns ? [] : [MATRIX] });

interface Share {
  name: string;
  inputs: string[];
  details: Details;
}

const SHARES = 8;

/** Splits inputs that do not depend on the language: each language always runs another eighth, the matrix all. */
export function sharesFor(language: Language, inputs: readonly string[]): Share[] {
  const own = LANGUAGES.indexOf(language);
  return ['one share', 'the others'].map((name, others) => ({
    name,
    inputs: inputs.filter((_, index) => (index % SHARES === own) !== Boolean(others)),
    details: matrixUnless(!others),
  }));
}
