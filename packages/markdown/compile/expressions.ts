import type { CompileContext } from './context';
import { expressionOf, literalOf } from './literal';
import { replaceNodes, type JsxExpression, type Root } from './mdast';
import { report } from '@idmp/model';

/** Replaces `{…}` with its text: drops comments, renders literals and a partial's `{props.name}`, reports the rest, which stays as it was written. */
export function replaceExpressions(
  root: Root,
  props: ReadonlyMap<string, string>,
  context: CompileContext,
): void {
  replaceNodes(root, (node) => {
    if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return undefined;
    const text = textOfExpression(node, props);
    if (text === undefined) {
      context.problems.push(
        report('expression', context.placeOf(node), { shown: `{${shorten(node.value)}}` }),
      );
    }
    const shown = text ?? `{${node.value}}`;
    if (shown === '') return [];
    const child = {
      type: 'text' as const,
      value: shown,
      position: node.position,
      data: node.data && { ...node.data },
    };
    return node.type === 'mdxFlowExpression'
      ? [{ type: 'paragraph', children: [child], position: node.position }]
      : [child];
  });
}

function textOfExpression(node: JsxExpression, props: ReadonlyMap<string, string>): string | undefined {
  const program = node.data?.estree;
  if (!program || program.body.length === 0) return '';
  const expression = expressionOf(program);
  if (expression?.type === 'MemberExpression' && !expression.computed) {
    const { object, property } = expression;
    if (object.type !== 'Identifier' || object.name !== 'props' || property.type !== 'Identifier')
      return undefined;
    return props.get(property.name) ?? '';
  }
  const value = literalOf(program);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

function shorten(text: string): string {
  const line = text.trim().split('\n')[0] ?? '';
  return line.length > 40 ? `${line.slice(0, 40)}…` : line;
}
