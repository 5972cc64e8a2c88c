import { declareProblems } from '@idmp/model';

const severities = {
  'han-latin-space': 'style',
  'literal-emphasis': 'style',
  'prose-tic': 'style',
  'punctuation.brackets': 'style',
  'punctuation.full-width': 'style',
  'punctuation.half-width': 'style',
  'punctuation.space': 'style',
  term: 'style',
} as const;

/** What the checks of this feature report. */
export const report = declareProblems(severities);

export type WordingCode = keyof typeof severities;
