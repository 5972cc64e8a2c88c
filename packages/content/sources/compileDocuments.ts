import { createHash } from 'node:crypto';
import path from 'node:path';
import {
  type CompiledDocument,
  compileDocument,
  type Dialect,
  type LanguageOptions,
  type DocumentInput,
  reachablePartials,
} from '@idmp/compile';
import { documentFields, type DocumentFields } from '../assemble/documentSummary';
import type { Locale, Source } from '@idmp/model';
import { codeVersion, FILES_AT_ONCE, mapInWorkers, mapLimited } from '@idmp/files';
import { findFields, readDocument, removeOtherDocuments, storeDocument } from './documentStore';

export interface CompileSettings {
  /** Folder of the project. */
  root: string;
  /** Options of each language. */
  options: Readonly<Record<Locale, LanguageOptions>>;
  dialect: Dialect;
  /** Module that compiles pages with this dialect in worker threads, relative to the project; none by default. */
  worker?: string;
  /** Folder of the compiled documents, relative to the project; not stored if absent. */
  cacheDir?: string;
  /** Number of these threads for many cache misses; 0 compiles in this thread. */
  workers?: number;
}

/** A page that is compiled: its document lies in the store. */
export interface CompiledPage {
  /** Hash of all that it was compiled from. */
  key: string;
  fields: DocumentFields;
  /** The document, if it was compiled now. */
  document?: CompiledDocument;
}

/** Fewer cache misses are compiled in this thread, as starting a worker takes longer. */
const WORTH_WORKERS = 60;

/** A page to compile. */
export interface CompileJob {
  input: DocumentInput;
  key: string;
  /** Folder of the store. */
  dir: string | undefined;
}

/** Compiles the pages among the sources, in their order, unless the store has them. */
export async function compilePages(
  sources: readonly Source[],
  settings: CompileSettings,
): Promise<CompiledPage[]> {
  const jobs = await jobsOf(sources, settings);
  const pages = await mapLimited(jobs, FILES_AT_ONCE, async ({ input, key, dir }) => {
    const fields = dir === undefined ? undefined : await findFields(dir, input.file, key);
    return fields && { key, fields };
  });
  const misses = jobs.filter((_, index) => !pages[index]);
  const compiled = (await compileAll(misses, settings)).values();
  return pages.map((page) => page ?? nextOf(compiled));
}

function nextOf<T>(items: Iterator<T, unknown>): T {
  const { value, done } = items.next();
  if (done) throw new Error('A page was not compiled.');
  return value;
}

/** Compiles the pages among the sources, in their order; removes other documents from the store. */
export async function compileDocuments(
  sources: readonly Source[],
  settings: CompileSettings,
): Promise<CompiledDocument[]> {
  const pages = await compilePages(sources, settings);
  const dir = storeOf(settings);
  if (dir !== undefined)
    await removeOtherDocuments(
      dir,
      pages.map(({ fields }) => fields.file),
    );
  return mapLimited(
    pages,
    FILES_AT_ONCE,
    async ({ fields, document }) => document ?? readDocument(fields.file, dir),
  );
}

/** Absolute path of the store. */
const storeOf = ({ root, cacheDir }: CompileSettings): string | undefined =>
  cacheDir === undefined ? undefined : path.join(root, cacheDir);

async function jobsOf(sources: readonly Source[], settings: CompileSettings): Promise<CompileJob[]> {
  const texts = new Map(sources.map(({ file, raw }) => [file, raw]));
  const engine = (await codeVersion(process.cwd())) + pluginKey(settings.dialect);
  const optionKeys = new Map(
    Object.entries(settings.options).map(([locale, value]) => [locale, engine + JSON.stringify(value)]),
  );
  const dir = storeOf(settings);
  return sources
    .filter(({ kind }) => kind === 'page')
    .map(({ file, locale, raw, problems }) => {
      const partials = reachablePartials(file, raw, locale, (name) => texts.get(name));
      const input: DocumentInput = { file, locale, raw, problems, partials };
      return { input, key: keyOf(input, optionKeys.get(locale) ?? ''), dir };
    });
}

/** Functions count by their text: their packages, and what they import of the project, are part of the code's version. */
const pluginKey = ({ remarkPlugins, rehypePlugins }: Dialect): string =>
  JSON.stringify([remarkPlugins, rehypePlugins], (_, value: unknown) =>
    typeof value === 'function' || value instanceof RegExp ? String(value) : value,
  );

async function compileAll(
  jobs: readonly CompileJob[],
  { options, dialect, worker, workers }: CompileSettings,
): Promise<CompiledPage[]> {
  if (worker !== undefined && workers !== 0 && jobs.length >= WORTH_WORKERS)
    return mapInWorkers(jobs, { source: worker, name: 'compile', data: options, workers });
  const pages: CompiledPage[] = [];
  for (const job of jobs) pages.push((await compilePage(job, options, dialect)).page);
  return pages;
}

/** Compiles a page and stores its document. */
export async function compilePage(
  { input, key, dir }: CompileJob,
  options: CompileSettings['options'],
  dialect: Dialect,
): Promise<{ page: CompiledPage; isStored: boolean }> {
  const document = await compileDocument(input, { ...options[input.locale], ...dialect });
  const fields = documentFields(document);
  // A document that failed is compiled again: what stopped it may be gone.
  const storedKey = document.failed.text ? '' : key;
  const isStored = dir !== undefined && (await storeDocument(dir, storedKey, fields, document));
  return { page: { key, fields, document }, isStored };
}

function keyOf({ file, raw, problems, partials = {} }: DocumentInput, options: string): string {
  const sorted = Object.entries(partials).sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify([file, raw, problems, sorted, options]))
    .digest('hex');
}
