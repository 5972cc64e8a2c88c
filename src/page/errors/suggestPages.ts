import { editDistance, wordsOfPath } from '@idmp/model';

export interface PageLink {
  href: string;
  label: string;
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
