import { toHtml } from 'hast-util-to-html';
import { defaultHandlers, toHast, type Options } from 'mdast-util-to-hast';
import type { BodyPart } from '../../model/compiledDocument';
import { formatMessage } from '../../model/formatMessage';
import { containerToHast } from './admonitions';
import { codeToHast, languageOf } from './codeBlocks';
import { jsxToHast } from './components';
import type { CompileContext } from './context';
import { h, htmlText, type HastState, type HtmlContent } from './hast';
import { headingToHast, type HeadingList } from './headings';
import { captionedFigure, imageToHast } from './images';
import { linkToHast } from './links';
import type { Code, InlineCode, Root } from './mdast';
import { markPlaceholders } from './placeholders';
import { wrapTable } from './tables';

/** Converts a tree to HTML with symbolic parts. */
export function toParts(root: Root, list: HeadingList, context: CompileContext): BodyPart[] {
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
  const html = toHtml(toHast(root, options), { characterReferences: { useNamedReferences: true } });
  return context.splitSlots(html);
}

function handlersOf(list: HeadingList, context: CompileContext): NonNullable<Options['handlers']> {
  const handlers: Record<string, (state: HastState, node: never, parent: never) => HtmlContent | undefined> =
    {
      heading: (state, node) => headingToHast(state, node, list, context),
      code: (_state, node: Code) =>
        languageOf(node) === 'mermaid' ? diagram(node, context) : codeToHast(node, context),
      containerDirective: (state, node) => containerToHast(state, node, context),
      mdxJsxFlowElement: (state, node) => jsxToHast(state, node, context),
      mdxJsxTextElement: (state, node) => jsxToHast(state, node, context),
      link: (state, node) => linkToHast(state, node, context),
      image: (_state, node) => imageToHast(node, context),
      inlineCode: (_state, node: InlineCode) =>
        h('code', {}, markPlaceholders(node.value, context.options.placeholders ?? [])),
      table: (state, node) => wrapTable(defaultHandlers.table(state, node), node, context),
      paragraph: (state, node) =>
        captionedFigure(node, context) ?? notEmpty(defaultHandlers.paragraph(state, node)),
      listItem: (state, node, parent) => labelTask(defaultHandlers.listItem(state, node, parent)),
    };
  return handlers as NonNullable<Options['handlers']>;
}

/** Source of a diagram, rendered by the browser when it scrolls into view. */
function diagram(node: Code, context: CompileContext): HtmlContent {
  const label = context.options.messages['diagram.source'] ?? '';
  return h('figure', { className: ['mermaid'], dataMermaid: '' }, [
    h('pre', { tabIndex: 0, role: 'group', ariaLabel: label }, [h('code', {}, [node.value])]),
  ]);
}

/** Gives the checkbox of a task list item an accessible name. */
function labelTask(item: HtmlContent): HtmlContent {
  if (item.type !== 'element' || !Array.isArray(item.properties.className)) return item;
  const find = (node: HtmlContent): void => {
    if (node.type !== 'element') return;
    if (node.tagName === 'input') node.properties.ariaLabel = htmlText(item).trim();
    else if (node.tagName !== 'ul' && node.tagName !== 'ol') node.children.forEach(find);
  };
  item.children.forEach(find);
  return item;
}

/** Drops paragraphs whose only element was dropped. */
function notEmpty(paragraph: HtmlContent): HtmlContent | undefined {
  if (paragraph.type !== 'element') return paragraph;
  const empty = paragraph.children.every(
    (child) => 'children' in child && child.type !== 'element' && child.children.length === 0,
  );
  return empty ? undefined : paragraph;
}
