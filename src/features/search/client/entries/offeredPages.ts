import popular from '$site/popular.json';
import { type Locale, localizedAddress } from '@idmp/model';
import type { SitePlace } from './hitTarget';
import { storedEntry, type EntryGroup, type SearchEntry } from './searchEntries';

/** Number of suggested pages from the current chapter. */
const CHAPTER_PAGES_MAX = 5;
const VERSION = /^\D*(\d+(?:\.\d+)+)$/;
/** More than a number in a version has. */
const VERSION_DIGITS = 6;

/**
 * Suggested pages: popular ones, the current chapter, the latest release. Taken from the sidebar, which lists all pages
 * in the current language.
 */
export function offeredPages(
  locale: Locale,
  place: SitePlace,
  titles: Record<'popular' | 'release', string>,
): EntryGroup[] {
  const top = [...document.querySelectorAll('#idmp-sidebar nav > ul > li:has(a)')];
  const chapters = top.map((item) => ({
    label: item.querySelector('a, summary')?.textContent.trim() ?? '',
    isCurrent: item.querySelector('[aria-current="page"]') !== null,
    links: [...item.querySelectorAll<HTMLAnchorElement>('a[href]')].slice(item.querySelector('ul') ? 1 : 0),
  }));
  const entryOf = (link: HTMLAnchorElement, chapter: string): SearchEntry => {
    const url = link.getAttribute('href') ?? '';
    const hierarchy = { lvl0: chapter, lvl1: link.textContent.trim() };
    return storedEntry({ objectID: url, url, type: 'lvl1', hierarchy, content: null }, place);
  };
  const all = chapters.flatMap(({ label, links }) => links.map((link) => entryOf(link, label)));
  const chapter = chapters.find(({ isCurrent }) => isCurrent);
  const around = (chapter?.links ?? []).filter((link) => !link.hasAttribute('aria-current'));
  const groups: Record<'popular' | 'chapter' | 'release', [title: string, entries: SearchEntry[]]> = {
    popular: [
      titles.popular,
      popular.flatMap(
        (slug) => all.find(({ target }) => target.address === localizedAddress(locale, slug)) ?? [],
      ),
    ],
    chapter: [
      chapter?.label ?? '',
      // The heading of the list names the chapter.
      around
        .slice(0, CHAPTER_PAGES_MAX)
        .map((link) => ({ ...entryOf(link, chapter?.label ?? ''), path: '' })),
    ],
    release: [
      titles.release,
      all
        .filter(({ title }) => VERSION.test(title))
        .sort(byVersion)
        .slice(0, 1),
    ],
  };
  return Object.values(groups)
    .filter(([, entries]) => entries.length > 0)
    .map(([title, entries]) => ({ title, list: 'pages', entries }));
}

/** Orders versions newest first, without the collation of a language: loading that takes longer than all the rest. */
function byVersion(a: SearchEntry, b: SearchEntry): number {
  return sortable(a) < sortable(b) ? 1 : -1;
}

const sortable = ({ title }: SearchEntry): string =>
  title.replace(/\d+/g, (digits) => digits.padStart(VERSION_DIGITS, '0'));
