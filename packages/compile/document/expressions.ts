import type { CompileContext } from './context';
import { expressionOf, literalOf } from './literal';
import { replaceNodes, type JsxExpression, type Root } from './mdast';
import { ownValue, report } from '@idmp/model';
import { adviceForLine } from './parseError';

/**
 * Replaces `{…}` with its text: drops comments, renders literals and a partial's `{props.name}`, reports the rest, which
 * stays as it was written.
 * @param props - what an including page gives to a partial
 */
export function replaceExpressions(
  root: Root,
  props: ReadonlyMap<string, string> | undefined,
  context: CompileContext,
): void {
  replaceNodes(root, (node) => {
    if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return undefined;
    const text = textOfExpression(node, props);
    if (text === undefined) reportExpression(node, context);
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

/** One formula has many braces, and is one problem. */
function reportExpression(node: JsxExpression, context: CompileContext): void {
  const place = context.placeOf(node);
  const { file, raw, partials = {} } = context.input;
  const source = place.file === file ? raw : (ownValue(partials, place.file) ?? '');
  const advice = adviceForLine(source.split('\n')[place.line - 1] ?? '') ?? 'expression-brace';
  const isKnown = context.problems.some(
    (each) => each.code === 'expression' && each.file === place.file && each.line === place.line,
  );
  if (isKnown && advice === 'parse-formula') return;
  context.problems.push(
    report('expression', place, { shown: `{${shorten(node.value)}}`, advice: { phrase: advice } }),
  );
}

function textOfExpression(
  node: JsxExpression,
  props: ReadonlyMap<string, string> | undefined,
): string | undefined {
  const program = node.data?.estree;
  if (!program || program.body.length === 0) return '';
  const expression = expressionOf(program);
  if (expression?.type === 'MemberExpression' && !expression.computed) {
    const { object, property } = expression;
    if (!props || object.type !== 'Identifier' || object.name !== 'props' || property.type !== 'Identifier')
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
