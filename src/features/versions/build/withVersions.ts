import { pathBelowLocale, summarize } from '../../../core/model/documentSummary';
import { localizedAddress } from '../../../core/model/locale';
import type { Page } from '../../../core/model/page';
import { fault, type ContentProblem } from '../../../core/model/problem';
import { splitVersion, versionAddress, VERSIONS_DIR } from '../../../core/model/versions';
import { docsTag, otherwiseTag } from '../../../core/model/searchTags';
import { STANDALONE_DIR } from '../../../core/files/contentFolders';
import { byKey, keyOf, type FrozenVersion } from './readVersions';
import type { SiteDocument } from '../../../core/assemble/entries';
import { assembleSite, type AssembleOptions, type Site } from '../../../core/assemble/assembleSite';
import type { NoteContext } from '../../../core/assemble/notes';
import { withChangeNotes, withOldNotes, type OldPage } from './versionNotes';

/** A version with the pages that differ from the current ones. */
interface AssembledVersion extends FrozenVersion, Site {
  /** Those in the language of their text, by language and path. */
  originals: ReadonlyMap<string, Page>;
}

const isOriginal = ({ locale, textLocale }: Page): boolean => locale === textLocale;

/** Adds the pages of older versions that differ from the current ones; the addresses of all others redirect to those. */
export function withVersions(site: Site, frozen: readonly FrozenVersion[], options: AssembleOptions): Site {
  const versions = frozen.map((version) => assembleVersion(version, options));
  const names = frozen.map(({ name }) => name);
  const current = new Map(site.pages.map((page) => [page.address, page]));
  const originals = byKey(site.pages.filter(isOriginal));
  const base = options.recordBase ?? options.pathPrefix;
  const pages = site.pages.map((page) => (isOriginal(page) ? withOlder(page, versions, options) : page));
  const assets = [site, ...versions].flatMap((each) => each.assets);
  return {
    ...site,
    problems: [
      ...site.problems,
      ...site.pages.flatMap((page) => takenAddresses(page, names)),
      ...versions.flatMap(versionFaults),
    ],
    pages: [...pages, ...versions.flatMap((version) => oldPages(version, current, originals, options))],
    assets: [...new Map(assets.map((asset) => [asset.to, asset])).values()],
    recordsOf: (locale) => [
      ...site.recordsOf(locale).map((record) => {
        const page = current.get(record.url_without_anchor.slice(base.length));
        const others = frozen.filter((version) => page && !isShared(version, page));
        const tags = others.map(({ name }) => otherwiseTag(name));
        return { ...record, docusaurus_tag: [...record.docusaurus_tag, ...tags] };
      }),
      ...versions.flatMap(({ name, recordsOf }) =>
        recordsOf(locale).map((record) => ({
          ...record,
          // Equal texts of two versions would have the same id.
          objectID: `${name}-${record.objectID}`,
          version: name,
          docusaurus_tag: [docsTag(name)],
        })),
      ),
    ],
  };
}

/** What readers of a version miss. Its text is settled, so these are warnings. */
function versionFaults({ name, problems }: AssembledVersion): ContentProblem[] {
  return problems
    .filter(({ file }) => file.startsWith(`${VERSIONS_DIR}/${name}/`))
    .filter(({ severity, code }) => severity === 'error' || code === 'foreign-component')
    .map((problem) => ({ ...problem, severity: 'warning' }));
}

/** Reports addresses of a current page that are those of a version. */
function takenAddresses({ file, address, aliases }: Page, names: readonly string[]): ContentProblem[] {
  return [address, ...aliases].flatMap((taken) => {
    const { version } = splitVersion(taken, names);
    if (version === undefined) return [];
    const message = `the address "${taken}" belongs to version ${version}`;
    const hint = taken === address ? 'set another slug' : 'remove the alias';
    return fault(file, 1, 'duplicate-address', message, hint);
  });
}

/** The pages of a version that differ, below its name; links to other pages lead to the current ones. */
function assembleVersion(version: FrozenVersion, options: AssembleOptions): AssembledVersion {
  const { name, changed } = version;
  const isKept = ({ document }: SiteDocument): boolean =>
    !changed.has(keyOf(document)) &&
    (document.file.startsWith(STANDALONE_DIR) || version.paths.has(pathBelowLocale(document.file)));
  const kept = options.documents.filter(isKept);
  const own = [...changed.values()].map((document) => {
    const summary = summarize(document);
    return { document, summary: { ...summary, slug: [name, summary.slug].filter(Boolean).join('/') } };
  });
  const versionDir = `${VERSIONS_DIR}/${name}`;
  const documents = [...own, ...kept];
  const site = assembleSite({ ...options, documents, versionDir, questions: [], extensions: [] });
  return { ...version, ...site, originals: byKey(site.pages.filter(isOriginal)) };
}

/** Whether a version has a page with the same meaning as the current one. */
const isShared = ({ paths, changed }: FrozenVersion, page: Page): boolean =>
  paths.has(pathBelowLocale(page.file)) && !changed.has(keyOf(page));

/** A current page with its addresses in the versions that share it, and notes on those that differ. */
function withOlder(page: Page, versions: readonly AssembledVersion[], context: NoteContext): Page {
  const shared = versions.filter((version) => isShared(version, page));
  const older = versions.flatMap(({ name, originals }): OldPage[] => {
    const old = originals.get(keyOf(page));
    return old ? [{ version: name, page: old }] : [];
  });
  return {
    ...page,
    aliases: [...page.aliases, ...shared.map(({ name }) => versionAddress(name, page.locale, page.slug))],
    tree: withChangeNotes(page, older, context),
  };
}

/** The pages of a version. Their edit links and Mdx nodes are those of the current page. */
function oldPages(
  { name, pages }: AssembledVersion,
  current: ReadonlyMap<string, Page>,
  originals: ReadonlyMap<string, Page>,
  context: NoteContext,
): Page[] {
  return pages.flatMap((page) => {
    const text = originals.get(keyOf({ file: page.file, locale: page.textLocale }));
    const today = text && current.get(localizedAddress(page.locale, text.slug));
    const file = (today ?? current.get(localizedAddress(page.locale, '')))?.file;
    if (file === undefined) return [];
    const newest = today && { address: today.address, sections: text.sections };
    return {
      ...page,
      file,
      tree: withOldNotes({ version: name, page }, newest, context),
      canonical: today?.address ?? page.canonical,
      aliases: [],
      help: [],
    };
  });
}
