import {
  counterpartAddress,
  decodeAddress,
  decoded,
  formatMessage,
  type Locale,
  localizedAddress,
  type OfflineData,
  type OfflinePage,
  type OfflineSite,
  splitAddress,
  fromSevenBits,
} from '@idmp/model';
import type { Messages } from '../../../types/messages';
import { LOCALE_CONFIG } from '../../../settings/locales';
import { element } from '../../../page/platform/element';
import { storageSlot } from '../../../page/platform/storage';
import { THEME_KEY } from '../../../settings/storageKeys';
import { showHtml } from './showHtml';

/** What features add to the offline file. */
export interface OfflineParts {
  /** Behavior of articles, as on the site. */
  enhancers: readonly ((article: HTMLElement, t: Messages<string>) => () => void)[];
  /** Starts the search; returns a function that closes its list. */
  search?: (site: OfflineSite, shownLocale: () => Locale) => () => void;
}

/** Shows the pages of the offline file by the hash of its address. */
export async function startOffline({ enhancers, search }: OfflineParts): Promise<void> {
  const site = await readData<OfflineData>('idmp-data');
  applyStyles(site.styles);
  const all = Object.values(site.pages).flat();
  const pages = new Map(all.map((page) => [page.address, page]));
  const closeSearch = search?.(site, () => splitAddress(shown?.address ?? '/').locale);
  const article = element('article');
  startTheme(element('theme'));
  let shown: OfflinePage | undefined;
  let leave = (): void => undefined;

  const showPage = (page: OfflinePage): void => {
    const { locale, slug } = splitAddress(page.address);
    const { title, texts } = site.locales[locale];
    const t: Messages<string> = (key, values) => formatMessage(texts[key] ?? key, values);
    if (!shown || splitAddress(shown.address).locale !== locale) showLocale(site, locale, t);
    leave();
    showHtml(article, page.html);
    for (const name of ['src', 'srcset'])
      for (const figure of article.querySelectorAll(`[data-${name}]`))
        figure.setAttribute(name, dataUrl(site.figures[figure.getAttribute(`data-${name}`) ?? ''] ?? ''));
    for (const link of article.querySelectorAll('a'))
      link.setAttribute('href', linkOf(link.getAttribute('href') ?? '', page.address, site.base, pages));
    document.title = slug ? `${page.title} | ${title}` : title;
    markInSidebar(page.address);
    const stops = enhancers.map((enhance) => enhance(article, t));
    leave = () => stops.forEach((stop) => stop());
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-locale]'))
      link.href = `#${counterpartAddress(page.address, link.dataset['locale'] as Locale)}`;
  };
  const show = (): void => {
    const [, address = '/', anchor = ''] = /^#(\/[^#]*)(?:#(.*))?$/.exec(location.hash) ?? [];
    const page = pages.get(address) ?? pages.get('/');
    if (!page) return;
    if (page !== shown) showPage(page);
    shown = page;
    closeSearch?.();
    const target = anchor && document.getElementById(decoded(anchor) ?? anchor);
    if (target) target.scrollIntoView();
    else scrollTo(0, 0);
  };
  addEventListener('hashchange', show);
  show();
  document.documentElement.dataset['app'] = 'ready';
}

function applyStyles(text: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets = [sheet];
}

const dataUrl = (figure: string): string =>
  figure.startsWith('data:') ? figure : `data:image/svg+xml,${encodeURIComponent(figure)}`;

/** Shows sidebar and texts of a language around the article. */
function showLocale({ locales, day }: OfflineSite, locale: Locale, t: Messages<string>): void {
  const { title, sidebar } = locales[locale];
  document.documentElement.lang = LOCALE_CONFIG[locale].htmlLang;
  element('brand').textContent = title;
  element('brand').setAttribute('href', `#${localizedAddress(locale, '')}`);
  element('state').textContent = t('offline.state', { day });
  element('theme').setAttribute('aria-label', t('offline.theme'));
  element('search').setAttribute('aria-label', t('offline.search'));
  element('search').setAttribute('placeholder', t('offline.search'));
  element('sidebar').setAttribute('aria-label', t('sidebar.label'));
  showHtml(element('sidebar'), sidebar);
}

function markInSidebar(address: string): void {
  const links = [...element('sidebar').querySelectorAll('a')];
  for (const link of links) link.removeAttribute('aria-current');
  const own = links.find((link) => link.getAttribute('href') === `#${address}`);
  own?.setAttribute('aria-current', 'page');
  for (let box = own?.closest('details'); box; box = box.parentElement?.closest('details')) box.open = true;
}

/** Rewrites an article link to a page in this file, or to the published site if the file lacks the target. */
function linkOf(href: string, own: string, base: string, pages: ReadonlyMap<string, unknown>): string {
  if (href.startsWith('#')) return `#${own}${href}`;
  if (!href.startsWith('/') || href.startsWith('//')) return href;
  const address = decodeAddress(href.replace(/[?#].*$/, ''));
  return pages.has(address) ? `#${address}${/#.*/.exec(href)?.[0] ?? ''}` : base + href;
}

/** Reads compressed JSON from a data block of the file. */
async function readData<T>(id: string): Promise<T> {
  const bytes = fromSevenBits(document.getElementById(id)?.textContent ?? '');
  const plain = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'));
  return (await new Response(plain).json()) as T;
}

/** Follows the system color mode until the reader picks one. */
function startTheme(button: HTMLElement): void {
  const { dataset } = document.documentElement;
  const slot = storageSlot(THEME_KEY);
  const system = matchMedia('(prefers-color-scheme: dark)');
  const follow = (): void => {
    dataset['theme'] = slot.get() ?? (system.matches ? 'dark' : 'light');
  };
  button.addEventListener('click', () => {
    // Local files may have no storage that would keep the choice.
    system.removeEventListener('change', follow);
    dataset['theme'] = dataset['theme'] === 'dark' ? 'light' : 'dark';
    slot.set(dataset['theme']);
  });
  system.addEventListener('change', follow);
  follow();
}
