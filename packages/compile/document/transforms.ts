import {
  eachNode,
  type Root,
  isJsx,
  replaceNodes,
  type JsxElement,
  type PhrasingContent,
  type RootContent,
  type Nodes,
} from './mdast';
import { markdownExtensions, type CompileContext } from './context';
import { importOf, propsOf } from './jsxAttributes';
import { isOwnComponent } from './components';
import { expressionOf, literalOf } from './expressions';

const BREAK_BETWEEN_HAN =
  /(?<=[\p{Script=Han}\u3000-\u303f\uff00-\uffef])\n(?=[\p{Script=Han}\u3000-\u303f\uff00-\uffef])/gu;

/** Drops line breaks between Chinese characters, which browsers would render as spaces. */
export function joinHanLines(root: Root): void {
  eachNode(root, 'text', (node) => {
    if (node.value.includes('\n')) node.value = node.value.replace(BREAK_BETWEEN_HAN, '');
  });
}

const BLOCK_TAGS = new Set(
  'address article aside blockquote caption center col colgroup dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li ol p pre section source summary table tbody td tfoot th thead tr track ul video'.split(
    ' ',
  ),
);

/** Whether an element is block-level. */
function isBlockName(name: string | null): boolean {
  return name !== null && (BLOCK_TAGS.has(name) || (/^[A-Z]/.test(name) && !isInline(name)));
}

const isInline = (component: string): boolean =>
  markdownExtensions.all().some(({ inlineComponents }) => inlineComponents?.includes(component));

/** Splits paragraphs at block elements, so that no block ends up inside a `<p>`. */
export function liftBlocks(root: Root): void {
  replaceNodes(root, (node) => {
    if (node.type !== 'paragraph' || !node.children.some((child) => isJsx(child) && isBlockName(child.name)))
      return undefined;
    const result: RootContent[] = [];
    let run: PhrasingContent[] = [];
    const closeRun = (): void => {
      const first = run[0];
      if (run.some((child) => child.type !== 'text' || child.value.trim() !== '')) {
        result.push({ type: 'paragraph', children: run, position: first?.position, data: node.data });
      }
      run = [];
    };
    for (const child of node.children) {
      if (isJsx(child) && isBlockName(child.name)) {
        closeRun();
        result.push({ ...child, type: 'mdxJsxFlowElement' } as JsxElement);
      } else {
        run.push(child);
      }
    }
    closeRun();
    return result;
  });
}

/** Keeps multiple paragraphs in a list item apart. */
export function loosenItems(root: Root): void {
  eachNode(root, 'listItem', (item) => {
    if (item.children.filter(({ type }) => type === 'paragraph').length > 1) item.spread = true;
  });
}

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

/** Inlines the targets of `[text][name]` and drops the definitions, so that those of a partial stay local. */
export function resolveReferences(root: Root): void {
  const targets = new Map<string, { url: string; title?: string | null }>();
  eachNode(root, 'definition', ({ identifier, url, title }) => {
    if (!targets.has(identifier)) targets.set(identifier, { url, title });
  });
  if (targets.size === 0) return;
  replaceNodes(root, (node) => {
    if (node.type === 'definition') return [];
    const target =
      node.type === 'linkReference' || node.type === 'imageReference'
        ? targets.get(node.identifier)
        : undefined;
    if (!target) return undefined;
    const { position, data } = node;
    if (node.type === 'imageReference') return [{ type: 'image', ...target, alt: node.alt, position, data }];
    if (node.type === 'linkReference')
      return [{ type: 'link', ...target, children: node.children, position, data }];
    return undefined;
  });
}

/** Renames the footnotes of a partial to keep them unique. */
export function renameFootnotes(root: Root, prefix: string): void {
  for (const type of ['footnoteReference', 'footnoteDefinition'] as const) {
    eachNode(root, type, (node) => {
      node.identifier = `${prefix}${node.identifier}`;
    });
  }
}
