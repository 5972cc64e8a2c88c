import { createHash } from 'node:crypto';
import path from 'node:path';
import type { CompiledDocument } from '../../model/compiledDocument';
import type { Locale } from '../../model/locale';
import { memoizeUntilFailure } from '../../model/memoizeUntilFailure';
import type { Source } from '../../model/source';
import { mapInWorkers } from '../files/mapInWorkers';
import { FILES_AT_ONCE, mapLimited } from '../files/mapLimited';
import { sourceVersion } from '../files/sourceVersion';
import { compileDocument } from '../markdown/compileDocument';
import type { CompileOptions, DocumentInput } from '../markdown/context';
import { reachablePartials } from '../markdown/partials';
import { findDocument, removeOtherDocuments, storeDocument } from './documentStore';

export interface CompileAllOptions {
  /** Folder of the project. */
  root: string;
  /** Options of each language. */
  options: Readonly<Record<Locale, CompileOptions>>;
  /** Folder of the compiled documents, relative to the project; not cached if absent. */
  cacheDir?: string;
  /** Number of worker threads for many cache misses; 0 compiles in this thread. */
  workers?: number;
}

export interface CompiledAll {
  documents: CompiledDocument[];
  /** Number of cache misses. */
  compiled: number;
}

/** Sources of the Markdown engine, on which every compiled document depends. */
const ENGINE_FOLDERS = ['src/node/markdown', 'src/node/checks', 'src/node/tree', 'src/model'];
/** Version of the engine in a project; a process has loaded it and never changes. */
const engineOf = memoizeUntilFailure((root: string) => sourceVersion(root, ENGINE_FOLDERS));
/** Fewer cache misses are compiled in this thread, as starting a worker takes longer. */
const WORTH_WORKERS = 60;

const COMPILE = { source: 'src/node/markdown/compileWorker.ts', name: 'compile' };

interface Job {
  source: Source;
  input: DocumentInput;
  key: string;
}

/** Compiles the pages among the sources, in their order; unchanged ones come from the cache. */
export async function compileDocuments(
  sources: readonly Source[],
  settings: CompileAllOptions,
): Promise<CompiledAll> {
  const dir = settings.cacheDir === undefined ? undefined : path.join(settings.root, settings.cacheDir);
  const jobs = await jobsOf(sources, settings);
  const documents = await mapLimited(jobs, FILES_AT_ONCE, async ({ input, key }) =>
    dir === undefined ? undefined : findDocument(dir, input.file, key),
  );
  const misses = jobs.flatMap((job, index) => (documents[index] ? [] : [{ ...job, index }]));
  const compiled = await compileAll(
    misses.map(({ input }) => input),
    settings,
  );
  misses.forEach(({ index }, position) => (documents[index] = compiled[position]));
  if (dir !== undefined) {
    await mapLimited(misses, FILES_AT_ONCE, async ({ index, key }) => {
      const document = documents[index];
      // A document that failed is compiled again: what stopped it may be gone.
      if (document) await storeDocument(dir, document.failed.text ? '' : key, document);
    });
    await removeOtherDocuments(
      dir,
      jobs.map(({ input }) => input.file),
    );
  }
  return {
    documents: jobs.map((job, index) => complete(job.source, documents[index])),
    compiled: misses.length,
  };
}

async function jobsOf(sources: readonly Source[], { root, options }: CompileAllOptions): Promise<Job[]> {
  const texts = new Map(sources.map(({ file, raw }) => [file, raw]));
  const engine = await engineOf(root);
  const optionKeys = new Map(
    Object.entries(options).map(([locale, value]) => [locale, engine + JSON.stringify(value)]),
  );
  return sources
    .filter(({ kind }) => kind === 'page')
    .map((source) => {
      const partials = reachablePartials(source.file, source.raw, source.locale, (file) => texts.get(file));
      const input: DocumentInput = { file: source.file, locale: source.locale, raw: source.raw, partials };
      return { source, input, key: keyOf(input, optionKeys.get(source.locale) ?? '') };
    });
}

/** Adds the faults of the file itself. */
function complete(source: Source, document: CompiledDocument | undefined): CompiledDocument {
  if (!document) throw new Error(`${source.file} was not compiled`);
  return source.problems.length > 0
    ? { ...document, problems: [...source.problems, ...document.problems] }
    : document;
}

async function compileAll(
  inputs: readonly DocumentInput[],
  { options, workers }: CompileAllOptions,
): Promise<CompiledDocument[]> {
  if (workers !== 0 && inputs.length >= WORTH_WORKERS)
    return mapInWorkers(inputs, { ...COMPILE, data: options, workers });
  const documents: CompiledDocument[] = [];
  for (const input of inputs) documents.push(await compileDocument(input, options[input.locale]));
  return documents;
}

function keyOf(input: DocumentInput, options: string): string {
  const partials = Object.entries(input.partials ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([input.file, input.raw, partials, options]))
    .digest('hex');
}
