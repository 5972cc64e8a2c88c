import { createHash } from 'node:crypto';
import type { CompiledDocument } from '../model/compiledDocument';
import type { Locale } from '../model/locale';
import type { Source } from '../model/source';
import { compileDocument, type CompileOptions, type DocumentInput } from './markdown/compileDocument';
import { reachablePartials } from './markdown/partials';
import { MAX_BYTES } from './markdown/sizeLimits';
import { openDocumentCache } from './documentCache';
import { compileInWorkers } from './compilePool';

export interface CompileAllOptions {
  /** Folder of the project. */
  root: string;
  /** Options of each language. */
  options: Readonly<Record<Locale, CompileOptions>>;
  /** Folder of the cache relative to the project; absent: nothing is kept. */
  cacheDir?: string;
  /** Worker threads for many new documents; 0 compiles in this thread. */
  workers?: number;
  /** Takes the work of filling the cache; absent: it is done before the documents are given. */
  later?: (task: () => Promise<void>) => void;
}

export interface CompiledAll {
  documents: CompiledDocument[];
  /** How many documents were compiled anew. */
  compiled: number;
}

/** Fewer new documents than this are compiled in this thread: starting a worker takes longer. */
const WORTH_WORKERS = 200;
/** A document larger than this may take long, and is compiled where it can be stopped. */
const LARGE_DOCUMENT = 100_000;

/** Compiles the pages among the sources, in their order; those compiled before with the same text come from the cache. */
export async function compileDocuments(
  sources: readonly Source[],
  settings: CompileAllOptions,
): Promise<CompiledAll> {
  const texts = new Map(sources.map(({ file, raw }) => [file, raw]));
  const pages = sources.filter(({ kind }) => kind === 'page');
  const cache = await openDocumentCache(settings.root, settings.cacheDir);
  const optionKeys = new Map(
    Object.entries(settings.options).map(([locale, value]) => [locale, JSON.stringify(value)]),
  );
  const jobs = pages.map((source) => {
    const partials = reachablePartials(source.file, source.raw, source.locale, (file) => texts.get(file));
    const input: DocumentInput = { file: source.file, locale: source.locale, raw: source.raw, partials };
    return { source, input, key: keyOf(input, optionKeys.get(source.locale) ?? '') };
  });
  const documents = await cache.readAll(jobs.map(({ key }) => key));
  const missing = jobs.flatMap(({ input }, index) => (documents[index] ? [] : [{ input, index }]));
  const fresh = await compileAll(
    missing.map(({ input }) => input),
    settings,
  );
  const written = missing.flatMap(({ index }, position) => {
    const document = fresh[position];
    const key = jobs[index]?.key;
    documents[index] = document;
    return document && key && isLasting(document) ? [{ key, document }] : [];
  });
  const store = async (): Promise<void> => {
    await cache.writeAll(written);
    await cache.removeOthers();
  };
  if (settings.later) settings.later(store);
  else await store();
  const complete = documents.map((document, index) => {
    const source = pages[index];
    if (!document || !source) throw new Error('a document was not compiled');
    return source.problems.length > 0
      ? { ...document, problems: [...source.problems, ...document.problems] }
      : document;
  });
  return { documents: complete, compiled: missing.length };
}

/** A page that took too long may be quicker on the next build. */
function isLasting({ problems }: CompiledDocument): boolean {
  return problems.every(({ code }) => code !== 'compile');
}

async function compileAll(
  inputs: readonly DocumentInput[],
  { root, options, workers }: CompileAllOptions,
): Promise<CompiledDocument[]> {
  const large = inputs.some(({ raw }) => raw.length > LARGE_DOCUMENT && raw.length <= MAX_BYTES);
  if (workers !== 0 && (inputs.length >= WORTH_WORKERS || large)) {
    const done = await compileInWorkers(inputs, options, { root, workers });
    if (done) return done;
  }
  const documents: CompiledDocument[] = [];
  for (const input of inputs) documents.push(await compileDocument(input, options[input.locale]));
  return documents;
}

function keyOf(input: DocumentInput, options: string): string {
  const partials = Object.entries(input.partials ?? {}).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([input.file, input.raw, partials, options]))
    .digest('hex')
    .slice(0, 32);
}
