import { declareProblems } from '@idmp/model';

/** What the checks of this feature report. */
export const report = declareProblems({
  'help.name': 'error',
  'help.section': 'error',
  'help.twice': 'error',
});
