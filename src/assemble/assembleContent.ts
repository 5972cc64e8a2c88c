import { checkSite, readLedger } from '@idmp/checks';
import { rootCauses } from '@idmp/compile';
import {
  assembleSite,
  type AssembleOptions,
  type CheckedSite,
  type Content,
  createFileStore,
  type DocumentSummary,
  foldAddress,
  onePerName,
  onePerValue,
  ownNames,
  packageTable,
  readFormerAddresses,
  readThesaurus,
  type Site,
  type SiteDocument,
  type SiteSettings,
  STATIC_DIR,
  withFormerAddresses,
} from '@idmp/content';
import { listFiles, readTextFile, STANDALONE_DIR, THESAURUS_FILE, versionNames } from '@idmp/files';
import { type ContentProblem, LOCALES, report, withHouseRules } from '@idmp/model';
import path from 'node:path';
import { checkAnnouncements, readAnnouncements } from '../features/announcement/build/announcements';
import { changelogElement } from '../features/changelog/build/changelogElement';
import { checkNavbar } from '../features/navbar-items/build/checkNavbar';
import { checkPopularPages, checkQuestions } from '../features/search/build/checkLists';
import { checkHelp } from '../features/twins/build/helpMap';
import { readVersions } from '../features/versions/build/readVersions';
import { withVersions } from '../features/versions/build/withVersions';
import { buildSettings } from '../settings/buildSettings';
import { NAV_FILE, NAV_ITEMS } from '../settings/nav';
import { REDIRECT_PAGES } from '../settings/redirectTargets';
import { settings } from '../settings/settings';
import { cutVersions, VERSIONS } from '../settings/site';
import { OWN_NAMES } from '../settings/ownNames';

/** Names at the top of the published site that the build writes, or a host answers. */
export const BUILT_NAMES: ReadonlySet<string> = new Set(OWN_NAMES.map(foldAddress));

/** Pages that are not documents: their addresses are reserved, and links to them are valid. */
const OTHER_SLUGS = ['404', ...Object.keys(REDIRECT_PAGES)];

export interface AssembleContentOptions extends SiteSettings {
  /** Origins of the site. */
  siteUrls?: readonly string[];
}

/** Assembles documents and all that surrounds them into a site, and runs every check. */
export async function assembleContent(
  content: Content,
  siteDocuments: readonly SiteDocument[],
  options: AssembleContentOptions,
): Promise<Site> {
  const { root } = content.compile;
  const ordered = [...siteDocuments].sort(byRank);
  const documents = ordered.map(({ document }) => document);
  const ledger = readLedger(root, documents);
  const staticFiles = await listFiles(path.join(root, STATIC_DIR)).catch(() => []);
  const { siteUrls = [] } = options;
  const input: AssembleOptions = {
    ...options,
    ...content,
    documents: ordered,
    otherSlugs: OTHER_SLUGS,
    ownNames: ownNames(root, BUILT_NAMES),
    // The development server encodes none: that takes as long as all else before its first page.
    files: createFileStore(root, buildSettings.originalImages || !options.production),
    places: { changelog: changelogElement, packages: packageTable },
    annotate: ledger.annotate,
    check: (site) => [
      ...checkHelp(site.documents),
      ...ledger.check(site),
      ...checkSite(site, { content, documents, siteUrls, staticFiles, builtNames: BUILT_NAMES }),
      ...checkLists(site, content),
    ],
  };
  const site = assembleSite(input);
  const problems = [
    ...site.problems,
    ...content.problems,
    // The development server has not seen a new file yet.
    ...(options.production ? withoutNode(content, siteDocuments) : []),
  ];
  const settled = {
    ...site,
    problems: withHouseRules(onePerName(onePerValue(problems)), content.houseRules),
  };
  const whole = withVersions(settled, await readVersions(content.compile), input);
  const moved = readFormerAddresses(root);
  return {
    ...whole,
    pages: withFormerAddresses(whole.pages, moved.entries),
    problems: rootCauses([...moved.problems, ...whole.problems]),
  };
}

/** Checks the lists beside the documents: announcements, questions, popular pages, synonyms, the navbar. */
function checkLists(
  { entries, drafts, pages }: CheckedSite,
  { compile: { root }, questions }: Content,
): ContentProblem[] {
  const read = (file: string): string | undefined => readTextFile(root, file);
  const slugs = new Set(entries.map(({ slug }) => slug));
  return [
    ...checkAnnouncements(readAnnouncements(root), settings.announcement, (slug) => slugs.has(slug)),
    ...checkQuestions(questions, [...entries, ...drafts.pages]),
    ...checkPopularPages(new Set(pages.map(({ slug }) => slug)), read),
    ...readThesaurus(read(THESAURUS_FILE) ?? '[]').problems,
    ...checkNavbar(NAV_ITEMS, read(NAV_FILE), [...VERSIONS, ...cutVersions(versionNames(root))]),
  ];
}

/** Sorts documents by language and path, those of the site itself last. */
function byRank({ summary: a }: SiteDocument, { summary: b }: SiteDocument): number {
  const rankOf = ({ file, locale }: DocumentSummary): number =>
    LOCALES.indexOf(locale) + (file.startsWith(STANDALONE_DIR) ? LOCALES.length : 0);
  return rankOf(a) - rankOf(b) || (a.file < b.file ? -1 : 1);
}

/** Reports pages that Gatsby did not find. */
function withoutNode({ sources }: Content, documents: readonly SiteDocument[]): ContentProblem[] {
  const found = new Set(documents.map(({ summary }) => summary.file));
  return sources
    .filter(({ file, kind }) => kind === 'page' && !found.has(file))
    .map(({ file }) => report('no-node', { file, line: 1 }));
}
