// Start of the thread: makes one JavaScript file of its sources, which Node starts much faster than many TypeScript ones.
import path from 'node:path';
import { parentPort } from 'node:worker_threads';
import { build } from 'esbuild';

const ENTRY = 'src/node/siteThread/thread.ts';
/** Below the project, so that Node finds its packages from there; Gatsby keeps this folder when it empties its cache. */
const BUNDLE = '.cache/compiled/siteThread.mjs';

try {
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
} catch (error) {
  parentPort.on('message', ({ id }) => parentPort.postMessage({ id, type: 'failed', error }));
}
