// Plain JavaScript: it runs before any loader for TypeScript is there.
import path from 'node:path';
import process from 'node:process';
import { isMainThread, Worker } from 'node:worker_threads';

const ENTRY = 'src/node/siteThread/thread.ts';
/** Below the project, so that Node finds its packages from there; Gatsby keeps this folder when it empties its cache. */
const BUNDLE = '.cache/compiled/siteThread.mjs';
const RUNNING = Symbol.for('idmp-docs.site-thread');
/** Room for short-lived objects, in megabytes: a document's trees fit, so that fewer of them are moved around. */
const YOUNG_GENERATION_MB = 64;

/**
 * Starts the thread that reads, compiles and assembles the site; the running one when there is one.
 * The process may end while it runs.
 * @param {import('./messages').SiteRequest} first what it begins with
 * @returns {Worker}
 */
export function startSiteThread(first) {
  globalThis[RUNNING] ??= startWorker(first);
  return globalThis[RUNNING];
}

function startWorker(first) {
  const worker = new Worker(new URL(import.meta.url), {
    workerData: first,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
  });
  worker.unref();
  return worker;
}

/** One JavaScript file starts much faster than many TypeScript ones. */
async function runThread() {
  const { build } = await import('esbuild');
  const outfile = path.resolve(BUNDLE);
  await build({
    entryPoints: [path.resolve(ENTRY)],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'silent',
  });
  await import(outfile);
}

if (!isMainThread) await runThread();
