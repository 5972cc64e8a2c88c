import { declareProblems } from '@idmp/model';

/** What the checks of this feature report. */
export const report = declareProblems({
  'gap.many': 'warning',
  'gap.point': 'warning',
  'gap.release': 'warning',
  'gap.target': 'error',
});
