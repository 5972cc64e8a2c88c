import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { DocHead, DocPage } from '../model/docPage';
import { LOCALES, localizedAddress, type Locale } from '../model/locale';
import type { Page } from '../model/page';
import { feedbackLinks } from '../site/feedback';
import { SITE_DESCRIPTION } from '../site/site';
import { STANDALONE_DIR } from './contentFolders';
import { FILES_AT_ONCE, mapLimited } from './mapLimited';
import { writeWhole } from './writeWhole';

/** A document as its page's query gets it. */
export interface StoredDoc {
  head: DocHead;
  page: DocPage;
}

/** What a build knows of a page whose text lies in the store. */
export type PageOutline = Pick<
  Page,
  'file' | 'locale' | 'slug' | 'address' | 'textLocale' | 'canonical' | 'unlisted' | 'draft'
>;

export interface PageStoreOptions {
  /** Folder of the store, relative to the project. */
  dir?: string;
  /** Removes what no page shows any more; not while pages of an earlier state may still be asked for. */
  removeOthers: boolean;
}

const PAGE_STORE_DIR = '.cache/page-texts';
const ENDING = '.json';

/**
 * Puts each page as its query gets it into a file of its own; what lies there already is not written again.
 * Gives the key of each page: it changes whenever anything that the page shows changes.
 */
export async function storePages(
  pages: readonly Page[],
  { dir = PAGE_STORE_DIR, removeOthers }: PageStoreOptions,
): Promise<string[]> {
  await fs.mkdir(dir, { recursive: true });
  const known = new Set(await fs.readdir(dir));
  const written = writtenLocales(pages);
  const keys = await mapLimited(pages, FILES_AT_ONCE, async (page) => {
    const text = JSON.stringify(toStoredDoc(page, written.get(page.slug) ?? new Set()));
    const key = createHash('sha1').update(text).digest('base64url');
    if (!known.has(key + ENDING)) await writeWhole(path.join(dir, key + ENDING), text);
    return key;
  });
  if (removeOthers) {
    const used = new Set(keys.map((key) => key + ENDING));
    const others = [...known].filter((name) => !used.has(name));
    await mapLimited(others, FILES_AT_ONCE, (name) => fs.rm(path.join(dir, name), { force: true }));
  }
  return keys;
}

const reading = new Map<string, Promise<StoredDoc>>();

/**
 * A document of the store; read once for all who ask at the same time.
 * @throws when it is not there, with what to do
 */
export function readStoredDoc(key: string, dir = PAGE_STORE_DIR): Promise<StoredDoc> {
  const file = path.join(dir, key + ENDING);
  const begun = reading.get(file);
  if (begun) return begun;
  const document = parseFile(file).finally(() => reading.delete(file));
  reading.set(file, document);
  return document;
}

async function parseFile(file: string): Promise<StoredDoc> {
  try {
    return JSON.parse(await fs.readFile(file, 'utf8')) as StoredDoc;
  } catch (cause) {
    throw new Error(`The page's text ${file} cannot be read; run "npm run clean" and build again.`, {
      cause,
    });
  }
}

/** A page without what it shows. */
export function outlineOf(page: Page): PageOutline {
  const { file, locale, slug, address, textLocale, canonical, unlisted, draft } = page;
  return { file, locale, slug, address, textLocale, canonical, unlisted, draft };
}

/** Languages that each document is written in; fallback pages do not count. */
function writtenLocales(pages: readonly Page[]): Map<string, Set<Locale>> {
  const written = new Map<string, Set<Locale>>();
  for (const { slug, locale, textLocale } of pages) {
    if (locale === textLocale) written.set(slug, (written.get(slug) ?? new Set()).add(locale));
  }
  return written;
}

/** Makes of a page what its query gets; `written` tells the languages that have the document. */
function toStoredDoc(page: Page, written: ReadonlySet<Locale>): StoredDoc {
  const { locale, textLocale, html, toc, breadcrumbs, previous, next } = page;
  const alternates = LOCALES.filter((other) => written.has(other)).map((other) => ({
    locale: other,
    address: localizedAddress(other, page.slug),
  }));
  return {
    head: {
      title: page.title,
      description: page.description || SITE_DESCRIPTION[locale].description,
      keywords: page.keywords,
      canonical: page.canonical,
      unlisted: page.unlisted && !page.file.startsWith(STANDALONE_DIR),
      alternates,
      ...(page.image ? { image: page.image } : {}),
    },
    page: {
      locale,
      textLocale,
      html,
      toc,
      breadcrumbs,
      feedback: feedbackLinks(locale, page.file),
      ...(previous ? { previous } : {}),
      ...(next ? { next } : {}),
    },
  };
}
