import type { CompiledDocument, Fence } from '@idmp/compile';
import {
  type ContentProblem,
  isIndexPath,
  isLocale,
  LEFT_OUT,
  LOCALES,
  nearest,
  VERSION_NAME,
  VERSIONS_DIR,
  type Locale,
  stripPath,
  report,
} from '@idmp/model';
import { DOWNLOADS_DIR, CONTENT_DIR, CONTENT_NAMES, versionNames, readTextFile } from '@idmp/files';
import {
  type DocumentSummary,
  positionOf,
  type OwnNames,
  type CheckedSite,
  type Content,
  type FolderSetting,
  type ListedEntry,
  pathBelowLocale,
} from '@idmp/content';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { checkCounterparts } from './counterparts';
import { checkPublishedNames } from './publishedNames';

/** Compares downloadable code blocks with their files; `read` returns the text of a project file. */
function checkDownloads(
  documents: readonly CompiledDocument[],
  read: (file: string) => string | undefined,
): ContentProblem[] {
  return documents.flatMap(({ fences }) =>
    fences.flatMap((fence) => {
      const problem = fence.download && compare(fence, fence.download, read);
      return problem ? [problem] : [];
    }),
  );
}

function compare(
  fence: Fence,
  { name, text }: { name: string; text: string },
  read: (file: string) => string | undefined,
): ContentProblem | undefined {
  const file = `${DOWNLOADS_DIR}/${name}`;
  const found = read(file);
  // A missing file is reported with the link to it.
  if (found === undefined) return undefined;
  const shown = text.split('\n');
  const held = found.replace(/\r\n?/g, '\n').replace(/\n$/, '').split('\n');
  const at = Array.from({ length: Math.max(shown.length, held.length) }, (_, line) => line).find(
    (line) => shown[line] !== held[line],
  );
  if (at === undefined) return undefined;
  const line = fence.line + 1 + Math.min(at, shown.length - 1);
  return report(
    'download-differs',
    { file: fence.file, line },
    { shown: quote(shown[at]), file, line: Math.min(at, held.length - 1) + 1, held: quote(held[at]) },
  );
}

function quote(line: string | undefined): string {
  return line === undefined ? 'nothing' : `"${line.trim()}"`;
}

/** The part of a page that has a place in the sidebar. */
interface OrderedPage {
  document: Pick<CompiledDocument, 'file' | 'fieldLines'>;
  summary: DocumentSummary;
  /** Path below the language. */
  path: string;
  fallback: boolean;
  unlisted: boolean;
}

/** Reports documents in the same folder with the same position. */
function checkOrder(entries: readonly OrderedPage[]): ContentProblem[] {
  const taken = new Map<string, string>();
  const problems: ContentProblem[] = [];
  for (const { document, summary, path, fallback, unlisted } of entries) {
    const position = positionOf(summary);
    if (fallback || unlisted || position === undefined || isIndexPath(path)) continue;
    const { file, fieldLines } = document;
    const key = `${file.slice(0, file.lastIndexOf('/'))} ${position}`;
    const other = taken.get(key);
    if (other === undefined) taken.set(key, file);
    else {
      const name = other.slice(other.lastIndexOf('/') + 1);
      problems.push(
        report('same-order', { file, line: fieldLines.sidebar_position ?? 1 }, { position, name }),
      );
    }
  }
  return problems;
}

const IMAGE = /\.(?:svg|png|jpe?g|gif|webp|avif)$/i;
const NARROW = /-narrow(?=\.\w+$)/;

/**
 * Reports unused partials, images and downloads.
 * The phone variant `x-narrow.svg` is used wherever `x.svg` is.
 */
export function checkUnused(
  partials: readonly string[],
  contentFiles: readonly string[],
  included: ReadonlySet<string>,
  shown: ReadonlySet<string>,
): ContentProblem[] {
  const names = new Set([...shown].map((file) => file.normalize('NFC')));
  const isShown = (file: string): boolean => names.has(file.normalize('NFC'));
  const unusedPartials = partials.filter((file) => !included.has(file));
  const unusedImages = contentFiles.filter(
    (file) => IMAGE.test(file) && !isShown(file) && !isShown(file.replace(NARROW, '')),
  );
  const unusedDownloads = contentFiles.filter(
    (file) => file.startsWith(`${DOWNLOADS_DIR}/`) && !isShown(file),
  );
  return [
    ...unusedDownloads.map((file) => report('unused-download', { file, line: 1 })),
    ...unusedPartials.map((file) => report('unused-partial', { file, line: 1 })),
    ...unusedImages.map((file) => report('unused-image', { file, line: 1 })),
  ];
}

/** What a chapter has besides pages and images. */
const CHAPTER_NAMES = ['_category_.json', '_category_.yml', '_category_.yaml'];

/** Reports files and folders that nothing reads, by their names: another folder of a language, a misspelled list. */
function checkUnread(
  root: string,
  used: ReadonlySet<string>,
  contentFiles: readonly string[],
): ContentProblem[] {
  const usedFiles = [...used];
  const inChapters = contentFiles.filter((file) => {
    const [, locale = '', ...below] = file.split('/');
    const [name = '', isDocument] = [below.at(-1), /\.m(?:d|dx|arkdown|down|kdn?)$/i.test(file)];
    const isRead = isDocument || IMAGE.test(name) || CHAPTER_NAMES.includes(name) || used.has(file);
    return isLocale(locale) && !isRead;
  });
  const versions = versionNames(root).map((name) => `${VERSIONS_DIR}/${name}`);
  const unreadIn = (folder: string, known: readonly string[], isKnown?: RegExp): ContentProblem[] => {
    const names = existsSync(path.join(root, folder)) ? readdirSync(path.join(root, folder)) : [];
    return names.flatMap((name) => {
      const file = `${folder}/${name}`;
      const isRead = known.includes(name) || isKnown?.test(name) || name.startsWith('.');
      if (isRead || usedFiles.some((other) => other === file || other.startsWith(`${file}/`))) return [];
      return report('unread-name', { file, line: 1 }, { known, meant: nearest(name, known) });
    });
  };
  return [
    ...inChapters.map((file) =>
      report(
        'unread-name.chapter',
        { file, line: 1 },
        { known: CHAPTER_NAMES, meant: nearest(path.basename(file), CHAPTER_NAMES) },
      ),
    ),
    ...unreadIn(CONTENT_DIR, CONTENT_NAMES),
    ...unreadIn(VERSIONS_DIR, [], VERSION_NAME),
    ...versions.flatMap((folder) => unreadIn(folder, LOCALES)),
    ...unreadIn('locales', [...LOCALES, ...LEFT_OUT, 'README.md']),
  ];
}

/** What the checks of a site read beside its pages. */
interface SiteInput {
  content: Content;
  documents: readonly CompiledDocument[];
  /** Origins of the site. */
  siteUrls: readonly string[];
  /** Files of `static/`, relative to it. */
  staticFiles: readonly string[];
  /** Names at the top of the published site that the build writes. */
  builtNames: OwnNames;
}

/** Runs the checks that need more than one document, and the files beside them. */
export function checkSite(
  site: CheckedSite,
  { content, documents, siteUrls, staticFiles, builtNames }: SiteInput,
): ContentProblem[] {
  const { root } = content.compile;
  const siteHosts = new Set(siteUrls.map(hostOf).filter(Boolean));
  const partials = content.sources.filter(({ kind }) => kind === 'partial').map(({ file }) => file);
  // What a document uses is unknown if its text could not be read.
  const isUnknown = documents.some(({ failed }) => failed.text);
  const included = new Set(documents.flatMap((document) => document.partials));
  return [
    ...site.documents.flatMap((document) => checkDocument(document, siteHosts)),
    ...checkOrder(site.entries),
    ...checkCounterparts(site.documents, site.drafts.documents),
    ...(isUnknown ? [] : checkUnused(partials, content.contentFiles, included, site.usedFiles)),
    ...checkUnread(root, site.usedFiles, isUnknown ? [] : content.contentFiles),
    ...checkCategories(documents, content.folders),
    ...checkDownloads(documents, (file) => readTextFile(root, file)),
    ...checkPublishedNames({
      staticFiles,
      usedFiles: site.usedFiles,
      addresses: site.pages.map(({ address }) => address),
      builtNames,
    }),
  ];
}

/** Checks that need a single document only: missing description, absolute links to pages of this site. */
function checkDocument(document: CompiledDocument, siteHosts: ReadonlySet<string>): ContentProblem[] {
  const { file, frontmatter, externalLinks, failed } = document;
  const found: ContentProblem[] = [];
  if (frontmatter.description === undefined && !failed.frontmatter) {
    found.push(report('no-description', { file, line: 1 }));
  }
  for (const { href, file: from, line } of externalLinks) {
    // The address of a host alone names a site, such as that of other releases.
    if (!siteHosts.has(hostOf(href)) || new URL(href, 'https://example.invalid').pathname === '/') continue;
    found.push(report('absolute-link', { file: from, line }, { href }));
  }
  return found;
}

/** Host of an address in lower case, '' if it has none. */
function hostOf(href: string): string {
  try {
    return new URL(href, 'https://example.invalid').host;
  } catch {
    return '';
  }
}

type Folders = Readonly<Record<Locale, ReadonlyMap<string, FolderSetting>>>;

/** Reports sidebar items that no page, in any language, can be linked to: of folders, and of a listed sidebar. */
function checkCategories(documents: readonly CompiledDocument[], folders: Folders): ContentProblem[] {
  const written = documents.map(({ file }) => pathBelowLocale(file));
  const paths = written.map(stripPath);
  const lost = (items: readonly ListedEntry[]): string[] =>
    items.flatMap(({ page = '', label = '', items: own = [] }) => {
      const isLost = page === '' ? own.length === 0 : !written.includes(page);
      return [...(isLost ? [page || label] : []), ...lost(own)];
    });
  return Object.entries(folders).flatMap(([locale, settings]) =>
    [...settings].flatMap(([folder, { label = folder, items = [], file }]) => {
      const inside = `${stripPath(folder)}/`;
      const isLost = folder !== '' && !paths.some((path) => path.startsWith(inside));
      const place = { file: file ?? `content/${locale}/${folder}`, line: 1 };
      return [...(isLost ? [label] : []), ...lost(items)].map((item) =>
        report('sidebar-item', place, { label: item }),
      );
    }),
  );
}
