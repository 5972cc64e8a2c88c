import { parse } from 'parse5';
import { type Locale, splitAddress } from '../../model/locale';
import type { SidebarEntry } from '../../model/sidebar';
import { flattenSidebar } from '../../model/sidebarTree';
import { decodeAddress } from '../../model/slug';
import { LOCALE_CONFIG } from '../../site/locales';
import { escapeHtml } from '../assemble/escapeHtml';
import { sidebarList } from '../assemble/sidebarList';
import {
  attributeOf,
  editHtml,
  elementsOf,
  removeElement,
  renameElement,
  setAttribute,
} from '../output/htmlTree';

/** Input of a printed document. */
export interface PaperOptions {
  locale: Locale;
  title: string;
  /** Version info on the title page. */
  state: string;
  entries: readonly SidebarEntry[];
  /** HTML of the article at an address, if any. */
  htmlOf: (address: string) => string | undefined;
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
  const { locale, title, state, entries, htmlOf, styleSheets } = options;
  const addresses = flattenSidebar(entries).map(({ address }) => address);
  const printed = new Set(addresses.filter((address) => htmlOf(address) !== undefined));
  const sections = (level: number, list: readonly SidebarEntry[]): string[] =>
    list.flatMap((entry) => [
      printed.has(entry.address ?? '')
        ? article(entry.address ?? '', level, options, printed)
        : `<h${level}>${escapeHtml(entry.label)}</h${level}>`,
      ...(entry.type === 'group' ? sections(level + 1, entry.items) : []),
    ]);
  const contents = sidebarList(
    entries,
    (address) => `#${idOf(address)}`,
    (link, list) => link + list,
  );
  const html = `<!doctype html>
<html lang="${LOCALE_CONFIG[locale].htmlLang}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
${styleSheets.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join('\n')}
</head>
<body class="paper">
<div class="paper-title"><p>${escapeHtml(title)}</p><p>${escapeHtml(state)}</p></div>
<div class="paper-contents">${contents}</div>
${sections(1, entries).join('\n')}
</body>
</html>
`;
  return { html, pages: printed.size, deadLinks: deadLinksIn(html) };
}

/** Links within a document whose target it does not have. */
function deadLinksIn(html: string): string[] {
  const elements = [...elementsOf(parse(html))];
  const ids = new Set(elements.map((element) => attributeOf(element, 'id')));
  const targets = elements.flatMap((element) => {
    const href = element.tagName === 'a' ? attributeOf(element, 'href') : null;
    return href?.startsWith('#') ? [href.slice(1)] : [];
  });
  return [...new Set(targets)].filter((id) => !ids.has(id) && !ids.has(decodeAddress(id)));
}

const idOf = (address: string): string => splitAddress(address).slug || 'index';

function article(
  address: string,
  level: number,
  { base, pathPrefix, htmlOf }: PaperOptions,
  printed: ReadonlySet<string>,
): string {
  const id = idOf(address);
  const linkTo = (href: string): string => {
    if (href.startsWith('#')) return `#${id}--${href.slice(1)}`;
    if (!href.startsWith(`${pathPrefix}/`) || href.startsWith('//')) return href;
    const path = href.slice(pathPrefix.length);
    const [, target = '', anchor = ''] = /^([^?#]*)[^#]*#?(.*)$/.exec(path) ?? [];
    const page = decodeAddress(target);
    if (!printed.has(page)) return base + path;
    return `#${idOf(page)}${anchor && `--${anchor}`}`;
  };
  const html = editHtml(htmlOf(address) ?? '', (element) => {
    if (element.tagName === 'script') removeElement(element);
    setAttribute(element, 'loading', null);
    const own = HEADING.exec(element.tagName)?.[1];
    if (own !== undefined) renameElement(element, `h${Math.min(Number(own) + level - 1, LEVEL_MAX)}`);
    const elementId = attributeOf(element, 'id');
    if (elementId !== null) setAttribute(element, 'id', `${id}--${elementId}`);
    const href = attributeOf(element, 'href');
    if (element.tagName === 'a' && href !== null) setAttribute(element, 'href', linkTo(href));
  });
  return `<article class="prose" id="${escapeHtml(id)}">${html}</article>`;
}
