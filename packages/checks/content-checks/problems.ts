import { declareProblems } from '@idmp/model';

/** What the checks of this feature report. */
export const report = declareProblems({
  'absolute-link': 'warning',
  'code-differs': 'style',
  'code-differs.count': 'style',
  'counterpart-address': 'error',
  'download-differs': 'error',
  'heading-ids.extra': 'warning',
  'heading-ids.lost': 'warning',
  'no-counterpart': 'warning',
  'no-counterpart.draft': 'warning',
  'no-description': 'style',
  'published-name.compressed': 'error',
  'published-name.page': 'error',
  'published-name.site': 'error',
  'same-order': 'warning',
  'sidebar-item': 'error',
  'unread-name': 'error',
  'unused-download': 'style',
  'unused-image': 'style',
  'unused-partial': 'style',
});
