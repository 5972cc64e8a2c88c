import { splitAddress, decoded, isLocale, localizedAddress, editDistance } from '@idmp/model';
import popular from '$site/popular.json';

/** Words of an unknown path, as a query for the intended page. */
export function wordsOfPath(path: string, base: string): string {
  const inside = path.startsWith(`${base}/`) ? path.slice(base.length) : path;
  const { slug } = splitAddress(inside);
  return (decoded(slug) ?? slug)
    .replace(/\.(html?|mdx?)$/i, '')
    .split(/[^\p{L}\p{N}.]+/u)
    .filter(Boolean)
    .join(' ')
    .slice(0, 64);
}

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
    ...pages.map(({ href, label, chapter }) => {
      const link = Object.assign(document.createElement('a'), { href, textContent: label });
      const part = Object.assign(document.createElement('small'), { textContent: chapter });
      const item = document.createElement('li');
      item.append(link, ' ', part);
      return item;
    }),
  );
}

export interface PageLink {
  href: string;
  label: string;
  /** The chapter that it is in; empty at the top. */
  chapter: string;
}

/** Maximum number of suggestions. */
const MAX_PAGES = 5;
/** Maximum edit distance, as a fraction of the word's length. */
const WRONG_SHARE = 0.25;

/** Pages in sidebar order. */
export function pagesOfSidebar(sidebar: ParentNode | null): PageLink[] {
  return [...(sidebar?.querySelectorAll<HTMLAnchorElement>('a[href^="/"]') ?? [])].map((link) => ({
    href: link.getAttribute('href') ?? '',
    label: link.textContent.trim(),
    chapter: link.closest('details')?.parentElement?.querySelector('a, summary')?.textContent ?? '',
  }));
}

/** Pages whose URL or title match words of an unknown path, best match first; the last word counts twice. */
export function suggestPages(path: string, pages: readonly PageLink[], base: string): PageLink[] {
  const wanted = wordsOfPath(path, base).toLowerCase().split(' ').filter(Boolean);
  const scored = pages.map((page) => {
    const words = `${wordsOfPath(page.href, base)} ${page.label}`.toLowerCase().split(/\s+/);
    const found = wanted.map((word) => words.some((other) => isLike(word, other)));
    const score = found.filter(Boolean).length + (found.at(-1) ? 1 : 0);
    return { page, score, extra: words.length };
  });
  return scored
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.extra - b.extra)
    .slice(0, MAX_PAGES)
    .map(({ page }) => page);
}

function isLike(word: string, other: string): boolean {
  const limit = Math.floor(word.length * WRONG_SHARE) + 1;
  return editDistance(word, other, limit) < limit;
}
