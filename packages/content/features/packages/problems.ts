import { declareProblems } from '@idmp/model';

/** What the checks of this feature report. */
export const report = declareProblems({
  packages: 'error',
  'packages.filters': 'warning',
  'packages.platform': 'warning',
});
