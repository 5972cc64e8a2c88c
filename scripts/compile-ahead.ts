/** Compiles all pages to the store, in a process of its own that `beginCompiling.mjs` starts. */
import './loadEnv';
import { compilePages, DOCUMENTS_DIR, readCompileInput, withLock } from '@idmp/markdown';
import { runMain } from './runCommand';

/** Up to this number of files, worker threads would start for longer than they save while Gatsby uses a core. */
const ONE_THREAD_MAX_FILES = 200;

// Ends with the build that started it.
process.once('disconnect', () => process.exit());
process.channel?.unref();

runMain(() =>
  withLock(DOCUMENTS_DIR, async () => {
    const { sources, compile } = await readCompileInput({ root: process.cwd(), cacheDir: DOCUMENTS_DIR });
    const isSmall = sources.length <= ONE_THREAD_MAX_FILES;
    await compilePages(sources, { ...compile, ...(isSmall && { workers: 0 }) });
  }),
);
