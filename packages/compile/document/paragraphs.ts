import { isMdxElement } from './components';
import type { CompileContext } from './context';
import {
  eachNode,
  isJsx,
  type JsxElement,
  type PhrasingContent,
  replaceNodes,
  type Root,
  type RootContent,
  textOf,
} from './mdast';

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

/** Whether an element is block-level, as all components but `<Gap>` are. */
function isBlockName(name: string | null): boolean {
  return name !== null && (BLOCK_TAGS.has(name) || (/^[A-Z]/.test(name) && name !== 'Gap'));
}

/** Splits paragraphs at block elements, so that no block ends up inside a `<p>`. */
export function liftBlocks(root: Root, { context }: { context: CompileContext }): void {
  replaceNodes(root, (node) => {
    if (node.type !== 'paragraph') return undefined;
    const isAlone = node.children.every((child) => isJsx(child) || textOf(child).trim() === '');
    const isBlock = (child: PhrasingContent): child is PhrasingContent & JsxElement =>
      isJsx(child) && isBlockName(child.name) && (isAlone || !isMdxElement(child, context));
    if (!node.children.some(isBlock)) return undefined;
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
      if (isBlock(child)) {
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
