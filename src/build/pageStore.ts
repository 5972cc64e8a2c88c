import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { Root } from 'hast';
import {
  type DocHead,
  type Locale,
  LOCALES,
  localizedAddress,
  type Page,
  parseOwn,
  type Toc,
} from '@idmp/model';
import { feedbackLinks } from '../settings/feedback';
import { SITE, SITE_DESCRIPTION } from '../settings/site';
import type { DocPageData } from '@idmp/content';
import { codeVersion, FILES_AT_ONCE, mapLimited, STANDALONE_DIR, writeWhole } from '@idmp/files';

/** A document with links, images, cards and previous/next resolved. */
export interface StoredPage {
  head: DocHead;
  page: DocPageData;
  /** The article, which every output serializes in its own way. */
  tree: Root;
  toc?: Toc;
}

export interface PageStoreOptions {
  /** Folder of the store, relative to the project. */
  dir?: string;
  /** Removes unused files; must not run while older pages may still be queried. */
  removeOthers: boolean;
}

const PAGES_DIR = '.cache/pages';
const EXTENSION = '.json';

/** Writes each page to a file named after its digest, unless it exists. Returns the digests, in the order of the pages. */
export async function storePages(
  pages: readonly Page[],
  { dir = PAGES_DIR, removeOthers }: PageStoreOptions,
): Promise<string[]> {
  const written = writtenLocales(pages);
  // Gatsby keeps what other code has rendered, unless the digest is another one.
  const renderer = await codeVersion(process.cwd());
  await fs.mkdir(dir, { recursive: true });
  const digests = await mapLimited(pages, FILES_AT_ONCE, async (page) => {
    const text = JSON.stringify(toStoredPage(page, written.get(page.slug) ?? new Set()));
    const digest = createHash('sha1').update(renderer).update(text).digest('base64url');
    const file = path.join(dir, digest + EXTENSION);
    if (!existsSync(file)) await writeWhole(file, text);
    return digest;
  });
  if (removeOthers) {
    const used = new Set(digests.map((digest) => digest + EXTENSION));
    const others = (await fs.readdir(dir)).filter((name) => !used.has(name));
    await mapLimited(others, FILES_AT_ONCE, (name) =>
      fs.rm(path.join(dir, name), { recursive: true, force: true }),
    );
  }
  return digests;
}

/**
 * Reads a page from the store.
 * @throws if it is missing, with a hint
 */
export async function readStoredPage(digest: string, dir = PAGES_DIR): Promise<StoredPage> {
  const file = path.join(dir, digest + EXTENSION);
  const text = await fs.readFile(file, 'utf8').catch(() => {
    throw new Error(`The page ${file} is missing. Run "npm run build" again.`);
  });
  return parseOwn<StoredPage>(text);
}

/** Articles of stored pages by address. */
export async function readArticles(
  pages: readonly { address: string; digest: string }[],
): Promise<Map<string, Root>> {
  const entries = await mapLimited(pages, FILES_AT_ONCE, async ({ address, digest }) => {
    return [address, (await readStoredPage(digest)).tree] as const;
  });
  return new Map(entries);
}

/** Languages that each document is written in; fallback pages do not count. */
function writtenLocales(pages: readonly Page[]): Map<string, Set<Locale>> {
  const written = new Map<string, Set<Locale>>();
  for (const { slug, locale, textLocale } of pages) {
    if (locale === textLocale) written.set(slug, (written.get(slug) ?? new Set()).add(locale));
  }
  return written;
}

/** Returns what the template queries; `written` lists the languages that have the document. */
function toStoredPage(page: Page, written: ReadonlySet<Locale>): StoredPage {
  const { locale, textLocale, tree, toc, breadcrumbs, previous, next, updated } = page;
  const alternates = LOCALES.filter((other) => written.has(other)).map((other) => ({
    locale: other,
    address: localizedAddress(other, page.slug),
  }));
  return {
    head: {
      // The home page uses the site title alone.
      title: page.slug === '' ? SITE[locale].title : page.title,
      description: page.description || SITE_DESCRIPTION[locale].description,
      keywords: page.keywords,
      canonical: page.canonical,
      unlisted: page.noindex === true || (page.unlisted && !page.file.startsWith(STANDALONE_DIR)),
      alternates,
      ...(page.image ? { image: page.image } : {}),
      ...(page.version !== undefined && { version: page.version }),
      ...(page.versions && { versions: page.versions }),
    },
    page: {
      locale,
      textLocale,
      breadcrumbs,
      feedback: feedbackLinks(locale, page.file),
      ...(previous ? { previous } : {}),
      ...(next ? { next } : {}),
      ...(updated ? { updated } : {}),
    },
    tree,
    ...(toc && { toc }),
  };
}
