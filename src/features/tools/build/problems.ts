import { declareProblems } from '../../../core/model/problem';

/** What the checks of this feature report. */
export const report = declareProblems({
  'glossary-page': 'warning',
});
