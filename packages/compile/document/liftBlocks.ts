import {
  eachNode,
  isJsx,
  replaceNodes,
  type JsxElement,
  type PhrasingContent,
  type Root,
  type RootContent,
} from './mdast';
import { markdownExtensions } from './extensions';

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
