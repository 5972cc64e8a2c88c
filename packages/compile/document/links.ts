import { type PhraseValue, parseUrl, decodeAddress, type AddressPlace, report } from '@idmp/model';
import type { Data, Processor } from 'unified';
import { eachNode, type JsxElement } from './mdast';
import { markdownProcessor } from './parseMarkdown';
import path from 'node:path';
import type { Element, ElementContent, Properties } from 'hast';
import { h } from 'hastscript';
import type { Link } from 'mdast';
import type { State } from 'mdast-util-to-hast';
import { fileOfDownload, savedName } from '@idmp/files';
import type { CompileContext, PlacedNode } from './context';

const SCHEME = /^([a-z][a-z\d+.-]*):/i;
/** What follows the scheme of a web address: a host. */
const HOST = /^(?:https?:)?\/\/[^\s/\\?#]/i;

/** Schemes that a link may have. */
const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel'];

/** Scheme of an address in lower case; browsers ignore white space and control characters in it. */
export function schemeOf(address: string): string | undefined {
  return SCHEME.exec(decodeAddress(address).replace(/[\s\p{Cc}]/gu, ''))?.[1]?.toLowerCase();
}

/** Does an address lead out of this site? */
export function isOutside(address: string): boolean {
  return schemeOf(address) !== undefined || address.startsWith('//');
}

/**
 * Why a link may not lead to an address of another site, as the end of a sentence; undefined if it may.
 * @example outsideFault('https:example.com') // { phrase: 'link-no-host', … }
 */
export function outsideFault(address: string): PhraseValue | undefined {
  const scheme = schemeOf(address) ?? 'https';
  if (!LINK_SCHEMES.includes(scheme)) return { phrase: 'link-forbidden', values: { scheme } };
  if (!scheme.startsWith('http')) return undefined;
  if (!HOST.test(address)) return { phrase: 'link-no-host', values: { scheme } };
  const url = parseUrl(address, 'https://example.com');
  if (!url) return { phrase: 'link-invalid' };
  return url.username || url.password ? { phrase: 'link-hides-host' } : undefined;
}

type Extension = Exclude<NonNullable<Data['fromMarkdownExtensions']>[number], readonly unknown[]>;
type Handle = NonNullable<Extension['enter']>[string];

/** A file or address that a text names, and where it is written. */
interface WrittenTarget {
  start: number;
  end: number;
  value: string;
}

/** Attributes, and calls in their values, that name files or addresses. */
const ATTRIBUTE = /\b(?:href|src|to|of|poster)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const CALL = /\b(?:require|useBaseUrl)\(\s*(?:"([^"]*)"|'([^']*)')/g;
const IMPORT = /\b(?:from|import)\s*(?:"([./@][^"\n]*)"|'([./@][^'\n]*)')/g;
const ESCAPE = /\\([!-/:-@[-`{-~])/g;

/** Finds the targets of links, images, elements and imports. Throws a `VFileMessage` on a syntax error. */
function writtenTargets(text: string): WrittenTarget[] {
  const targets: WrittenTarget[] = [];
  const root = markdownProcessor().use(recordDestinations, targets).parse(text);
  const search = (pattern: RegExp, start: number, end: number): void => {
    for (const found of text.slice(start, end).matchAll(pattern)) {
      const value = found[1] ?? found[2] ?? '';
      const at = start + found.index + found[0].lastIndexOf(value);
      targets.push({ start: at, end: at + value.length, value });
    }
  };
  const searchTag = ({ position, children }: JsxElement): void => {
    const start = position?.start.offset ?? 0;
    const end = children[0]?.position?.start.offset ?? position?.end.offset ?? start;
    for (const pattern of [ATTRIBUTE, CALL]) search(pattern, start, end);
  };
  eachNode(root, 'mdxJsxFlowElement', searchTag);
  eachNode(root, 'mdxJsxTextElement', searchTag);
  eachNode(root, 'mdxjsEsm', ({ position }) =>
    search(IMPORT, position?.start.offset ?? 0, position?.end.offset ?? 0),
  );
  return targets.filter(({ value }) => value !== '').sort((a, b) => a.start - b.start);
}

/** Notes where the destinations of links, images and definitions are written. */
function recordDestinations(this: Processor, targets: WrittenTarget[]): void {
  const record: Handle = function (token) {
    const [start, end] = [token.start.offset, token.end.offset];
    const value = this.sliceSerialize(token).replace(ESCAPE, '$1');
    targets.push({ start, end, value });
    this.buffer();
  };
  const enter = { resourceDestinationString: record, definitionDestinationString: record };
  (this.data().fromMarkdownExtensions ??= []).push({ enter });
}

/** The text with other targets; `change` returns undefined for those that stay. */
export function withTargets(text: string, change: (target: string) => string | undefined): string {
  let result = '';
  let end = 0;
  for (const target of writtenTargets(text)) {
    const changed = change(target.value);
    if (changed === undefined || target.start < end) continue;
    result += text.slice(end, target.start) + changed;
    ({ end } = target);
  }
  return result + text.slice(end);
}

/** A path that is not resolved, as in Docusaurus. */
const VERBATIM = 'pathname';
/** Characters of an address that a message shows. */
const SHOWN_CHARS = 80;

/** A Markdown link. */
export function linkToHast(state: State, node: Link, context: CompileContext): Element {
  const file = fileOfDownload(node.url);
  const properties = {
    ...(node.title && { title: node.title }),
    ...node.data?.hProperties,
    ...(file !== undefined && { download: savedName(path.posix.basename(file)) }),
  };
  const children = state.all(node);
  return linkTo(node.url, node, children, context, properties) ?? h('span', children);
}

/** An `<a>`; undefined for an address that is not allowed. */
export function linkTo(
  url: string,
  node: PlacedNode,
  children: (ElementContent | string)[],
  context: CompileContext,
  properties: Properties = {},
): Element | undefined {
  const target = targetOf(url, node, context);
  return target === undefined ? undefined : withHref(h('a', properties, children), target);
}

/** Target of a link: an address of another site, or a place for one of this site; undefined if it is not allowed. */
export function targetOf(
  url: string,
  node: PlacedNode,
  context: CompileContext,
): string | AddressPlace | undefined {
  if (url === '') {
    context.problems.push(report('dead-link.empty', context.placeOf(node)));
    return undefined;
  }
  const place = { type: 'link' as const, href: url, ...context.placeOf(node) };
  if (!isOutside(url) || schemeOf(url) === VERBATIM) return place;
  const fault = outsideFault(url);
  if (fault !== undefined) {
    context.problems.push(
      report('link-scheme', context.placeOf(node), { url: url.slice(0, SHOWN_CHARS), fault }),
    );
    return undefined;
  }
  context.externalLinks.push(place);
  return encodeSpaces(url);
}

/** Gives an element an address, or a place for one. */
export function withHref(element: Element, target: string | AddressPlace): Element {
  return typeof target === 'string'
    ? { ...element, properties: { href: target, ...element.properties } }
    : { ...element, data: { addresses: { href: target } } };
}

function encodeSpaces(url: string): string {
  return url.replace(/\s/g, encodeURIComponent);
}
