// Start of the thread; plain JavaScript, as no loader for TypeScript is there yet.
import path from 'node:path';
import { parentPort } from 'node:worker_threads';
import { bundleForNode } from '../bundleForNode.mjs';

const ENTRY = 'src/node/siteThread/thread.ts';
/** Gatsby keeps this folder when it empties its cache. */
const BUNDLE = '.cache/compiled/siteThread.mjs';

try {
  const file = path.resolve(BUNDLE);
  await bundleForNode(path.resolve(ENTRY), file);
  await import(file);
} catch (error) {
  parentPort.on('message', ({ id }) => parentPort.postMessage({ id, type: 'failed', error }));
}
