import { type Locale, splitAddress } from '../../model/locale';
import type { SidebarEntry } from '../../model/sidebar';
import { flattenSidebar } from '../../model/sidebarTree';
import { LOCALE_CONFIG } from '../../site/locales';
import { escapeHtml } from '../assemble/escapeHtml';
import { sidebarList } from '../assemble/sidebarList';

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
  const ids = new Set(Array.from(html.matchAll(/ id="([^"]*)"/g), ([, id = '']) => id));
  const targets = new Set(Array.from(html.matchAll(/<a [^>]*?href="#([^"]*)"/g), ([, id = '']) => id));
  const deadLinks = [...targets].filter((id) => !ids.has(escapeHtml(decodeURIComponent(id))));
  return { html, pages: printed.size, deadLinks };
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
    if (!href.startsWith(`${pathPrefix}/`)) return href;
    const path = href.slice(pathPrefix.length);
    const [, target = '', anchor = ''] = /^([^?#]*)[^#]*#?(.*)$/.exec(path) ?? [];
    const page = decodeURI(target);
    if (!printed.has(page)) return base + path;
    return `#${idOf(page)}${anchor && `--${anchor}`}`;
  };
  const html = (htmlOf(address) ?? '')
    .replace(/<script[^]*?<\/script>/g, '')
    .replace(/ loading="lazy"/g, '')
    .replace(/<(\/?)h([1-6])(?=[ >])/g, (_, end: string, own: string) => {
      return `<${end}h${Math.min(Number(own) + level - 1, LEVEL_MAX)}`;
    })
    .replace(/ id="([^"]*)"/g, ` id="${id}--$1"`)
    .replace(/(<a [^>]*?href=")([^"]*)"/g, (_, start: string, href: string) => `${start}${linkTo(href)}"`);
  return `<article class="prose" id="${escapeHtml(id)}">${html}</article>`;
}
