import { declareProblems } from '@idmp/model';

/** What the checks of this feature report. */
export const report = declareProblems({
  'popular-page': 'warning',
  'question-text.language': 'style',
  'question-text.length': 'style',
  'question-text.twice': 'style',
  'question-text.two-sections': 'style',
  'question.page': 'warning',
  'question.section': 'warning',
  'thesaurus.circle': 'warning',
  'thesaurus.id': 'warning',
  'thesaurus.product-term': 'warning',
  'thesaurus.twice': 'warning',
  'thesaurus.two-groups': 'warning',
});
