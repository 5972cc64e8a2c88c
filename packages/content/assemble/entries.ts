import type { CompiledDocument } from '@idmp/compile';
import type { DocumentSummary } from './documentSummary';
import {
  type Locale,
  type ContentProblem,
  LOCALES,
  localizedAddress,
  type PageSummary,
  report,
  stripNumberPrefix,
} from '@idmp/model';
import { foldAddress, isOwnName, type OwnNames, slugFault } from './slugFault';

/** A compiled document with the summary from its Mdx node. */
export interface SiteDocument {
  summary: DocumentSummary;
  document: CompiledDocument;
}

/** A document in one language: its own text, or the fallback to another language's. */
export interface SiteEntry extends PageSummary {
  summary: DocumentSummary;
  document: CompiledDocument;
  /** Path below the folder of the language. */
  path: string;
  fallback: boolean;
  unlisted: boolean;
}

/** Addresses that documents cannot have. */
export interface TakenNames {
  /** Slugs of pages that are not documents, such as `redirect`. */
  otherSlugs: readonly string[];
  /** Names at the top of the published site that the build writes. */
  ownNames: OwnNames;
}

/** Assigns addresses to all documents and adds fallback entries for missing translations. */
export function placeDocuments(
  documents: readonly SiteDocument[],
  { otherSlugs, ownNames }: TakenNames,
  problems: ContentProblem[],
): SiteEntry[] {
  const taken = new Map<string, SiteEntry>();
  const folded = new Map<string, SiteEntry>();
  const reservedSlugs = new Set(otherSlugs);
  const ownFolders = new Map<string, string[]>();
  for (const { summary, document } of documents) {
    const entry = toEntry(summary, document, document.locale);
    const line = document.fieldLines.slug ?? 1;
    const other = taken.get(entry.address);
    const twin = folded.get(foldAddress(entry.address));
    const place = { file: document.file, line };
    const { address } = entry;
    const unusable = slugFault(entry.slug, ownNames);
    const ownFolder = folderOf(entry, ownNames);
    if (ownFolder !== undefined) {
      ownFolders.set(ownFolder, [...(ownFolders.get(ownFolder) ?? []), document.file]);
    } else if (unusable) {
      problems.push(report('address', place, { reason: unusable }));
    } else if (reservedSlugs.has(entry.slug)) {
      problems.push(report('duplicate-address.site', place, { address }));
    } else if (other) {
      problems.push(report('duplicate-address', place, { address, file: other.document.file }));
    } else if (twin) {
      problems.push(report('duplicate-address.form', place, { address, file: twin.document.file }));
    } else {
      taken.set(entry.address, entry);
      folded.set(foldAddress(entry.address), entry);
    }
  }
  problems.push(...[...ownFolders].map(([folder, files]) => folderFault(folder, files)));
  const own = [...taken.values()];
  const fallbacks = LOCALES.flatMap((locale) => missingIn(locale, own));
  return [...own, ...fallbacks.filter((entry) => !taken.has(entry.address))];
}

/** Top folder of a document whose address begins with a name of the site because of it. */
function folderOf({ document, path, slug }: SiteEntry, ownNames: OwnNames): string | undefined {
  const [folder = '', ...below] = path.split('/');
  if (below.length === 0 || document.fieldLines['slug'] !== undefined || !isOwnName(slug, ownNames))
    return undefined;
  return document.file.slice(0, -below.join('/').length - 1) || folder;
}

/** Reports a folder once, at the first of its files. */
function folderFault(folder: string, files: readonly string[]): ContentProblem {
  const name = folder.slice(folder.lastIndexOf('/') + 1);
  const begin = stripNumberPrefix(name);
  const place = { file: files[0] ?? folder, line: 1 };
  if (files.length === 1) return report('address.folder', place, { begin, folder, name });
  return report('address.folders', place, { begin, folder, name, count: files.length - 1 });
}

/** Entries that exist only in other languages, in language order. */
function missingIn(locale: Locale, own: readonly SiteEntry[]): SiteEntry[] {
  const present = new Set(own.filter((entry) => entry.locale === locale).map(({ slug }) => slug));
  const missing: SiteEntry[] = [];
  for (const other of LOCALES) {
    for (const entry of own) {
      if (entry.locale !== other || present.has(entry.slug)) continue;
      present.add(entry.slug);
      missing.push({ ...toEntry(entry.summary, entry.document, locale), fallback: true });
    }
  }
  return missing;
}

function toEntry(summary: DocumentSummary, document: CompiledDocument, locale: Locale): SiteEntry {
  const { path, slug, title, sidebarLabel, description, unlisted } = summary;
  return {
    summary,
    document,
    path,
    locale,
    slug,
    address: localizedAddress(locale, slug),
    title,
    label: sidebarLabel,
    description,
    fallback: false,
    unlisted,
  };
}
