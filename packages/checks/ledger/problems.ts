import { declareProblems } from '@idmp/model';

/** What the checks of this feature report. */
export const report = declareProblems({
  'lost-address': 'warning',
  'new-address': 'warning',
  'published-line': 'warning',
  'reviews.conflict': 'error',
  'reviews.form': 'error',
  'reviews.json': 'error',
});
