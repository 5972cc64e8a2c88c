import type { Expression, Program, SpreadElement } from 'estree';
import type { CompileContext, ParsedFile } from './context';
import { replaceNodes, type JsxExpression, type Root } from './mdast';
import { ownValue, report } from '@idmp/model';
import { adviceForLine } from './parseMarkdown';

/** Value of a JavaScript literal (strings, numbers, arrays, objects); `undefined` for anything else. */
export function literalOf(program: Program | null | undefined): unknown {
  const expression = expressionOf(program);
  return expression ? evaluate(expression)?.value : undefined;
}

/** The single expression of a `{…}`. */
export function expressionOf(program: Program | null | undefined): Expression | undefined {
  const statement = program?.body[0];
  return program?.body.length === 1 && statement?.type === 'ExpressionStatement'
    ? statement.expression
    : undefined;
}

/** A boxed value, so that `undefined` and `null` can be values. */
interface Box {
  value: unknown;
}

function evaluate(node: Expression | SpreadElement | null): Box | undefined {
  switch (node?.type) {
    case 'Literal':
      // JSON has neither.
      return 'regex' in node || 'bigint' in node ? undefined : { value: node.value };
    case 'TemplateLiteral':
      return node.expressions.length === 0 ? { value: node.quasis[0]?.value.cooked ?? '' } : undefined;
    case 'TaggedTemplateExpression':
      // `String.raw`.
      return node.tag.type === 'MemberExpression' && node.quasi.expressions.length === 0
        ? { value: node.quasi.quasis[0]?.value.raw ?? '' }
        : undefined;
    case 'UnaryExpression': {
      const operand = node.operator === '-' ? evaluate(node.argument)?.value : undefined;
      return typeof operand === 'number' ? { value: -operand } : undefined;
    }
    case 'ArrayExpression': {
      const boxes = node.elements.map(evaluate);
      return boxes.every((box) => box !== undefined) ? { value: boxes.map((box) => box?.value) } : undefined;
    }
    case 'ObjectExpression':
      return evaluateObject(node.properties);
    default:
      return undefined;
  }
}

function evaluateObject(
  properties: Extract<Expression, { type: 'ObjectExpression' }>['properties'],
): Box | undefined {
  const entries: [string, unknown][] = [];
  for (const property of properties) {
    if (property.type !== 'Property' || property.computed || property.method) return undefined;
    const { key, value } = property;
    const name =
      key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined;
    const box = evaluate(value as Expression);
    if (name === undefined || !box) return undefined;
    entries.push([name, box.value]);
  }
  return { value: Object.fromEntries(entries) };
}

/**
 * File referenced by an attribute: a string, an import, `require('./x.png').default`, or `useBaseUrl('/img/x.png')`.
 */
export function fileNamedBy(
  program: Program | null | undefined,
  imports: ReadonlyMap<string, string>,
): string | undefined {
  let expression = expressionOf(program);
  if (expression?.type === 'MemberExpression' && expression.object.type !== 'Super')
    expression = expression.object;
  if (expression?.type === 'Identifier') return imports.get(expression.name);
  if (expression?.type === 'CallExpression') {
    const [argument] = expression.arguments;
    const callee = expression.callee.type === 'Identifier' ? expression.callee.name : '';
    if (callee !== 'require' && callee !== 'useBaseUrl') return undefined;
    return argument?.type === 'Literal' && typeof argument.value === 'string' ? argument.value : undefined;
  }
  const literal = literalOf(program);
  return typeof literal === 'string' ? literal : undefined;
}

/**
 * Replaces `{…}` with its text: drops comments, renders literals and a partial's `{props.name}`, reports the rest, which
 * stays as it was written.
 */
export function replaceExpressions(root: Root, { props, context }: ParsedFile): void {
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
  const isFile = /raw-loader/.test(context.imports.get(place.file)?.get(node.value.trim()) ?? '');
  const advice = isFile
    ? 'expression-file'
    : (adviceForLine(source.split('\n')[place.line - 1] ?? '') ?? 'expression-brace');
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
