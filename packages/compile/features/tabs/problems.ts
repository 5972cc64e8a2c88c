import { declareProblems } from '@idmp/model';

/** What the checks of this feature report. */
export const report = declareProblems({
  'empty-tabs': 'error',
  'tab-value.default': 'warning',
  'tab-value.missing': 'error',
  'tab-value.twice': 'error',
  'tabs-content': 'warning',
});
