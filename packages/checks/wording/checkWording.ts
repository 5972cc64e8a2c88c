import { report } from '@idmp/model';
import {
  emphasisFaults,
  NO_PROSE,
  termFaults,
  ticFaults,
  typographyFaults,
  type WordingFault,
} from './typography';
import {
  atLine,
  type CompileContext,
  type PlacedNode,
  type Nodes,
  type Root,
  REVIEWED_FIELDS,
  type SplitDocument,
} from '@idmp/compile';

const FIELDS = [...REVIEWED_FIELDS, 'sidebar_label'] as const;
const BLOCKS = new Set(['paragraph', 'heading', 'tableCell']);

/** Checks the prose of a page, without code: terms, spacing, punctuation, emphasis. All findings are warnings. */
export function checkWording(root: Root, context: CompileContext): void {
  const { locale } = context.input;
  const { wrongForms = [], tics = [] } = context.options;
  const visit = (node: Nodes): void => {
    if (!BLOCKS.has(node.type)) {
      if ('children' in node) node.children.forEach(visit);
      return;
    }
    const text = proseOf(node, false);
    const withoutLabels = proseOf(node, true);
    const faults = [
      ...typographyFaults(withoutLabels, locale),
      ...termFaults(withoutLabels, wrongForms),
      ...ticFaults(withoutLabels, tics),
      ...emphasisFaults(text),
    ];
    for (const fault of faults) {
      const line = (node.position?.start.line ?? 1) + text.slice(0, fault.index).split('\n').length - 1;
      add(fault, { position: { start: { line } }, data: node.data }, context);
    }
  };
  visit(root);
}

/** Checks the texts of the front matter. */
export function checkFieldWording(
  _root: Root,
  context: CompileContext,
  { frontmatter, fieldLines }: SplitDocument,
): void {
  for (const field of FIELDS) {
    const texts = [frontmatter[field] ?? []].flat();
    const faults = texts.flatMap((text) => [
      ...typographyFaults(text, context.input.locale),
      ...termFaults(text, context.options.wrongForms ?? []),
      ...ticFaults(text, context.options.tics ?? []),
    ]);
    for (const fault of faults) add(fault, atLine(fieldLines[field] ?? 1), context);
  }
}

function add({ code, values }: WordingFault, node: PlacedNode, context: CompileContext): void {
  context.problems.push(report(code, context.placeOf(node), values));
}

/** Prose of a block; bold text can be hidden, as it may quote a label of the product. */
function proseOf(node: Nodes, hideBold: boolean): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'break') return '\n';
  if (node.type === 'inlineCode' || node.type === 'html') return node.value.replace(/[^\n]/g, NO_PROSE);
  if (node.type === 'image') return NO_PROSE;
  if (!('children' in node)) return '';
  const text = node.children.map((child) => proseOf(child, hideBold)).join('');
  const isAddress = node.type === 'link' && /^(?:https?:|www\.|mailto:)/.test(text);
  return isAddress || (hideBold && node.type === 'strong') ? text.replace(/[^\n]/g, NO_PROSE) : text;
}
