import { once } from 'node:events';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { constants } from 'node:zlib';
import { COMPRESS_MIN_BYTES, isCompressible } from '../../site/hostRules';
import { FILES_AT_ONCE, mapLimited } from '../mapLimited';
import { writeWhole } from '../writeWhole';
import { listFiles } from './listFiles';

/** Where builds keep the best forms, relative to the project. */
export const COMPRESS_CACHE_DIR = '.cache/compressed';

const WORKER_FILE = 'src/node/hosts/compressWorker.mjs';
const MAX_WORKERS = 4;
const FILES_PER_MESSAGE = 20;
/** From here on a second thread does more than it costs. */
const FILES_PER_WORKER = 100;

/**
 * Quality of brotli. On pages of this site the best one makes files a tenth smaller than the fast one and
 * takes forty times as long; the fast one is a tenth smaller than gzip.
 */
const BROTLI_QUALITY = { fast: 5, best: constants.BROTLI_MAX_QUALITY } as const;

export interface CompressOptions {
  publicDir: string;
  /** Keeps the best forms by the hash of their content, so that only new content costs time. */
  cacheDir: string;
  /** `fast` takes the best form only where the cache has it. */
  effort: keyof typeof BROTLI_QUALITY;
}

export interface CompressResult {
  /** How many files have compressed forms. */
  files: number;
  /** How many of them the cache had in their best form. */
  cached: number;
}

/** What a worker knows of its work. */
export interface CompressWork extends CompressOptions {
  quality: number;
  minBytes: number;
  /** Hashes of the content that the cache has in its best form. */
  known: ReadonlySet<string>;
  before: CompressState;
}

/** What a worker tells of a file. */
export interface ReadFile {
  file: string;
  /** When the content that was read had been written. */
  mtimeMs: number;
  /** Nothing for a file that is too small. */
  compressed?: {
    /** Hash of its content. */
    entry: string;
    /** Was its best form in the cache? */
    isKnown: boolean;
    state: string;
  };
}

interface CompressedFile extends NonNullable<ReadFile['compressed']> {
  file: string;
}

/** A folder that is being compressed while its files are still written. */
export interface Compression {
  /** Takes files that will hardly change any more, and begins to work on them. */
  add(files: readonly string[]): void;
  /** Does all that is left, and removes the forms of files that are gone. @throws what reading or writing threw */
  finish(): Promise<CompressResult>;
}

/** Puts a `.br` and a `.gz` beside each text file that is worth it, and removes those of earlier builds. */
export function compressFiles(options: CompressOptions): Promise<CompressResult> {
  return startCompression(options).finish();
}

/** Begins to do the work of `compressFiles`. */
export function startCompression(options: CompressOptions): Compression {
  const { publicDir, cacheDir, effort } = options;
  const prepared = prepare(options);
  const workers: Worker[] = [];
  const queue: string[] = [];
  const taken = new Set<string>();
  const read = new Map<string, ReadFile>();
  let ahead: Promise<unknown> = prepared;

  function take(files: readonly string[]): void {
    const fresh = files.filter((file) => isCompressible(file) && !taken.has(file));
    for (const file of fresh) taken.add(file);
    queue.push(...fresh);
  }

  /** Lets one worker work until nothing is left. */
  async function work(index: number): Promise<void> {
    const workerData = await prepared;
    while (queue.length > 0) {
      const worker = (workers[index] ??= new Worker(path.resolve(WORKER_FILE), { workerData }));
      for (const result of await compressIn(worker, queue.splice(0, FILES_PER_MESSAGE)))
        read.set(result.file, result);
    }
  }

  function add(files: readonly string[]): void {
    take(files);
    ahead = ahead.then(() => work(0));
    // Told to who finishes.
    ahead.catch(() => undefined);
  }

  async function finish(): Promise<CompressResult> {
    try {
      const all = await listFiles(publicDir);
      take(all);
      const count = Math.min(
        os.availableParallelism(),
        MAX_WORKERS,
        Math.ceil(queue.length / FILES_PER_WORKER),
      );
      const others = Array.from({ length: Math.max(0, count - 1) }, (_, index) => work(index + 1));
      await Promise.all([ahead.then(() => work(0)), ...others]);
      const changed = await writtenSince(publicDir, ofThese(read, all));
      // Forms of another content would else pass for those of an earlier build.
      await removeAll(changed.map((file) => path.join(publicDir, `${file}.br`)));
      queue.push(...changed);
      await work(0);
      const results = compressedOf(ofThese(read, all));
      const { known } = await prepared;
      if (effort === 'best') await keepBest(options, results, known);
      await writeWhole(stateFile(cacheDir), JSON.stringify(stateOf(results)));
      const forms = new Set(results.flatMap(({ file }) => [`${file}.br`, `${file}.gz`]));
      const stale = all.filter((file) => isCompressedForm(file) && !forms.has(file));
      await removeAll(stale.map((file) => path.join(publicDir, file)));
      return { files: results.length, cached: results.filter(({ isKnown }) => isKnown).length };
    } finally {
      await Promise.all(workers.map((worker) => worker.terminate()));
    }
  }

  return { add, finish };
}

/** What earlier runs left in the cache, and what the workers are to do. */
async function prepare(options: CompressOptions): Promise<CompressWork> {
  const { cacheDir, effort } = options;
  await fs.mkdir(cacheDir, { recursive: true });
  const known = new Set(await fs.readdir(cacheDir));
  const before = await takeState(cacheDir);
  return { ...options, quality: BROTLI_QUALITY[effort], minBytes: COMPRESS_MIN_BYTES, known, before };
}

/** The process waits for a worker only while it works. */
async function compressIn(worker: Worker, files: readonly string[]): Promise<ReadFile[]> {
  worker.ref();
  worker.postMessage(files);
  const [results] = (await once(worker, 'message')) as [ReadFile[]];
  worker.unref();
  return results;
}

const ofThese = (read: ReadonlyMap<string, ReadFile>, files: readonly string[]): ReadFile[] =>
  files.flatMap((file) => read.get(file) ?? []);

/** Files that were written again after they had been read. */
async function writtenSince(publicDir: string, files: readonly ReadFile[]): Promise<string[]> {
  const changed = await mapLimited(files, FILES_AT_ONCE, async ({ file, mtimeMs }) => {
    const now = await fs.stat(path.join(publicDir, file));
    return now.mtimeMs !== mtimeMs;
  });
  return files.filter((_, index) => changed[index]).map(({ file }) => file);
}

const compressedOf = (files: readonly ReadFile[]): CompressedFile[] =>
  files.flatMap(({ file, compressed }) => (compressed ? [{ file, ...compressed }] : []));

/** Keeps new best forms in the cache, and those only that are still of use. */
async function keepBest(
  { publicDir, cacheDir }: CompressOptions,
  results: readonly CompressedFile[],
  known: ReadonlySet<string>,
): Promise<void> {
  const used = new Set(results.map(({ entry }) => entry));
  await mapLimited(results, FILES_AT_ONCE, async ({ file, entry, isKnown }) => {
    if (!isKnown)
      await writeWhole(path.join(cacheDir, entry), await fs.readFile(path.join(publicDir, `${file}.br`)));
  });
  await removeAll([...known].filter((entry) => !used.has(entry)).map((entry) => path.join(cacheDir, entry)));
}

/** Content and quality that the forms of each file were made of, so that the same are not made again. */
type CompressState = Record<string, string>;

const stateOf = (results: readonly CompressedFile[]): CompressState =>
  Object.fromEntries(results.map(({ file, state }) => [file, state]));

const stateFile = (cacheDir: string): string => `${cacheDir}.json`;

/** Takes the state away with it: a run that is killed must not leave one that is no longer true. */
async function takeState(cacheDir: string): Promise<CompressState> {
  try {
    const state = JSON.parse(await fs.readFile(stateFile(cacheDir), 'utf8')) as CompressState;
    await fs.rm(stateFile(cacheDir));
    return state;
  } catch {
    return {};
  }
}

/** Whether a file is the compressed form of another. */
function isCompressedForm(file: string): boolean {
  const name = /^(.+)\.(?:br|gz)$/.exec(file)?.[1];
  return name !== undefined && isCompressible(name);
}

async function removeAll(files: readonly string[]): Promise<void> {
  await mapLimited(files, FILES_AT_ONCE, (file) => fs.rm(file, { force: true }));
}
