import path from 'node:path';
import type { CompiledDocument } from '../../model/compiledDocument';
import { pathBelowLocale } from '../../model/documentSummary';
import type { Locale } from '../../model/locale';
import type { Source } from '../../model/source';
import { differingSections, VERSIONS_DIR } from '../../model/versions';
import { compileDocuments, type CompileAllOptions } from './compileDocuments';
import { readSources } from './readContent';
import { versionNames } from './versionNames';

/** A version that was cut, as far as it differs from the current text. */
export interface FrozenVersion {
  name: string;
  /** Its documents that differ from the current ones, in every language. */
  changed: CompiledDocument[];
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
  const raw = new Map(sources.map(({ locale, path: name, raw: text }) => [`${locale}/${name}`, text]));
  const current = new Map(documents.map((document) => [keyOf(document), document]));
  const frozen: { name: string; paths: Set<string>; suspects: Source[] }[] = [];
  for (const name of names) {
    const own = await readSources(options.root, `${VERSIONS_DIR}/${name}`);
    const differs = ({ locale, path: name, raw: text }: Source): boolean =>
      raw.get(`${locale}/${name}`) !== text;
    const edited = new Set(own.filter(differs).map((source) => source.path));
    const partials = own.filter(({ kind }) => kind === 'partial');
    const pages = own.filter(({ kind }) => kind === 'page');
    const isSuspect = ({ path: name, locale }: Source): boolean =>
      edited.has(name) ||
      (current.get(`${locale}/${name}`)?.partials ?? []).some((file) => edited.has(pathBelowLocale(file)));
    const suspects = new Set(pages.filter(isSuspect).map((source) => source.path));
    frozen.push({
      name,
      paths: new Set(pages.map((source) => source.path)),
      suspects: [...pages.filter((source) => suspects.has(source.path)), ...partials],
    });
  }
  const { cacheDir } = options;
  const compiled = await compileDocuments(
    frozen.flatMap(({ suspects }) => suspects),
    { ...options, ...(cacheDir !== undefined && { cacheDir: path.join(cacheDir, CACHE) }) },
  );
  return frozen.map(({ name, paths }) => {
    const own = compiled.documents.filter(({ file }) => file.startsWith(`${VERSIONS_DIR}/${name}/`));
    const changed = new Set(
      own.filter((document) => isChanged(document, current)).map(({ file }) => pathBelowLocale(file)),
    );
    return { name, paths, changed: own.filter(({ file }) => changed.has(pathBelowLocale(file))) };
  });
}

function isChanged(document: CompiledDocument, current: ReadonlyMap<string, CompiledDocument>): boolean {
  const today = current.get(keyOf(document));
  if (!today) return true;
  return (
    differingSections(document.sections, today.sections).length > 0 ||
    differingSections(today.sections, document.sections).length > 0
  );
}

/** Language and path of a document, the same in every version. */
export const keyOf = ({ file, locale }: { file: string; locale: Locale }): string =>
  `${locale}/${pathBelowLocale(file)}`;
