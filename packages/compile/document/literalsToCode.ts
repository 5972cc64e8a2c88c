import { importOf } from './componentName';
import { isOwnComponent } from './components';
import type { CompileContext } from './context';
import { propsOf } from './jsxAttributes';
import { expressionOf, literalOf } from './literal';
import { isJsx, replaceNodes, type Nodes, type Root, type RootContent } from './mdast';

const isBlank = (node: Nodes): boolean => node.type === 'text' && node.value.trim() === '';

/** Makes code blocks of components around one template literal, such as `<CodeBlock>`: lines and signs stay as they are. */
export function literalsToCode(root: Root, context: CompileContext): void {
  replaceNodes(root, (node) => {
    // In a sentence, it stays text.
    if (node.type !== 'paragraph' && node.type !== 'mdxJsxFlowElement') return undefined;
    const parts = node.type === 'paragraph' ? node.children.filter((child) => !isBlank(child)) : [node];
    const blocks = parts.flatMap((part) => codeIn(part, context) ?? []);
    return blocks.length > 0 && blocks.length === parts.length ? blocks : undefined;
  });
}

/** The code block that a component becomes, or has as its content if it is one of the site. */
function codeIn(node: Nodes, context: CompileContext): RootContent | undefined {
  if (!isJsx(node) || !/^[A-Z]/.test(node.name ?? '') || /\.mdx?$/.test(importOf(node, context) ?? ''))
    return;
  const [inner, ...others] = node.children.filter((child) => !isBlank(child));
  const [only] = inner?.type === 'paragraph' ? inner.children : [inner];
  if (others.length > 0 || (only?.type !== 'mdxFlowExpression' && only?.type !== 'mdxTextExpression')) return;
  const text = literalOf(only.data?.estree);
  if (expressionOf(only.data?.estree)?.type !== 'TemplateLiteral' || typeof text !== 'string') return;
  const props = propsOf(node);
  const title = props.get('title');
  const quote = title?.includes('"') ? "'" : '"';
  const code = {
    type: 'code' as const,
    lang: props.get('language') ?? 'text',
    ...(title !== undefined && { meta: `title=${quote}${title}${quote}` }),
    value: text.replace(/^\n/, '').trimEnd(),
    position: node.position,
    data: node.data && { ...node.data },
  };
  return isOwnComponent(node, context) ? { ...node, type: 'mdxJsxFlowElement', children: [code] } : code;
}
