import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { State } from 'mdast-util-to-hast';
import { type AddressAttribute, type AddressPlace, ownValue, report } from '@idmp/model';
import type { CompileContext } from './context';
import { imageElementToHast } from './images';
import { htmlProperties, readAttributes, textAttribute, type LiteralAttributes } from './jsxAttributes';
import { linkTo, targetOf, withHref } from './links';
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
export function elementToHast(
  state: State,
  node: JsxElement,
  context: CompileContext,
): ElementContent | ElementContent[] {
  const name = node.name?.toLowerCase() ?? '';
  if (name === 'img') return imageElementToHast(node, context);
  const attributes = readAttributes(node, context);
  if (name === 'iframe') return frameToLink(node, attributes, context);
  if (REFUSED.has(name)) {
    context.problems.push(report('refused-element', context.placeOf(node), { name }));
    return [];
  }
  const all = state.all(node);
  const children = TEXT_ONLY.has(name) || MATH.has(name) ? all.flatMap(unwrapParagraph) : all;
  if (!ELEMENTS.has(name) && !MATH.has(name)) {
    context.problems.push(report('unknown-element', context.placeOf(node), { name }));
    return children;
  }
  const properties = htmlProperties(node, attributes, context);
  const element = withAddresses(
    h(ownValue(PRESENTATION, name) ?? name, properties, children),
    node,
    attributes,
    context,
  );
  return name === 'table' ? h('div.table-wrap', { tabIndex: 0 }, [element]) : element;
}

const MEDIA = ['video', 'audio', 'source', 'track'];

/** Adds the addresses of a link or of a media file. */
function withAddresses(
  element: Element,
  node: JsxElement,
  attributes: LiteralAttributes,
  context: CompileContext,
): Element {
  const written = (name: AddressAttribute): string | undefined =>
    attributes.files.get(name) ?? textAttribute(attributes, name);
  if (element.tagName === 'a') {
    const href = written('href');
    const target = href === undefined ? undefined : targetOf(href, node, context);
    return target === undefined ? element : withHref(element, target);
  }
  if (!MEDIA.includes(element.tagName)) return element;
  const addresses: Partial<Record<AddressAttribute, AddressPlace>> = {};
  for (const name of ['src', 'poster'] as const) {
    const src = written(name);
    if (src) addresses[name] = { type: 'file', src, ...context.placeOf(node) };
  }
  return { ...element, data: { addresses } };
}

function frameToLink(node: JsxElement, attributes: LiteralAttributes, context: CompileContext): Element | [] {
  const src = textAttribute(attributes, 'src') ?? '';
  context.problems.push(report('refused-element.iframe', context.placeOf(node)));
  const title = textAttribute(attributes, 'title') ?? src;
  const link = /^https?:/i.test(src) ? linkTo(src, node, [title], context) : undefined;
  return link ? h('p', [link]) : [];
}

function unwrapParagraph(node: ElementContent): ElementContent[] {
  return node.type === 'element' && node.tagName === 'p' && Object.keys(node.properties).length === 0
    ? node.children
    : [node];
}
