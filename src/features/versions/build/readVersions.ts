import path from 'node:path';
import type { CompiledDocument } from '../../../core/model/compiledDocument';
import { pathBelowLocale } from '../../../core/model/documentSummary';
import type { Source } from '../../../core/model/source';
import { VERSIONS_DIR } from '../../../core/model/versions';
import { mapLimited } from '../../../core/files/mapLimited';
import { compileDocuments, type CompileSettings } from '../../../core/content/compileDocuments';
import { readSources } from '../../../core/content/readSources';
import { versionNames } from '../../../core/files/versionNames';

/** A version that was cut, as far as it differs from the current text. */
export interface FrozenVersion {
  name: string;
  /** Its documents that differ from the current ones, in every language, by their language and path. */
  changed: ReadonlyMap<string, CompiledDocument>;
  /** Paths below the language of all its pages. */
  paths: ReadonlySet<string>;
}

/** Folder beside that of the current documents, with one for each version. */
const CACHE = '../versions';

/**
 * Reads the versions that were cut. Only documents whose source differs from the current one are compiled, and only
 * those count as changed whose sections differ in meaning.
 */
export async function readVersions(
  sources: readonly Source[],
  documents: readonly CompiledDocument[],
  options: CompileSettings,
): Promise<FrozenVersion[]> {
  const { root, cacheDir } = options;
  const currentSources = byKey(sources);
  const current = byKey(documents);
  return mapLimited(versionNames(root), 1, async (name) => {
    const own = await readSources(root, `${VERSIONS_DIR}/${name}`);
    const pages = own.filter(({ kind }) => kind === 'page');
    const edited = pathsOf(own.filter((source) => currentSources.get(keyOf(source))?.raw !== source.raw));
    const isSuspect = (source: Source): boolean => {
      const { partials = [] } = current.get(keyOf(source)) ?? {};
      return [source.file, ...partials].some((file) => edited.has(pathBelowLocale(file)));
    };
    const suspects = pathsOf(pages.filter(isSuspect));
    const compiled = await compileDocuments(
      own.filter(({ kind, path: page }) => kind === 'partial' || suspects.has(page)),
      { ...options, ...(cacheDir !== undefined && { cacheDir: path.join(cacheDir, CACHE, name) }) },
    );
    const isChanged = (document: CompiledDocument): boolean =>
      meaningOf(document) !== meaningOf(current.get(keyOf(document)));
    const changed = pathsOf(compiled.filter(isChanged));
    const kept = compiled.filter(({ file }) => changed.has(pathBelowLocale(file)));
    return { name, paths: pathsOf(pages), changed: byKey(kept) };
  });
}

const pathsOf = (documents: readonly Pick<Source, 'file'>[]): Set<string> =>
  new Set(documents.map(({ file }) => pathBelowLocale(file)));

/** Meaning of all sections, in any order. */
const meaningOf = (document?: CompiledDocument): string | undefined =>
  document?.sections
    .map(({ id, hash }) => `${id} ${hash}`)
    .sort()
    .join();

/** Language and path of a document, the same in every version. */
export const keyOf = ({ file, locale }: Pick<Source, 'file' | 'locale'>): string =>
  `${locale}/${pathBelowLocale(file)}`;

/** Documents by language and path. */
export const byKey = <T extends Pick<Source, 'file' | 'locale'>>(documents: readonly T[]): Map<string, T> =>
  new Map(documents.map((document) => [keyOf(document), document]));
