import { DEFAULT_LOCALE, splitAddress, type Locale } from '../../../model/locale';
import type { OfflinePage, OfflineSite } from '../../../model/offlineSite';
import { enhanceCodeCopy } from '../../article/tools/codeCopy';
import { enhanceTabs } from '../../article/enhance/tabs';
import { enhanceWindows } from '../../playground/enhanceWindows';
import { formatMessage, type MessageValues } from '../../../model/formatMessage';
import { element } from './element';
import { figureUrls } from './figureUrls';
import { readData } from './readData';
import { offlineSearch } from './offlineSearch';
import { renderSidebar } from './renderSidebar';
import { showHtml } from './showHtml';
import { startTheme } from './theme';

/** Looks up a message in the current language, in any namespace. */
type Lookup = (key: string, values?: MessageValues) => string;

/** Page and anchor, encoded in the hash of the file's URL. */
interface Place {
  address: string;
  anchor: string;
}

const placeOf = (hash: string): Place => {
  const [, address = '/', anchor = ''] = /^#(\/[^#]*)(?:#(.*))?$/.exec(hash) ?? [];
  return { address, anchor: decodeURIComponent(anchor) };
};

async function start(): Promise<void> {
  const site = await readData<OfflineSite>('idmp-data');
  const pages = new Map(
    Object.values(site.pages)
      .flat()
      .map((page) => [page.address, page]),
  );
  const urlOf = figureUrls(site.figures);
  const search = offlineSearch(site);
  const article = element('article');
  const sidebar = element('sidebar');
  startTheme(element('theme'));
  let shownLocale: Locale | undefined;
  let leave = (): void => undefined;

  const showLocale = (locale: Locale): Lookup => {
    const { title, sidebar: entries, texts } = site.locales[locale];
    const t: Lookup = (key, values) => formatMessage(texts[key] ?? key, values);
    if (locale === shownLocale) return t;
    shownLocale = locale;
    document.documentElement.lang = texts['lang'] ?? locale;
    element('brand').textContent = title;
    element('brand').setAttribute('href', `#${locale === DEFAULT_LOCALE ? '/' : `/${locale}`}`);
    element('state').textContent = formatMessage(texts['offline.state'] ?? '', { day: site.day });
    for (const name of ['theme', 'search'])
      element(name).setAttribute('aria-label', texts[`offline.${name}`] ?? '');
    element('search').setAttribute('placeholder', texts['offline.search'] ?? '');
    sidebar.setAttribute('aria-label', texts['sidebar.label'] ?? '');
    sidebar.replaceChildren(renderSidebar(entries));
    search.show(locale);
    return t;
  };
  const showPage = (page: OfflinePage, locale: Locale): void => {
    const t = showLocale(locale);
    leave();
    const html = page.html.replace(
      / (src|srcset)="(\/[^"]+)"/g,
      (_, name: string, file: string) => ` ${name}="${urlOf(file)}"`,
    );
    showHtml(article, html);
    for (const link of article.querySelectorAll('a'))
      link.setAttribute('href', linkOf(link.getAttribute('href') ?? '', page.address, site.base, pages));
    document.title = `${page.title} | ${site.locales[locale].title}`;
    for (const link of sidebar.querySelectorAll('a')) {
      const isHere = link.getAttribute('href') === `#${page.address}`;
      link.toggleAttribute('aria-current', isHere);
      if (isHere) link.setAttribute('aria-current', 'page');
      for (
        let box = link.closest('details');
        isHere && box;
        box = box.parentElement?.closest('details') ?? null
      )
        box.open = true;
    }
    const stops = [enhanceTabs(article), enhanceCodeCopy(article, t), enhanceWindows(article, t)];
    leave = () => stops.forEach((stop) => stop());
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-locale]'))
      link.href = `#${counterpart(page.address, link.dataset['locale'] ?? '')}`;
  };
  let shown: string | undefined;
  const show = (): void => {
    const { address, anchor } = placeOf(location.hash);
    const page = pages.get(address) ?? pages.get('/');
    if (!page) return;
    if (page.address !== shown) showPage(page, splitAddress(page.address).locale);
    shown = page.address;
    search.close();
    const target = anchor && document.getElementById(anchor);
    if (target) target.scrollIntoView();
    else scrollTo(0, 0);
  };
  addEventListener('hashchange', show);
  show();
  document.documentElement.dataset['app'] = 'ready';
}

function counterpart(address: string, locale: string): string {
  const { slug } = splitAddress(address);
  return locale === DEFAULT_LOCALE ? `/${slug}` : `/${locale}${slug && `/${slug}`}`;
}

/** Rewrites an article link to a page in this file, or to the published site if the file lacks the target. */
function linkOf(href: string, own: string, base: string, pages: ReadonlyMap<string, unknown>): string {
  if (href.startsWith('#')) return `#${own}${href}`;
  if (!href.startsWith('/')) return href;
  const address = decodeURI(href.replace(/[?#].*$/, ''));
  return pages.has(address) ? `#${address}${/#.*/.exec(href)?.[0] ?? ''}` : base + href;
}

void start();
