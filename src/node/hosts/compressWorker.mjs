// Compresses files one after another; plain JavaScript, so that the thread starts at once. All of it waits for the
// disk in place: threads that only compress have nothing else to do, and leave Node's own to the rest of the build.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** @type {import('./compressFiles').CompressWork} */
const { publicDir, cacheDir, effort, quality, minBytes, known, before } = workerData;
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;

parentPort.on('message', (files) => parentPort.postMessage(files.map(compress)));

/** @returns {import('./compressFiles').ReadFile} */
function compress(file) {
  const source = path.join(publicDir, file);
  // Before the file is read: what is written meanwhile counts as later.
  const { mtimeMs } = statSync(source);
  const bytes = readFileSync(source);
  if (bytes.length < minBytes) return { file, mtimeMs };
  const entry = createHash('sha1').update(bytes).digest('hex');
  const isKnown = known.has(entry);
  const state = `${entry} ${isKnown ? 'best' : effort}`;
  const isDone = state === before[file] && existsSync(`${source}.br`) && existsSync(`${source}.gz`);
  if (!isDone) {
    writeFileSync(`${source}.gz`, gzipSync(bytes));
    writeFileSync(`${source}.br`, isKnown ? readFileSync(path.join(cacheDir, entry)) : brotli(bytes));
  }
  return { file, mtimeMs, compressed: { entry, isKnown, state } };
}

function brotli(bytes) {
  return brotliCompressSync(bytes, {
    params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
  });
}
