import path from 'node:path';
import type { CompiledDocument } from '../../model/compiledDocument';
import { pathBelowLocale, summarize } from '../../model/documentSummary';
import type { Locale } from '../../model/locale';
import type { Source } from '../../model/source';
import { differingSections, VERSIONS_DIR } from '../../model/versions';
import { mapLimited } from '../files/mapLimited';
import { compileDocuments, type CompileAllOptions } from './compileDocuments';
import { readSources } from './readContent';
import { versionNames } from './versionNames';

/** A version that was cut, as far as it differs from the current text. */
export interface FrozenVersion {
  name: string;
  /** Its documents that differ from the current ones, in every language, by their language and path. */
  changed: ReadonlyMap<string, CompiledDocument>;
  /** Paths below the language of all its pages. */
  paths: ReadonlySet<string>;
}

/** Folder beside that of the current documents. */
const CACHE = '../versions';

/**
 * Reads the versions that were cut. Only documents whose source differs from the current one are compiled, and only
 * those count as changed whose sections differ in meaning.
 */
export async function readVersions(
  sources: readonly Source[],
  documents: readonly CompiledDocument[],
  options: CompileAllOptions,
): Promise<FrozenVersion[]> {
  const names = versionNames(options.root);
  if (names.length === 0) return [];
  const raw = new Map(sources.map((source) => [keyOf(source), source.raw]));
  const current = new Map(documents.map((document) => [keyOf(document), document]));
  const frozen = await mapLimited(names, 1, async (name) => {
    const own = await readSources(options.root, `${VERSIONS_DIR}/${name}`);
    const pages = own.filter(({ kind }) => kind === 'page');
    const edited = pathsOf(own.filter((source) => raw.get(keyOf(source)) !== source.raw));
    const suspects = pathsOf(
      pages.filter((source) => {
        const partials = current.get(keyOf(source))?.partials.map(pathBelowLocale) ?? [];
        return [source.path, ...partials].some((file) => edited.has(file));
      }),
    );
    const compared = own.filter((source) => source.kind === 'partial' || suspects.has(source.path));
    return { name, paths: pathsOf(pages), compared };
  });
  const { cacheDir } = options;
  const compiled = await compileDocuments(
    frozen.flatMap(({ compared }) => compared),
    { ...options, ...(cacheDir !== undefined && { cacheDir: path.join(cacheDir, CACHE) }) },
  );
  return frozen.map(({ name, paths }) => {
    const own = compiled.documents.filter(({ file }) => file.startsWith(`${VERSIONS_DIR}/${name}/`));
    const differing = own.filter((document) => isChanged(document, current.get(keyOf(document))));
    const changed = pathsOf(differing.map(summarize));
    const kept = own.filter(({ file }) => changed.has(pathBelowLocale(file)));
    return { name, paths, changed: new Map(kept.map((document) => [keyOf(document), document])) };
  });
}

const pathsOf = (documents: readonly { path: string }[]): Set<string> =>
  new Set(documents.map((document) => document.path));

function isChanged({ sections }: CompiledDocument, today: CompiledDocument | undefined): boolean {
  if (!today) return true;
  const differing = [
    ...differingSections(sections, today.sections),
    ...differingSections(today.sections, sections),
  ];
  return differing.length > 0;
}

/** Language and path of a document, the same in every version. */
export const keyOf = ({ file, locale }: { file: string; locale: Locale }): string =>
  `${locale}/${pathBelowLocale(file)}`;
