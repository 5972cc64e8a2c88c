import { kindOf, type ContentProblem, type ProblemCode, type ProblemValues, type Severity } from './problem';
import type { SourcePlace } from './places';

/** What harms readers a little, or may be meant. What is in neither list is an error. */
const WARNINGS: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'absolute-link',
  'announcement.page',
  'cards-content',
  'category-file',
  'code-sign',
  'control-sign',
  'duplicate-id',
  'empty-cards.list',
  'empty-changelog',
  'empty-heading',
  'fence-language.formula',
  'fence-language.unknown',
  'foreign-component.element',
  'foreign-component.import',
  'glossary-page',
  'heading-ids.extra',
  'heading-ids.lost',
  'lost-address',
  'lost-cell',
  'markdown-text.bullet',
  'markdown-text.footnote',
  'markdown-text.formula',
  'markdown-text.hyphen',
  'markdown-text.indented',
  'markdown-text.item',
  'markdown-text.mark',
  'markdown-text.number',
  'markdown-text.reference',
  'markdown-text.steps',
  'markdown-text.toc',
  'mdx-component',
  'mixed-indent',
  'new-address',
  'no-counterpart',
  'no-counterpart.draft',
  'packages.filters',
  'packages.platform',
  'popular-page',
  'published-line',
  'question.page',
  'question.section',
  'refused-element',
  'refused-element.iframe',
  'remote-image',
  'remote-image.data',
  'same-order',
  'second-h1',
  'style-attribute',
  'style-attribute.other',
  'tab-value.default',
  'table-rule',
  'table-rule.wide',
  'tabs-content',
  'unknown-element',
  'unread-name.chapter',
  'version-address.page',
]);

/** Rules of style. */
const STYLE: readonly ProblemCode[] = [
  'code-differs',
  'code-differs.count',
  'fence-language.none',
  'han-latin-space',
  'heading-level',
  'literal-emphasis',
  'missing-alt',
  'no-description',
  'prose-tic',
  'punctuation.brackets',
  'punctuation.full-width',
  'punctuation.half-width',
  'punctuation.space',
  'sample.json',
  'sample.yaml',
  'term',
  'unused-download',
  'unused-image',
  'unused-partial',
];

const severityOf = (code: ProblemCode): Severity =>
  STYLE.includes(code) ? 'style' : WARNINGS.has(code) ? 'warning' : 'error';

/** A problem at a place. */
export function report(
  code: ProblemCode,
  { file, line }: SourcePlace,
  values: ProblemValues = {},
): ContentProblem {
  return { file, line, severity: severityOf(code), code, values };
}

/**
 * Rules of style, which a content switches on in `content/house-rules.json`. All other checks report what harms readers
 * of any content, and always hold.
 */
export const HOUSE_RULES: readonly string[] = [...new Set(STYLE.map(kindOf))].sort();

/** Problems without those of house rules that are not switched on. */
export function withHouseRules(
  problems: readonly ContentProblem[],
  rules: readonly string[],
): ContentProblem[] {
  return problems.filter(({ code, severity }) => severity !== 'style' || rules.includes(kindOf(code)));
}
