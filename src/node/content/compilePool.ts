import os from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import type { CompiledDocument } from '../../model/compiledDocument';
import type { Locale } from '../../model/locale';
import type { CompileOptions, DocumentInput } from '../markdown/compileDocument';

const WORKER_SOURCE = 'src/node/markdown/compileWorker.ts';
/** Inside the project, so that the worker can resolve packages. */
const WORKER_FILE = '.cache/compiled/compileWorker.mjs';

/** Compiles documents in worker threads, one per core by default; keeps their order. */
export async function compileInWorkers(
  inputs: readonly DocumentInput[],
  options: Readonly<Record<Locale, CompileOptions>>,
  workers = os.availableParallelism(),
): Promise<CompiledDocument[]> {
  await build({
    entryPoints: [WORKER_SOURCE],
    outfile: WORKER_FILE,
    bundle: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    logLevel: 'silent',
  });
  const { Tinypool } = await import('tinypool');
  const pool = new Tinypool({
    filename: path.resolve(WORKER_FILE),
    workerData: options,
    minThreads: workers,
    maxThreads: workers,
  });
  try {
    return await Promise.all(
      inputs.map((input) => pool.run(input, { name: 'compile' }) as Promise<CompiledDocument>),
    );
  } finally {
    await pool.destroy();
  }
}
