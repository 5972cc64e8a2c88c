import type { CompiledDocument } from '../../model/compiledDocument';
import { summarize } from '../../model/documentSummary';
import { localizedAddress } from '../../model/locale';
import type { Page } from '../../model/page';
import { fault, type ContentProblem } from '../../model/problem';
import type { SearchRecord } from '../../model/searchRecord';
import { splitVersion, versionAddress, VERSIONS_DIR } from '../../model/versions';
import { docsTag, otherwiseTag } from '../../site/search';
import { keyOf, type FrozenVersion } from '../content/readVersions';
import { assembleSite, type AssembleOptions, type Site } from './assembleSite';
import { withChangeNotes, withOldNotes, type OtherText } from './versionNotes';

interface AssembledVersion extends FrozenVersion {
  /** The pages that differ from the current ones. */
  site: Site;
}

/** Adds the pages of older versions that differ from the current ones; the addresses of all others redirect to those. */
export function withVersions(site: Site, frozen: readonly FrozenVersion[], options: AssembleOptions): Site {
  const versions = frozen.map((version) => ({ ...version, site: siteOf(version, options) }));
  const documents = new Map(options.documents.map(({ document }) => [keyOf(document), document]));
  const names = frozen.map(({ name }) => name);
  const current = new Map(site.pages.map((page) => [page.address, page]));
  const differing = new Map<string, string[]>();
  const pages = site.pages.map((page) => {
    const document = page.locale === page.textLocale ? documents.get(keyOf(page)) : undefined;
    if (!document) return page;
    const same = versions.filter((version) => isUnchanged(version, document)).map(({ name }) => name);
    const others = names.filter((name) => !same.includes(name));
    differing.set((options.recordBase ?? options.pathPrefix) + page.address, others);
    return withOlder(page, document, versions, same, options);
  });
  const assets = [site, ...versions.map((version) => version.site)].flatMap((each) => each.assets);
  return {
    ...site,
    problems: [...site.problems, ...site.pages.flatMap((page) => takenAddresses(page, names))],
    pages: [...pages, ...versions.flatMap((version) => oldPages(version, current, documents, options))],
    assets: [...new Map(assets.map((asset) => [asset.to, asset])).values()],
    recordsOf: (locale) => [
      ...site
        .recordsOf(locale)
        .map((record) => currentRecord(record, differing.get(record.url_without_anchor))),
      ...versions.flatMap(({ name, site: { recordsOf } }) =>
        recordsOf(locale).map((record) => ownRecord(record, name)),
      ),
    ],
  };
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
function siteOf({ name, changed }: FrozenVersion, options: AssembleOptions): Site {
  const kept = options.documents.filter(({ document }) => !changed.has(keyOf(document)));
  const own = [...changed.values()].map((document) => {
    const summary = summarize(document);
    const slug = [name, summary.slug].filter(Boolean).join('/');
    return { document, summary: { ...summary, slug, address: localizedAddress(summary.locale, slug) } };
  });
  const contentDir = `${VERSIONS_DIR}/${name}`;
  const shown = ({ file }: CompiledDocument): boolean => file.startsWith(`${contentDir}/`);
  return assembleSite({
    ...options,
    documents: [...own, ...kept],
    contentDir,
    shown,
    questions: [],
    ledger: [],
  });
}

/** Whether a version has a document with the same meaning as today. */
const isUnchanged = ({ paths, changed }: FrozenVersion, document: CompiledDocument): boolean =>
  paths.has(summarize(document).path) && !changed.has(keyOf(document));

/** A current page with its addresses in the versions that share it, and notes on those that differ. */
function withOlder(
  page: Page,
  document: CompiledDocument,
  versions: readonly FrozenVersion[],
  same: readonly string[],
  { messages, pathPrefix }: AssembleOptions,
): Page {
  const addressIn = (version: string): string => versionAddress(version, page.locale, page.slug);
  const older = versions.flatMap(({ name, changed }): OtherText[] => {
    const text = changed.get(keyOf(document));
    return text ? [{ version: name, address: addressIn(name), document: text }] : [];
  });
  return {
    ...page,
    aliases: [...page.aliases, ...same.map(addressIn)],
    html: withChangeNotes(page.html, document, older, { messages: messages[page.locale], pathPrefix }),
  };
}

/** The pages of a version. Their edit links and Mdx nodes are those of the current page. */
function oldPages(
  { name, site, changed }: AssembledVersion,
  current: ReadonlyMap<string, Page>,
  documents: ReadonlyMap<string, CompiledDocument>,
  { messages, pathPrefix }: AssembleOptions,
): Page[] {
  return site.pages.flatMap((page) => {
    const { locale } = page;
    const key = keyOf({ file: page.file, locale: page.textLocale });
    const document = changed.get(key);
    const text = documents.get(key);
    const today = text && current.get(localizedAddress(locale, summarize(text).slug));
    const file = (today ?? current.get(localizedAddress(locale, '')))?.file;
    if (!document || file === undefined) return [];
    const newest = today && { address: today.address, document: text };
    const options = { messages: messages[locale], pathPrefix };
    return {
      ...page,
      file,
      html: withOldNotes(page.html, { version: name, document }, newest, options),
      canonical: today?.address ?? page.canonical,
      aliases: [],
      help: [],
    };
  });
}

/** A current record is found in every version, except those whose page differs. */
const currentRecord = (record: SearchRecord, versions: readonly string[] = []): SearchRecord => ({
  ...record,
  docusaurus_tag: [...record.docusaurus_tag, ...versions.map(otherwiseTag)],
});

/** A record of an older version. Equal texts of two versions would have the same id. */
const ownRecord = (record: SearchRecord, version: string): SearchRecord => ({
  ...record,
  objectID: `${version}-${record.objectID}`,
  version,
  docusaurus_tag: [docsTag(version)],
});
