import fs from 'node:fs/promises';
import path from 'node:path';
import type { Locale, Page } from '@idmp/model';
import type { Site } from '@idmp/content';
import { STANDALONE_DIR } from '@idmp/files';
import type { RelevanceQuery } from './queryLists';

/** A label of the product's interface, in bold; a heading; and a row of the glossary, which links its term to a page. */
const LABEL = /\*\*([^*\n]+)\*\*/g;
const HEADING = /^#{2,4} (.+?)(?: \{#.*)?$/gm;
const GLOSSARY_ROW = /^\| \[([^\]]+)\]\(([^)#]+)/gm;
/** Labels begin with a capital letter, unlike words that are only stressed; Chinese has none. */
const LABEL_START = /^[+\s]*[\p{Lu}\p{Lo}]/u;
/** Shorter labels are words that are only stressed. */
const CHARS_MIN = 2;
/** A word that more pages have in bold, or anywhere, says nothing about where it belongs. */
const PAGES_MAX = 3;
const MENTIONS_MAX = 6;

/**
 * Terms of the site itself with the pages where they belong: titles and labels of pages, labels of the product's
 * interface with the pages that have them in bold or as a heading, and terms of the glossary with the page that
 * explains them.
 */
export async function siteTerms({ pages }: Site, locale: Locale): Promise<RelevanceQuery[]> {
  const own = pages.filter((page) => page.locale === locale && isDocument(page));
  const sources = await Promise.all(
    own.map(async (page) => ({ page, text: await fs.readFile(page.file, 'utf8') })),
  );
  const isRare = (term: string): boolean =>
    sources.filter(({ text }) => text.toLowerCase().includes(term.toLowerCase())).length <= MENTIONS_MAX;
  const places = new Map<string, Set<string>>();
  const add = (term: string, slug: string): void => {
    places.set(term, (places.get(term) ?? new Set()).add(slug));
  };
  for (const { page, text } of sources)
    if (page.searchRank >= 0)
      for (const [, label = ''] of text.matchAll(LABEL)) {
        const term = plainText(label);
        if (term.length >= CHARS_MIN && LABEL_START.test(term) && isRare(term)) add(term, page.slug);
      }
  const labels = new Map([...places.keys()].map((term) => [term.toLowerCase(), term]));
  for (const { page, text } of sources)
    for (const [, heading = ''] of text.matchAll(HEADING)) {
      const label = labels.get(plainText(heading).toLowerCase());
      if (label !== undefined) add(label, page.slug);
    }
  for (const { page, text } of sources)
    if (page.answers)
      for (const [, term = '', link = ''] of text.matchAll(GLOSSARY_ROW)) {
        const file = path.join(path.dirname(page.file), link);
        for (const { page: target } of sources) if (target.file === file) add(term, target.slug);
        add(term, page.slug);
      }
  for (const { title, label, slug } of own)
    for (const name of [title, label]) places.set(name, new Set([slug]));
  return [...places]
    .filter(([, slugs]) => slugs.size <= PAGES_MAX)
    .map(([term, slugs]): RelevanceQuery => [term, ...slugs]);
}

function isDocument({ file, unlisted }: Page): boolean {
  return !unlisted && !file.startsWith(STANDALONE_DIR);
}

/** A label without links, code marks and the punctuation at its end. */
function plainText(label: string): string {
  return label
    .replace(/\[([^[\]]*)\]\([^()]*\)/g, '$1')
    .replace(/[`\\]/g, '')
    .replace(/[.。:：,，]$/, '')
    .trim();
}
