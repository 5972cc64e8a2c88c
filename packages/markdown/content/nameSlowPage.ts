import { Worker } from 'node:worker_threads';

const SLOW_MS = 10_000;
/** In a thread of its own, as the one that compiles is busy; it writes by itself for the same reason. */
const WATCH = `
const { parentPort } = require('node:worker_threads');
const { writeSync } = require('node:fs');
const timers = new Map();
parentPort.on('message', ({ file, ms }) => {
  clearTimeout(timers.get(file));
  timers.delete(file);
  const text = file + ' is still being compiled after ' + ms / 1000 + ' s: shorten or split what is unusual in it.\\n';
  if (ms !== undefined) timers.set(file, setTimeout(() => writeSync(2, text), ms));
});`;

let watcher: Worker | undefined;

function watch(file: string, ms?: number): void {
  if (!watcher) {
    watcher = new Worker(WATCH, { eval: true });
    watcher.on('error', () => undefined);
    watcher.unref();
  }
  watcher.postMessage({ file, ms });
}

/** Compiles a page, and names it on the terminal while that takes long. */
export async function nameIfSlow<T>(file: string, compile: () => Promise<T>, slowMs = SLOW_MS): Promise<T> {
  watch(file, slowMs);
  try {
    return await compile();
  } finally {
    watch(file);
  }
}
