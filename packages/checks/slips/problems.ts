import { declareProblems } from '@idmp/model';

/** What the checks of this feature report. */
export const report = declareProblems({
  'code-sign': 'warning',
  'heading-level': 'style',
  'lost-cell': 'warning',
  'markdown-text.admonition': 'error',
  'markdown-text.alert': 'error',
  'markdown-text.backtick': 'error',
  'markdown-text.bullet': 'warning',
  'markdown-text.fence': 'error',
  'markdown-text.footnote': 'warning',
  'markdown-text.formula': 'warning',
  'markdown-text.heading': 'error',
  'markdown-text.heading-id': 'error',
  'markdown-text.hyphen': 'warning',
  'markdown-text.indented': 'warning',
  'markdown-text.item': 'warning',
  'markdown-text.link': 'error',
  'markdown-text.link-order': 'error',
  'markdown-text.mark': 'warning',
  'markdown-text.no-footnote': 'error',
  'markdown-text.number': 'warning',
  'markdown-text.reference': 'warning',
  'markdown-text.steps': 'warning',
  'markdown-text.toc': 'warning',
  'mixed-indent': 'warning',
  'sample.json': 'style',
  'sample.yaml': 'style',
  'table-rule': 'warning',
  'table-rule.wide': 'warning',
});

export type MarkdownText = Extract<Parameters<typeof report>[0], `markdown-text.${string}`>;
