import { parse, type DefaultTreeAdapterTypes } from 'parse5';
import { ownValue } from '@idmp/model';

type Element = DefaultTreeAdapterTypes.Element;
type Node = DefaultTreeAdapterTypes.Node;

/** The parts of a page that the deploy check needs. */
export interface PageFacts {
  lang: string;
  title: string;
  headings: number;
  canonical: string | null;
  /** Addresses of the page in other languages, by hreflang. */
  alternates: Map<string, string>;
  noindex: boolean;
  /** Policy in the page's `<meta>`. */
  policy: string | null;
  /** Targets of links, as written. */
  links: string[];
  /** Scripts, styles and images, as written. */
  assets: string[];
  ids: Set<string>;
}

/** Relations of a `<link>` whose target the browser loads. */
const LOADED_RELATIONS = ['stylesheet', 'icon', 'preload', 'modulepreload', 'manifest'];

const attribute = (element: Element, name: string): string | null =>
  element.attrs.find((candidate) => candidate.name === name)?.value ?? null;

function* elementsOf(node: Node): Generator<Element> {
  if ('tagName' in node) yield node;
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsOf(child);
}

function textOf(node: Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

/** Parses a page as a browser without scripts would. */
export function readPage(html: string): PageFacts {
  const facts: PageFacts = {
    lang: '',
    title: '',
    headings: 0,
    canonical: null,
    alternates: new Map(),
    noindex: false,
    policy: null,
    links: [],
    assets: [],
    ids: new Set(),
  };
  for (const element of elementsOf(parse(html))) {
    const id = attribute(element, 'id');
    if (id) facts.ids.add(id);
    ownValue(readers, element.tagName)?.(facts, element);
  }
  return facts;
}

type Reader = (facts: PageFacts, element: Element) => void;

const readAsset =
  (name: string): Reader =>
  (facts, element) => {
    const address = attribute(element, name);
    if (address) facts.assets.push(address);
    const set = attribute(element, 'srcset') ?? '';
    facts.assets.push(...set.split(',').flatMap((candidate) => candidate.trim().split(/\s+/)[0] || []));
  };

const readers: Record<string, Reader> = {
  html: (facts, element) => {
    facts.lang = attribute(element, 'lang') ?? '';
  },
  title: (facts, element) => {
    facts.title ||= textOf(element);
  },
  h1: (facts) => {
    facts.headings += 1;
  },
  meta: (facts, element) => {
    const content = attribute(element, 'content') ?? '';
    if (attribute(element, 'name') === 'robots') facts.noindex = /noindex/.test(content);
    const rule = attribute(element, 'http-equiv')?.toLowerCase();
    if (rule === 'content-security-policy') facts.policy = content;
  },
  link: (facts, element) => {
    const relations = (attribute(element, 'rel') ?? '').split(/\s+/);
    const address = attribute(element, 'href') ?? '';
    const language = attribute(element, 'hreflang');
    if (relations.includes('canonical')) facts.canonical = address;
    if (relations.includes('alternate') && language) facts.alternates.set(language, address);
    if (relations.some((relation) => LOADED_RELATIONS.includes(relation))) facts.assets.push(address);
  },
  a: (facts, element) => {
    const address = attribute(element, 'href');
    if (address !== null) facts.links.push(address);
  },
  img: readAsset('src'),
  source: readAsset('src'),
  script: readAsset('src'),
  use: readAsset('href'),
};
