import type { Element, ElementContent, Nodes, Root as HtmlRoot } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { defaultHandlers, toHast, type Handler, type Options, type State } from 'mdast-util-to-hast';
import { formatMessage } from '@idmp/model';
import { containerToHast } from './admonitions';
import type { CompileContext } from './context';
import { codeToHast } from './codeBlocks';
import { jsxToHast } from './components';
import { headingToHast, type HeadingList } from './headings';
import { captionedFigure, imageToHast } from './images';
import { linkToHast } from './links';
import type { Code, InlineCode, Root } from './mdast';
import { wrapTable } from './tables';
import { breakLongCode } from './wordBreaks';

/** Browsers show at most 512 levels of elements, including those around the article. */
const MAX_DEPTH = 400;

/**
 * Converts Markdown to the tree of the article.
 * @throws RangeError if it is nested too deeply
 */
export function toTree(root: Root, list: HeadingList, context: CompileContext): HtmlRoot {
  const { messages } = context.options;
  const options: Options = {
    clobberPrefix: '',
    footnoteLabel: messages['footnotes.title'] ?? '',
    footnoteLabelProperties: { className: ['visually-hidden'] },
    footnoteBackLabel: (index, again) =>
      formatMessage(messages['footnotes.back'] ?? '', {
        reference: again > 1 ? `${index + 1}-${again}` : index + 1,
      }),
    handlers: handlersOf(list, context),
  };
  const tree = toHast(root, options) as HtmlRoot;
  dropPositions(tree);
  return tree;
}

/** Removes the positions in the source, half of the size of a stored tree. */
function dropPositions(node: Nodes, depth = 0): void {
  if (depth > MAX_DEPTH) throw new RangeError(`more than ${MAX_DEPTH} levels of elements`);
  delete node.position;
  if ('children' in node) for (const child of node.children) dropPositions(child, depth + 1);
}

type NodeHandler<Node> = (state: State, node: Node, parent: never) => ReturnType<Handler>;

function handlersOf(list: HeadingList, context: CompileContext): Options['handlers'] {
  const handlers: Record<string, NodeHandler<never>> = {
    heading: (state, node) => headingToHast(state, node, list, context),
    code: (_state, node: Code) => codeToHast(node, context),
    containerDirective: (state, node) => containerToHast(state, node, context),
    mdxJsxFlowElement: (state, node) => jsxToHast(state, node, context),
    mdxJsxTextElement: (state, node) => jsxToHast(state, node, context),
    link: (state, node) => linkToHast(state, node, context),
    image: (_state, node) => imageToHast(node, context),
    inlineCode: (_state, node: InlineCode) => h('code', breakLongCode(node.value)),
    table: (state, node) => wrapTable(defaultHandlers.table(state, node), node, context),
    paragraph: (state, node) =>
      captionedFigure(node, context) ?? notEmpty(defaultHandlers.paragraph(state, node)),
    listItem: (state, node, parent) => labelTask(defaultHandlers.listItem(state, node, parent)),
  };
  return handlers as Options['handlers'];
}

/** Gives the checkbox of a task list item an accessible name. */
function labelTask(item: Element): Element {
  if (!Array.isArray(item.properties.className)) return item;
  const find = (node: ElementContent): void => {
    if (node.type !== 'element') return;
    if (node.tagName === 'input') node.properties.ariaLabel = toString(item).trim();
    else if (node.tagName !== 'ul' && node.tagName !== 'ol') node.children.forEach(find);
  };
  item.children.forEach(find);
  return item;
}

/** Drops paragraphs whose only element was dropped. */
function notEmpty(paragraph: Element): Element | undefined {
  return paragraph.children.length > 0 ? paragraph : undefined;
}
