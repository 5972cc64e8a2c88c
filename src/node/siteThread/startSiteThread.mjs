// Plain JavaScript, and no package but Node's own: it runs before anything else of a build is loaded.
import path from 'node:path';
import { Worker } from 'node:worker_threads';

const RUNNING = Symbol.for('idmp-docs.site-thread');
const FILE = 'src/node/siteThread/worker.mjs';
/** Room for short-lived objects, in megabytes: a document's trees fit, so that fewer of them are moved around. */
const YOUNG_GENERATION_MB = 64;

/**
 * Starts the thread that reads, compiles and assembles the content, so that this is done while Gatsby still loads;
 * gives the running one when there is one. The process does not wait for it.
 * @param {import('./messages').EarlyRequest} early what it begins with
 * @returns {Worker}
 */
export function startSiteThread(early) {
  globalThis[RUNNING] ??= startWorker(early);
  return globalThis[RUNNING];
}

function startWorker(early) {
  const worker = new Worker(path.resolve(FILE), {
    workerData: early,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
  });
  worker.unref();
  worker.once('exit', () => delete globalThis[RUNNING]);
  return worker;
}
