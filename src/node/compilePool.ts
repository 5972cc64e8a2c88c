import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { CompiledDocument } from '../model/compiledDocument';
import type { Locale } from '../model/locale';
import type { CompileOptions, DocumentInput } from './markdown/compileDocument';
import { bundleForNode } from './bundleForNode.mjs';
import { failedDocument } from './markdown/failedDocument';

export interface PoolOptions {
  root: string;
  workers?: number;
  /** How long one document may take. */
  timeLimitMs?: number;
}

const WORKER_FILE = 'src/node/markdown/compileWorker.ts';
/** Below the project, so that Node finds its packages from there. */
const WORKER_BUNDLE = '.cache/compiled/compileWorker.mjs';
const MAX_WORKERS = 4;
const DOCUMENTS_PER_WORKER = 100;
const TIME_LIMIT_MS = 120_000;
const START_LIMIT_MS = 60_000;

/** Room for short-lived objects: a document's trees fit, so that fewer of them are moved around. */
const YOUNG_GENERATION_MB = 64;

type Options = Readonly<Record<Locale, CompileOptions>>;

/** What a worker sends: that it is ready, or a document. */
export type WorkerMessage = 'ready' | { document: CompiledDocument };

/**
 * Compiles documents in worker threads; one that takes too long becomes a page that says so.
 * Undefined when no worker can be started, so that the caller compiles in its own thread.
 */
export async function compileInWorkers(
  inputs: readonly DocumentInput[],
  options: Options,
  pool: PoolOptions,
): Promise<CompiledDocument[] | undefined> {
  const file = await bundleWorker(pool.root);
  if (file === undefined) return undefined;
  const count = Math.max(
    1,
    Math.min(
      pool.workers ?? os.availableParallelism(),
      MAX_WORKERS,
      Math.ceil(inputs.length / DOCUMENTS_PER_WORKER),
    ),
  );
  const results: (CompiledDocument | undefined)[] = [];
  let next = 0;
  const take = (): number | undefined => (next < inputs.length ? next++ : undefined);
  const limit = pool.timeLimitMs ?? TIME_LIMIT_MS;
  const lanes = Array.from({ length: count }, () => runLane({ file, inputs, options, take, results, limit }));
  await Promise.all(lanes);
  return results.length === inputs.length && results.every(Boolean)
    ? (results as CompiledDocument[])
    : undefined;
}

/** The file that a worker runs; undefined when it cannot be made. */
async function bundleWorker(root: string): Promise<string | undefined> {
  const source = path.join(root, WORKER_FILE);
  const outfile = path.join(root, WORKER_BUNDLE);
  if (!fs.existsSync(source)) return undefined;
  try {
    await bundleForNode(source, outfile);
    return outfile;
  } catch {
    return undefined;
  }
}

interface Lane {
  file: string;
  inputs: readonly DocumentInput[];
  options: Options;
  take(): number | undefined;
  results: (CompiledDocument | undefined)[];
  limit: number;
}

/** One worker after another, until no document is left; a worker that hangs or dies is replaced. */
async function runLane(lane: Lane): Promise<void> {
  let worker = await startWorker(lane);
  for (let index = worker && lane.take(); worker && index !== undefined; index = lane.take()) {
    const input = lane.inputs[index];
    if (!input) break;
    worker.postMessage(input);
    const message: WorkerMessage | undefined = await nextMessage(worker, lane.limit);
    if (message !== undefined && message !== 'ready') {
      lane.results[index] = message.document;
      continue;
    }
    lane.results[index] = failedDocument(
      input,
      `the page takes longer than ${Math.round(lane.limit / 1000)} seconds to compile`,
    );
    await worker.terminate();
    worker = await startWorker(lane);
  }
  await worker?.terminate();
}

async function startWorker({ file, options }: Lane): Promise<Worker | undefined> {
  const worker = new Worker(file, {
    workerData: options,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
  });
  const message = await nextMessage(worker, START_LIMIT_MS);
  if (message === 'ready') return worker;
  await worker.terminate();
  return undefined;
}

/** The next message of a worker, or undefined when it fails or says nothing in time. */
function nextMessage(worker: Worker, limit: number): Promise<WorkerMessage | undefined> {
  return new Promise((resolve) => {
    const done = (message?: WorkerMessage): void => {
      clearTimeout(timer);
      worker.off('message', done).off('error', fail).off('exit', fail);
      resolve(message);
    };
    const fail = (): void => done();
    const timer = setTimeout(fail, limit);
    worker.on('message', done).on('error', fail).on('exit', fail);
  });
}
