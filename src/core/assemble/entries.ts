import type { CompiledDocument } from '../model/compiledDocument';
import type { DocumentSummary } from '../model/documentSummary';
import { localizedAddress, LOCALES, type Locale } from '../model/locale';
import type { PageSummary } from '../model/page';
import { fault, type ContentProblem, type ProblemCode } from '../model/problem';
import { stripNumberPrefix } from '../model/slug';
import { foldAddress, isOwnName, slugFault, type OwnNames } from '../model/slugFault';

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
    const report = (code: ProblemCode, message: string, hint: string): void => {
      problems.push(fault(document.file, line, code, message, hint));
    };
    const unusable = slugFault(entry.slug, ownNames);
    const ownFolder = folderOf(entry, ownNames);
    const subject = `the address "${entry.address}"`;
    if (ownFolder !== undefined) {
      ownFolders.set(ownFolder, [...(ownFolders.get(ownFolder) ?? []), document.file]);
    } else if (unusable) {
      report('address', unusable.message, unusable.hint);
    } else if (reservedSlugs.has(entry.slug)) {
      report(
        'duplicate-address',
        `${subject} belongs to the site itself`,
        'rename the file or set another slug',
      );
    } else if (other) {
      report(
        'duplicate-address',
        `${subject} is that of ${other.document.file} as well`,
        'rename one of the files or set another slug',
      );
    } else if (twin) {
      report(
        'duplicate-address',
        `${subject} differs from that of ${twin.document.file} in case or Unicode form only`,
        'rename one of the files: hosts on macOS and Windows take both for one',
      );
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
  const message = `addresses that begin with "/${stripNumberPrefix(name)}" belong to the site itself`;
  const count = files.length > 1 ? ` (and ${files.length - 1} more in it)` : '';
  const hint = `rename the folder "${folder}", for example to "${name}-guide"${count}`;
  return fault(files[0] ?? folder, 1, 'address', message, hint);
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
