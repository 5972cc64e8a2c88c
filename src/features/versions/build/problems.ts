import { declareProblems } from '@idmp/model';

/** What the checks of this feature report. */
export const report = declareProblems({
  'version-address': 'error',
  'version-address.alias': 'error',
  'version-address.page': 'warning',
});
