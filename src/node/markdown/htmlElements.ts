import type { CompileContext } from './context';
import { fragment, h, type HastState, type HtmlContent } from './hast';
import { imageElementToHast } from './images';
import { htmlProperties, readAttributes, textAttribute, type LiteralAttributes } from './jsxAttributes';
import { hrefOf } from './links';
import type { JsxElement } from './mdast';

const ELEMENTS = new Set(
  'a abbr address article aside b bdi bdo big blockquote br caption center cite code col colgroup dd del details dfn div dl dt em figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i ins kbd li mark nobr ol p pre q rp rt ruby s samp section small source span strike strong sub summary sup table tbody td tfoot th thead time tr track tt u ul var video wbr audio'.split(
    ' ',
  ),
);
/** Formulas. */
const MATH = new Set(
  'math mrow mi mn mo ms mtext mspace mfrac msqrt mroot msup msub msubsup mover munder munderover mmultiscripts mprescripts mtable mtr mtd mstyle mpadded mphantom menclose'.split(
    ' ',
  ),
);
/** Dropped elements, which run, style or submit something. */
const REFUSED = new Set(
  'base button embed form frame frameset input link meta noscript object param script select style svg template textarea title'.split(
    ' ',
  ),
);
/** Elements that must not contain a paragraph. */
const TEXT_ONLY = new Set(
  'summary p span b i em strong small sub sup kbd code q h1 h2 h3 h4 h5 h6 a u s del ins mark'.split(' '),
);
const PRESENTATION: Record<string, string> = {
  big: 'span',
  h1: 'h2',
  font: 'span',
  nobr: 'span',
  center: 'div',
  strike: 's',
  tt: 'code',
};

/** An HTML element in Markdown. */
export function elementToHast(state: HastState, node: JsxElement, context: CompileContext): HtmlContent {
  const name = node.name?.toLowerCase() ?? '';
  if (name === 'img') return imageElementToHast(node, context);
  const attributes = readAttributes(node, context);
  if (name === 'iframe') return frameToLink(node, attributes, context);
  if (REFUSED.has(name)) {
    context.report.warning({
      node,
      code: 'refused-element',
      message: `<${name}> is not shown in a document`,
      hint: 'remove it, or say the same in Markdown',
    });
    return fragment([]);
  }
  const all = state.all(node);
  const children = TEXT_ONLY.has(name) || MATH.has(name) ? all.flatMap(unwrapParagraph) : all;
  if (!ELEMENTS.has(name) && !MATH.has(name)) {
    context.report.warning({
      node,
      code: 'unknown-element',
      message: `unknown element <${name}>`,
      hint: 'write \\< for a literal less-than sign, or put the text into backticks',
    });
    return fragment(children);
  }
  const properties = {
    ...htmlProperties(node, attributes, context),
    ...addressesOf(name, node, attributes, context),
  };
  const element = h(PRESENTATION[name] ?? name, properties, children);
  return name === 'table' ? h('div', { className: ['table-wrap'], tabIndex: 0 }, [element]) : element;
}

/** Link attributes. */
function addressesOf(
  name: string,
  node: JsxElement,
  attributes: LiteralAttributes,
  context: CompileContext,
): Record<string, string> {
  const named = (attribute: string): string | undefined =>
    attributes.files.get(attribute) ?? textAttribute(attributes, attribute);
  const href = name === 'a' ? named('href') : undefined;
  const resolved = href === undefined ? undefined : hrefOf(href, node, context);
  const result: Record<string, string> = resolved === undefined ? {} : { href: resolved };
  if (!['video', 'audio', 'source', 'track'].includes(name)) return result;
  for (const attribute of ['src', 'poster']) {
    const src = named(attribute);
    if (src) result[attribute] = context.slot({ type: 'file', src, ...context.placeOf(node) });
  }
  return result;
}

function frameToLink(node: JsxElement, attributes: LiteralAttributes, context: CompileContext): HtmlContent {
  const src = textAttribute(attributes, 'src') ?? '';
  context.report.warning({
    node,
    code: 'refused-element',
    message: '<iframe> is shown as a link',
    hint: 'write a link to the address',
  });
  const href = /^https?:/i.test(src) ? hrefOf(src, node, context) : undefined;
  return href === undefined
    ? fragment([])
    : h('p', {}, [h('a', { href }, [textAttribute(attributes, 'title') ?? src])]);
}

function unwrapParagraph(node: HtmlContent): HtmlContent[] {
  return node.type === 'element' && node.tagName === 'p' && Object.keys(node.properties).length === 0
    ? node.children
    : [node];
}
