import { posix } from 'node:path';
import { buildSidebar, flattenSidebar, type FolderSetting, sidebarTrails } from './sidebarTree';
import type { CompiledDocument } from '@idmp/compile';
import {
  type ContentProblem,
  formatProblem,
  groupBy,
  type LanguageBase,
  type Locale,
  LOCALES,
  type Page,
  perLocale,
  type SidebarEntry,
  splitAddress,
} from '@idmp/model';
import {
  counterpartQuestions,
  questionFinder,
  type QuestionsOf,
  recordsOfPage,
  type SearchRecord,
  type SearchWords,
  WHOLE_PAGE,
} from '@idmp/search';
import { placeAliases } from './formerAddresses';
import { placeDocuments, type SiteDocument, type SiteEntry, type TakenNames } from './entries';
import { draftFinder, draftsOf } from './drafts';
import type { CheckedSite, PageContext } from './pageContext';
import { makePage } from './makePage';
import { parseLink, Routes } from './routes';
import type { Asset, FileStore } from '../sources/images';
import type { Content } from '../sources/readContent';

/** What the content does not tell about a site. */
export interface SiteSettings {
  /** Path prefix without trailing slash, '' for none. */
  pathPrefix: string;
  /** Leaves drafts out. */
  production: boolean;
  /** Absolute addresses of the languages in search records; without them they begin with the path prefix. */
  recordBases?: Readonly<Record<Locale, LanguageBase>>;
  /** Day of the last change of each file, relative to the project. */
  changeDays?: ReadonlyMap<string, string>;
  /** Names the faults of versions that are committed, too. */
  everyFault?: boolean;
}

export interface AssembleOptions
  extends SiteSettings, TakenNames, Pick<Content, 'folders' | 'messages' | 'questions'> {
  documents: readonly SiteDocument[];
  places: PageContext['places'];
  annotate: PageContext['annotate'];
  /** Finds what only shows in the whole site. */
  check: (site: CheckedSite) => ContentProblem[];
  files: FileStore;
  /** The older version that the documents are of: links are relative to its folder, and only its documents get pages. */
  version?: { name: string; folder: string };
}

export interface Site {
  /** Pages of all languages, with fallback pages for documents that one language lacks. */
  pages: Page[];
  sidebars: Record<Locale, SidebarEntry[]>;
  /** Sidebars of the pages below an address, such as those of an older version. */
  sidebarsBelow?: Readonly<Record<string, SidebarEntry[]>>;
  /** Search records of a language, built on each call to save memory on large sites. */
  recordsOf: (locale: Locale) => SearchRecord[];
  /**
   * The pages of a document that has changed since, in this site. None if one needs a file that no page needed, as it is
   * not published yet.
   */
  pagesOf: (document: CompiledDocument) => Page[];
  problems: ContentProblem[];
  assets: Asset[];
}

const CONTENT_DIR = 'content';
const RECORD_VERSION = 'current';
const RECORD_TAG = 'docs-default-current';

/** Joins compiled documents into a site: addresses, sidebars, links, neighbours, search records, checks. */
export function assembleSite(options: AssembleOptions): Site {
  const { production, files, otherSlugs, pathPrefix, questions, version } = options;
  const problems = options.documents.flatMap(({ document }) => document.problems);
  const [published, unpublished] = partition(
    options.documents,
    ({ summary }) => !(production && summary.draft),
  );
  const documents = published.map(({ document }) => document);
  const entries = placeDocuments(published, options, problems);
  const isFile = (file: string): boolean =>
    files.file(file) !== undefined || files.refusal(file) !== undefined;
  const sidebars = perLocale((locale) => sidebarOf(entries, locale, options.folders[locale]));
  const context: PageContext = {
    routes: new Routes(entries, version?.folder ?? CONTENT_DIR, new Set(otherSlugs), isFile, version?.name),
    files,
    pathPrefix,
    sidebars,
    trails: perLocale((locale) => sidebarTrails(sidebars[locale])),
    order: perLocale((locale) => flattenSidebar(sidebars[locale])),
    byAddress: new Map(entries.map((entry) => [entry.address, entry])),
    messages: options.messages,
    isDraft: draftFinder(unpublished.map(({ summary }) => summary)),
    changeDays: options.changeDays ?? new Map(),
    aliases: placeAliases(entries, options, problems),
    places: options.places,
    annotate: options.annotate,
    assets: new Map(),
    usedFiles: new Set(),
    problems,
    positions: new Map(),
  };
  for (const locale of LOCALES)
    context.order[locale].forEach(({ address }, index) => context.positions.set(address, index));
  const pages = entries
    .filter(({ document }) => version === undefined || document.file.startsWith(`${version.folder}/`))
    .map((entry) => makePage(entry, context));
  const drafts = draftsOf(options.documents);
  const isFinished = ({ file }: CompiledDocument): boolean => !drafts.files.has(file);
  const checked: CheckedSite = {
    documents: documents.filter(isFinished),
    entries: entries.filter(({ document }) => isFinished(document)),
    pages,
    drafts,
    aliases: context.aliases,
    usedFiles: new Set([...context.usedFiles, ...drafts.images]),
  };
  return {
    pages,
    sidebars,
    recordsOf: (locale) =>
      recordsOf(pages, locale, context, {
        urlOf: recordUrls(options),
        wordsOf: wordsFinder(pages, questionFinder(questions)),
      }),
    pagesOf: (document) => {
      const now = {
        ...context,
        assets: new Map<string, Asset>(),
        usedFiles: new Set<string>(),
        problems: [],
      };
      const made = entries
        .filter((entry) => entry.document.file === document.file)
        .map((entry) => makePage({ ...entry, document }, now));
      return [...now.assets.keys()].every((to) => context.assets.has(to)) ? made : [];
    },
    problems: distinct([
      ...problems.filter(({ severity, file }) => severity === 'error' || !drafts.files.has(file)),
      ...options.check(checked),
    ]),
    assets: [...context.assets.values()].sort((a, b) => (a.to < b.to ? -1 : 1)),
  };
}

function sidebarOf(
  entries: readonly SiteEntry[],
  locale: Locale,
  folders: ReadonlyMap<string, FolderSetting>,
): SidebarEntry[] {
  const listed = entries.filter((entry) => entry.locale === locale && !entry.unlisted);
  return buildSidebar(
    listed.map(({ summary, address }) => ({ ...summary, address })),
    folders,
  );
}

/** Returns the address of a page in search records. */
export function recordUrls({ recordBases, pathPrefix }: SiteSettings): (address: string) => string {
  return (address) => {
    const base = recordBases?.[splitAddress(address).locale];
    return base ? base.url + (address.slice(base.path.length) || '/') : pathPrefix + address;
  };
}

/** Records of the listed pages written in the language (no fallback pages). */
function recordsOf(
  pages: readonly Page[],
  locale: Locale,
  context: PageContext,
  { urlOf, wordsOf }: { urlOf: (address: string) => string; wordsOf: WordsOf },
): SearchRecord[] {
  return pages
    .filter((page) => page.locale === locale && page.textLocale === locale && !page.unlisted)
    .flatMap((page) => {
      const chapter = context.trails[locale].get(page.address)?.[0]?.label ?? page.title;
      return recordsOfPage(page, {
        chapter,
        url: urlOf(page.address),
        language: locale,
        version: RECORD_VERSION,
        tag: RECORD_TAG,
        rank: page.searchRank,
        answers: page.answers ?? false,
        addressOf: (link) => addressOfLink(link, page, pages, urlOf),
        wordsOf: (anchor) => wordsOf(page, anchor),
      });
    });
}

/** Address of the page and section that a link between files leads to. */
function addressOfLink(
  link: string,
  { file }: Page,
  pages: readonly Page[],
  urlOf: (address: string) => string,
): string | undefined {
  const { path, hash } = parseLink(link);
  const wanted = posix.join(posix.dirname(file), path);
  const target = pages.find((page) => page.file === wanted);
  return target && urlOf(target.address) + (hash ? `#${hash}` : '');
}

type WordsOf = (page: Page, anchor: string) => SearchWords;

/** Finds the questions of a section, and the heading and questions of the same section in the other languages. */
function wordsFinder(pages: readonly Page[], questionsOf: QuestionsOf): WordsOf {
  const bySlug = groupBy(
    pages.filter((page) => page.locale === page.textLocale),
    ({ slug }) => slug,
  );
  const asked = ({ locale, slug, label, title }: Page, anchor: string): readonly string[] => {
    const questions = questionsOf(locale, slug, anchor || WHOLE_PAGE);
    // Readers know a page by its label in the sidebar.
    return anchor || label === title ? questions : [label, ...questions];
  };
  return (page, anchor) => {
    const counterparts = (bySlug.get(page.slug) ?? []).filter(({ locale }) => locale !== page.locale);
    return {
      questions: asked(page, anchor),
      counterpart: counterparts.flatMap((other) => [
        ...(anchor
          ? other.headings.filter(({ id }) => id === anchor).map(({ text }) => text)
          : [other.title]),
        ...counterpartQuestions(asked(other, anchor), other.locale),
      ]),
    };
  };
}

function partition<T>(items: readonly T[], test: (item: T) => boolean): [T[], T[]] {
  return [items.filter(test), items.filter((item) => !test(item))];
}

/** Deduplicates: a fault in a partial is found on each page that includes it. */
function distinct(problems: readonly ContentProblem[]): ContentProblem[] {
  return [
    ...new Map(problems.map((problem) => [`${problem.code}:${formatProblem(problem)}`, problem])).values(),
  ];
}
