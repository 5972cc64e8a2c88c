import { declareProblems } from '@idmp/model';

/** What the checks of this feature report. */
export const report = declareProblems({
  'navbar-item.link': 'error',
  'navbar-item.type': 'error',
  'navbar-item.version': 'error',
  'site-data.address': 'error',
  'site-data.heading': 'error',
  'site-data.link': 'error',
  'site-data.logo': 'error',
  'site-data.redirect': 'error',
  'site-data.table': 'error',
  'site-data.version': 'error',
});
