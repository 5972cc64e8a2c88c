import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { Image, Paragraph } from 'mdast';
import { type PlaceNode, report } from '@idmp/model';
import type { CompileContext } from './context';
import { htmlProperties, readAttributes, textAttribute } from './jsxAttributes';
import type { JsxElement } from './mdast';

/** A Markdown image. */
export function imageToHast(node: Image, context: CompileContext): PlaceNode {
  if (!node.alt) reportMissingAlt(node, node.url, context);
  const place = {
    type: 'image' as const,
    src: node.url,
    alt: node.alt ?? '',
    ...(node.title && { title: node.title }),
    ...context.placeOf(node),
  };
  return { type: 'place', place };
}

/** A paragraph with a single titled image becomes a figure, with the title as its caption. */
export function captionedFigure({ children }: Paragraph, context: CompileContext): Element | undefined {
  const [image, ...others] = children;
  if (image?.type !== 'image' || !image.title || others.length > 0) return undefined;
  return h('figure', [imageToHast({ ...image, title: null }, context), h('figcaption', [image.title])]);
}

/** An `<img>` element. */
export function imageElementToHast(node: JsxElement, context: CompileContext): ElementContent {
  const attributes = readAttributes(node, context);
  const src = attributes.files.get('src') ?? textAttribute(attributes, 'src');
  if (!src) {
    context.problems.push(report('missing-image.source', context.placeOf(node)));
    return { type: 'text', value: '' };
  }
  const { alt, title, width, height, className } = htmlProperties(node, attributes, context);
  if (alt === undefined) reportMissingAlt(node, src, context);
  const place = {
    type: 'image' as const,
    src,
    alt: typeof alt === 'string' ? alt : '',
    ...(typeof title === 'string' && { title }),
    ...(width !== undefined && { width: String(width) }),
    ...(height !== undefined && { height: String(height) }),
    ...(Array.isArray(className) && { className: className.join(' ') }),
    ...context.placeOf(node),
  };
  const image: PlaceNode = { type: 'place', place };
  return node.type === 'mdxJsxFlowElement' ? h('p', [image]) : image;
}

function reportMissingAlt(node: Image | JsxElement, src: string, context: CompileContext): void {
  context.problems.push(report('missing-alt', context.placeOf(node), { src }));
}
