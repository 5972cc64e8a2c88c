import { type Locale, splitAddress } from '../../model/locale';
import type { SidebarEntry } from '../../model/sidebar';
import { LOCALE_CONFIG } from '../../site/locales';
import { escapeHtml } from '../assemble/escapeHtml';

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
  const { locale, title, state, entries, styleSheets } = options;
  const printed = new Set(flatten(entries).filter((address) => options.htmlOf(address) !== undefined));
  const body = entries.map((entry) => section(entry, 1, options, printed)).join('\n');
  const html = `<!doctype html>
<html lang="${LOCALE_CONFIG[locale].htmlLang}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
${styleSheets.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join('\n')}
</head>
<body class="paper">
<div class="paper-title"><p>${escapeHtml(title)}</p><p>${escapeHtml(state)}</p></div>
${contents(entries)}
${body}
</body>
</html>
`;
  const ids = new Set([...html.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => id));
  const targets = [...html.matchAll(/<a [^>]*?href="#([^"]*)"/g)].map(([, id = '']) => id);
  return {
    html,
    pages: printed.size,
    deadLinks: [...new Set(targets)].filter((id) => !ids.has(decodeId(id))),
  };
}

const decodeId = (hash: string): string => escapeHtml(decodeURIComponent(hash));
const idOf = (address: string): string => splitAddress(address).slug || 'index';

function flatten(entries: readonly SidebarEntry[]): string[] {
  return entries.flatMap((entry) => [
    ...(entry.address === undefined ? [] : [entry.address]),
    ...(entry.type === 'group' ? flatten(entry.items) : []),
  ]);
}

function contents(entries: readonly SidebarEntry[]): string {
  const items = entries.map((entry) => {
    const label = escapeHtml(entry.label);
    const name =
      entry.address === undefined ? label : `<a href="#${escapeHtml(idOf(entry.address))}">${label}</a>`;
    return `<li>${name}${entry.type === 'group' ? contents(entry.items) : ''}</li>`;
  });
  return `<ul class="paper-contents">${items.join('')}</ul>`;
}

function section(
  entry: SidebarEntry,
  level: number,
  options: PaperOptions,
  printed: ReadonlySet<string>,
): string {
  const html = entry.address === undefined ? undefined : options.htmlOf(entry.address);
  const own =
    html === undefined || entry.address === undefined
      ? `<h${level}>${escapeHtml(entry.label)}</h${level}>`
      : `<article class="prose" id="${escapeHtml(idOf(entry.address))}">${ownArticle(html, entry.address, level, options, printed)}</article>`;
  const inner =
    entry.type === 'group' ? entry.items.map((item) => section(item, level + 1, options, printed)) : [];
  return [own, ...inner].join('\n');
}

function ownArticle(
  html: string,
  address: string,
  level: number,
  { base, pathPrefix }: PaperOptions,
  printed: ReadonlySet<string>,
): string {
  const slug = idOf(address);
  const linkTo = (href: string): string => {
    if (href.startsWith('#')) return `#${slug}--${href.slice(1)}`;
    if (!href.startsWith(`${pathPrefix}/`)) return href;
    const path = href.slice(pathPrefix.length);
    const [, target = '', anchor = ''] = /^([^?#]*)[^#]*#?(.*)$/.exec(path) ?? [];
    const page = decodeURI(target);
    if (!printed.has(page)) return base + path;
    return `#${idOf(page)}${anchor && `--${anchor}`}`;
  };
  return html
    .replace(/<script[^]*?<\/script>/g, '')
    .replace(/ loading="lazy"/g, '')
    .replace(/<(\/?)h([1-6])(?=[ >])/g, (_, end: string, own: string) => {
      return `<${end}h${Math.min(Number(own) + level - 1, LEVEL_MAX)}`;
    })
    .replace(/ id="([^"]*)"/g, ` id="${slug}--$1"`)
    .replace(/(<a [^>]*?href=")([^"]*)"/g, (_, start: string, href: string) => `${start}${linkTo(href)}"`);
}
