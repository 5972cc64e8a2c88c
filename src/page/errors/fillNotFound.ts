import popular from '../../../content/popular.json';
import { isLocale, localizedAddress, wordsOfPath } from '@idmp/model';
import { pagesOfSidebar, suggestPages, type PageLink } from './suggestPages';

/** Attribute of the lists on the not-found page: pages like the address, or else popular ones. */
export const LISTS = 'data-not-found';

/**
 * Fills the not-found page by the words of its address: fields, and similar or else popular pages. Runs before
 * the app starts, and again when the app renders the page.
 */
export function fillNotFound(base: string): void {
  const { lang } = document.documentElement;
  const { pathname } = location;
  const field = document.querySelector<HTMLInputElement>('input[data-path-words]');
  if (!isLocale(lang)) return;
  if (field && field.dataset['filled'] === undefined) {
    field.value = wordsOfPath(pathname, base);
    field.dataset['filled'] = '';
  }
  const home = base + localizedAddress(lang, '');
  const all = pagesOfSidebar(document.getElementById('idmp-sidebar')).filter(({ href }) => href !== home);
  const favored = popular.map((slug) => base + localizedAddress(lang, slug));
  const like = suggestPages(pathname, all, base);
  list('like', like);
  list('popular', like.length > 0 ? [] : all.filter(({ href }) => favored.includes(href)));
}

function list(name: string, pages: readonly PageLink[]): void {
  const section = document.querySelector<HTMLElement>(`[${LISTS}="${name}"]`);
  section?.toggleAttribute('hidden', pages.length === 0);
  section?.querySelector('ul')?.replaceChildren(
    ...pages.map(({ href, label }) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: label });
      const item = document.createElement('li');
      item.append(link);
      return item;
    }),
  );
}
