import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { State } from 'mdast-util-to-hast';
import { nearest, report } from '@idmp/model';
import type { CompileContext } from './context';
import type { Container } from './mdast';

export const ADMONITIONS = ['note', 'tip', 'info', 'warning', 'danger', 'important', 'caution'];
/** Containers that style the tables in them. */
const TABLES = ['table-nowrap', 'table-compact', 'table-wide'];
const KNOWN = [...ADMONITIONS, ...TABLES];
const CLOSING_FENCE = /^[\s>]*:{3,}\s*$/;

/** Turns `:::note … :::` into a labelled box and `:::table-compact` into a wrapper. */
export function containerToHast(state: State, node: Container, context: CompileContext): Element {
  if (TABLES.includes(node.name)) return h('div', { className: [node.name] }, state.all(node));
  if (!ADMONITIONS.includes(node.name)) {
    const meant = nearest(node.name, KNOWN);
    context.problems.push(
      report('unknown-admonition', context.placeOf(node), {
        name: node.name,
        meant: meant && `:::${meant}`,
        known: KNOWN,
      }),
    );
    return h('div', state.all(node));
  }
  const [first, ...rest] = node.children;
  const labelled =
    first?.type === 'paragraph' &&
    (first.data as { directiveLabel?: boolean } | undefined)?.directiveLabel === true;
  const kind = context.options.messages[`admonition.${node.name}`] ?? node.name;
  const title = labelled ? state.all(first) : [kind];
  const body = state.all({
    type: 'root',
    children: labelled ? rest : node.children,
  });
  return admonition(node.name, title, body, labelled ? kind : undefined);
}

/** The box of an admonition; an accessible name gives its kind if the title does not. */
export function admonition(
  kind: string,
  title: (ElementContent | string)[],
  body: ElementContent[],
  name?: string,
): Element {
  return h('div', { className: ['admonition', `admonition-${kind}`], role: 'note', ariaLabel: name }, [
    h('p.admonition-title', title),
    ...body,
  ]);
}

/** Reports unclosed containers. */
export function checkClosed(node: Container, sourceLines: readonly string[], context: CompileContext): void {
  const last = sourceLines[(node.position?.end.line ?? 1) - 1] ?? '';
  if (CLOSING_FENCE.test(last) && node.position?.end.line !== node.position?.start.line) return;
  context.problems.push(report('open-admonition', context.placeOf(node), { name: node.name }));
}
