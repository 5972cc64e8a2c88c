import {
  type ContentProblem,
  docsTag,
  LOCALES,
  localizedAddress,
  otherwiseTag,
  type Page,
  type PageInVersion,
  slugBelow,
  splitVersion,
  versionAddress,
  report,
} from '@idmp/model';
import { firstAddress, pathBelowLocale, type AssembleOptions, recordUrls, type Site } from '@idmp/content';
import { CURRENT_VERSION, versionSetting } from '../../../settings/site';
import { assembleVersion } from './assembleVersion';
import type { FrozenVersion } from './readVersions';
import { withChangeNotes, withOldNotes, type OldPage } from './versionNotes';

/** Pages of a version by the address of the current page that they were before, and the other way round. */
interface PagePairs {
  /** The current page of each page of the version that still exists. */
  today: ReadonlyMap<Page, Page>;
  /** The page of the version for the address of each current page that it has. */
  old: ReadonlyMap<string, Page>;
}

/**
 * Pairs the pages of a version with the current ones: by address, or one that the current page had before, else by the
 * path of their file.
 */
function pairPages(name: string, pages: readonly Page[], current: readonly Page[]): PagePairs {
  const byAddress = new Map(current.flatMap((page) => page.aliases.map((alias) => [alias, page])));
  for (const page of current) byAddress.set(page.address, page);
  const byPath = new Map(current.map((page) => [pathKey(page), page]));
  const today = new Map<Page, Page>();
  const old = new Map<string, Page>();
  const join = (page: Page, found: Page | undefined): void => {
    if (!found || today.has(page) || old.has(found.address)) return;
    today.set(page, found);
    old.set(found.address, page);
  };
  const atAddress = (page: Page): Page | undefined => {
    const { locale, slug } = splitVersion(page.address, [name]);
    return byAddress.get(localizedAddress(locale, slug));
  };
  for (const page of pages) {
    const found = atAddress(page);
    if (found?.textLocale === page.textLocale) join(page, found);
  }
  for (const page of pages) join(page, byPath.get(pathKey(page)));
  // Those whose page is in another language today.
  for (const page of pages) join(page, atAddress(page));
  return { today, old };
}

const pathKey = ({ locale, textLocale, file }: Page): string =>
  `${locale} ${textLocale} ${pathBelowLocale(file)}`;

/** A version with its pages, sidebars and search records. */
interface AssembledVersion extends FrozenVersion, Site {
  pairs: PagePairs;
}

const isOriginal = ({ locale, textLocale }: Page): boolean => locale === textLocale;

/** Adds the versions to a site, each with all its pages and its own sidebars. */
export function withVersions(site: Site, frozen: readonly FrozenVersion[], options: AssembleOptions): Site {
  if (frozen.length === 0) return site;
  const versions = frozen.map((version): AssembledVersion => {
    const own = assembleVersion(version, options);
    return { ...version, ...own, pairs: pairPages(version.name, own.pages, site.pages) };
  });
  const names = frozen.map(({ name }) => name);
  const menu = menuOf(site, versions);
  const current = site.pages.map((page) => ({
    ...withChanges(page, versions, options),
    versions: menu(page),
  }));
  const old = versions.flatMap((version) =>
    version.pages.map((page) => ({ ...oldPage(page, version, options), versions: menu(page) })),
  );
  const assets = [site, ...versions].flatMap((each) => each.assets);
  return {
    ...site,
    problems: [
      ...site.problems,
      ...site.pages.flatMap((page) => takenAddresses(page, names)),
      ...versions.flatMap((version) => faultsOf(version, options)),
    ],
    pages: [...current, ...old],
    sidebarsBelow: Object.fromEntries(
      versions.flatMap(({ name, sidebars }) =>
        LOCALES.map((locale) => [versionAddress(name, locale, ''), sidebars[locale]]),
      ),
    ),
    assets: [...new Map(assets.map((asset) => [asset.to, asset])).values()],
    recordsOf: recordsOf(site, versions, recordUrls(options)),
  };
}

/** The faults of a version whose folder is new or changed; those of a committed one were named before. */
function faultsOf(
  { isCommitted, problems }: AssembledVersion,
  { everyFault }: AssembleOptions,
): ContentProblem[] {
  return isCommitted && everyFault !== true ? [] : [...problems];
}

/** Reports addresses of a current page that are those of a version. */
function takenAddresses({ file, address, aliases }: Page, names: readonly string[]): ContentProblem[] {
  return [address, ...aliases].flatMap((taken) => {
    const { version } = splitVersion(taken, names);
    if (version === undefined) return [];
    const code = taken === address ? 'version-address' : 'version-address.alias';
    return report(code, { file, line: 1 }, { address: taken, version });
  });
}

/** A current page, with notes at the sections in which an older version differs. */
function withChanges(page: Page, versions: readonly AssembledVersion[], options: AssembleOptions): Page {
  if (!isOriginal(page)) return page;
  const older = versions.flatMap(({ name, pairs }): OldPage[] => {
    const old = pairs.old.get(page.address);
    return old && isOriginal(old) ? [{ version: name, page: old }] : [];
  });
  return { ...page, tree: withChangeNotes(page, older, options) };
}

/** A page of a version, with a banner and the current page as canonical address. */
function oldPage(page: Page, { name, pairs }: AssembledVersion, options: AssembleOptions): Page {
  const today = pairs.today.get(page);
  const { banner = 'older', noindex } = versionSetting(name);
  return {
    ...page,
    version: name,
    tree: withOldNotes({ version: name, page }, today, banner, options),
    canonical: today?.canonical ?? page.canonical,
    aliases: [],
    help: [],
    ...(noindex && { noindex }),
  };
}

/** Returns where the version menu of a page leads, for the current version and each other. */
function menuOf(site: Site, versions: readonly AssembledVersion[]): (page: Page) => PageInVersion[] {
  const todayOf = new Map(versions.flatMap(({ pairs }) => [...pairs.today]));
  return (page) => {
    const today = todayOf.get(page) ?? (site.pages.includes(page) ? page : undefined);
    const entry = (version: string, own: Site, found: Page | undefined): PageInVersion[] => {
      const [first] = own.sidebars[page.locale];
      const home = localizedAddress(page.locale, version === CURRENT_VERSION ? '' : version);
      const start = own.pages.some(({ address }) => address === home) ? home : first && firstAddress(first);
      const address = found?.address ?? start;
      return address === undefined ? [] : [{ version, address, hasPage: found !== undefined }];
    };
    return [
      ...entry(CURRENT_VERSION, site, today),
      ...versions.flatMap((version) => {
        const own = version.pages.includes(page) ? page : today && version.pairs.old.get(today.address);
        return entry(version.name, version, own);
      }),
    ];
  };
}

/**
 * Records of the current pages, which name the versions in which their page is missing or differs, and of the pages of
 * each version that differ.
 */
function recordsOf(
  site: Site,
  versions: readonly AssembledVersion[],
  urlOf: (address: string) => string,
): Site['recordsOf'] {
  const pages = new Map(site.pages.map((page) => [urlOf(page.address), page]));
  const differing = versions.map(
    ({ name, pages: own, pairs }) =>
      new Set(
        own
          .filter((page) => !isShared(name, page, pairs.today.get(page)))
          .map(({ address }) => urlOf(address)),
      ),
  );
  return (locale) => [
    ...site.recordsOf(locale).map((record) => {
      const page = pages.get(record.url_without_anchor);
      const others = versions.filter(
        ({ name, pairs }) => page && !isShared(name, pairs.old.get(page.address), page),
      );
      return {
        ...record,
        docusaurus_tag: [...record.docusaurus_tag, ...others.map(({ name }) => otherwiseTag(name))],
      };
    }),
    ...versions.flatMap(({ name, recordsOf: own }, index) =>
      own(locale)
        .filter((record) => differing[index]?.has(record.url_without_anchor))
        .map((record) => ({
          ...record,
          // Equal texts of two versions would have the same id.
          objectID: `${name}-${record.objectID}`,
          version: name,
          docusaurus_tag: [docsTag(name)],
        })),
    ),
  ];
}

/** Whether a page of a version has the address and the meaning of the current one, which search finds for both. */
function isShared(name: string, old: Page | undefined, today: Page | undefined): boolean {
  if (!old || !today || slugBelow(old.slug, name) !== today.slug) return false;
  return meaningOf(old) === meaningOf(today);
}

/** Meaning of all sections, in any order. */
const meaningOf = ({ sections }: Page): string =>
  sections
    .map(({ id, hash }) => `${id} ${hash}`)
    .sort()
    .join();
