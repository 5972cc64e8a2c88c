import {
  type CheckedSite,
  type SiteInput,
  type FolderSetting,
  type ListedEntry,
  pathBelowLocale,
} from '@idmp/content';
import { readTextFile } from '@idmp/files';
import { type ContentProblem, type Locale, stripPath } from '@idmp/model';
import type { CompiledDocument } from '@idmp/compile';
import { checkCounterparts } from './counterparts';
import { checkDownloads } from './downloads';
import { checkOrder } from './order';
import { checkUnread, checkUnused } from './unused';
import { report } from './problems';

/** Runs the checks that need more than one document. */
export function checkSite(site: CheckedSite, { content, documents, siteUrls }: SiteInput): ContentProblem[] {
  const { root } = content.compile;
  const siteHosts = new Set(siteUrls.map(hostOf).filter(Boolean));
  const partials = content.sources.filter(({ kind }) => kind === 'partial').map(({ file }) => file);
  const included = new Set(documents.flatMap((document) => document.partials));
  return [
    ...site.documents.flatMap((document) => checkDocument(document, siteHosts)),
    ...checkOrder(site.entries),
    ...checkCounterparts(site.documents, site.drafts.documents),
    // What a document uses is unknown if its text could not be read.
    ...(documents.some(({ failed }) => failed.text)
      ? []
      : checkUnused(partials, content.contentFiles, included, site.usedFiles)),
    ...checkUnread(root, site.usedFiles),
    ...checkCategories(documents, content.folders),
    ...checkDownloads(documents, (file) => readTextFile(root, file)),
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
    items.flatMap(({ page = '', items: own = [] }) => [
      ...(page === '' || written.includes(page) ? [] : [page]),
      ...lost(own),
    ]);
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
