import type { Element, Properties, Root } from 'hast';
import { h } from 'hastscript';
import { visit } from 'unist-util-visit';
import { decodeAddress, type Locale, type SidebarEntry, splitAddress } from '@idmp/model';
import { flattenSidebar, sidebarList } from '@idmp/content';
import { LOCALE_CONFIG } from '../../../settings/locales';
import { mapTree, toArticleHtml } from '@idmp/compile';

/** Input of a printed document. */
export interface PaperOptions {
  locale: Locale;
  title: string;
  /** Version info on the title page. */
  state: string;
  entries: readonly SidebarEntry[];
  /** The article at an address, if any. */
  articleAt: (address: string) => Root | undefined;
  /** Address of the published site with its prefix, for links to other pages. */
  base: string;
  pathPrefix: string;
  /** Addresses of style sheets on the host that the document is printed from. */
  styleSheets: readonly string[];
}

export interface PaperDocument {
  html: string;
  pages: number;
  /** Links to missing places in the document. */
  deadLinks: string[];
}

const HEADING = /^h([1-6])$/;
/** Deepest heading level of HTML. */
const LEVEL_MAX = 6;

/** Joins articles into one document: heading levels follow the sidebar, ids and links are made unique per article. */
export function paperDocument(options: PaperOptions): PaperDocument {
  const { locale, title, state, entries, articleAt, styleSheets } = options;
  const addresses = flattenSidebar(entries).map(({ address }) => address);
  const printed = new Set(addresses.filter((address) => articleAt(address) !== undefined));
  const sections = (level: number, list: readonly SidebarEntry[]): Element[] =>
    list.flatMap((entry) => [
      printed.has(entry.address ?? '')
        ? articleElement(entry.address ?? '', level, options, printed)
        : h(`h${level}`, [entry.label]),
      ...(entry.type === 'group' ? sections(level + 1, entry.items) : []),
    ]);
  const contents = sidebarList(
    entries,
    (address) => `#${idOf(address)}`,
    (link, list) => [link, list],
  );
  const body = h('body.paper', [
    h('div.paper-title', [h('p', [title]), h('p', [state])]),
    h('div.paper-contents', [contents]),
    ...sections(1, entries),
  ]);
  const head = h('head', [
    h('meta', { charSet: 'utf-8' }),
    h('title', [title]),
    ...styleSheets.map((href) => h('link', { rel: ['stylesheet'], href })),
  ]);
  const page = h('html', { lang: LOCALE_CONFIG[locale].htmlLang }, [head, body]);
  const html = toArticleHtml({ type: 'root', children: [{ type: 'doctype' }, page] });
  return { html, pages: printed.size, deadLinks: deadLinksIn(body) };
}

/** Links within a document whose target it does not have. */
function deadLinksIn(body: Element): string[] {
  const ids = new Set<string>();
  const targets = new Set<string>();
  visit(body, 'element', ({ tagName, properties: { id, href } }) => {
    if (typeof id === 'string') ids.add(id);
    if (tagName === 'a' && typeof href === 'string' && href.startsWith('#')) targets.add(href.slice(1));
  });
  return [...targets].filter((id) => !ids.has(id) && !ids.has(decodeAddress(id)));
}

const idOf = (address: string): string => splitAddress(address).slug || 'index';

function articleElement(
  address: string,
  level: number,
  { base, pathPrefix, articleAt }: PaperOptions,
  printed: ReadonlySet<string>,
): Element {
  const own = idOf(address);
  const linkTo = (href: string): string => {
    if (href.startsWith('#')) return `#${own}--${href.slice(1)}`;
    if (!href.startsWith(`${pathPrefix}/`) || href.startsWith('//')) return href;
    const path = href.slice(pathPrefix.length);
    const [, target = '', anchor = ''] = /^([^?#]*)[^#]*#?(.*)/.exec(path) ?? [];
    const page = decodeAddress(target);
    if (!printed.has(page)) return base + path;
    return `#${idOf(page)}${anchor && `--${anchor}`}`;
  };
  const propertiesOf = ({ tagName, properties: { loading: _loading, ...kept } }: Element): Properties => ({
    ...kept,
    ...(typeof kept.id === 'string' && { id: `${own}--${kept.id}` }),
    ...(tagName === 'a' && typeof kept.href === 'string' && { href: linkTo(kept.href) }),
  });
  const tagOf = ({ tagName }: Element): string => {
    const depth = HEADING.exec(tagName)?.[1];
    return depth === undefined ? tagName : `h${Math.min(Number(depth) + level - 1, LEVEL_MAX)}`;
  };
  const article = mapTree(articleAt(address) ?? h(null), (node) =>
    node.type === 'element' ? { ...node, tagName: tagOf(node), properties: propertiesOf(node) } : node,
  );
  return h('article.prose', { id: own }, [article]);
}
