import os from 'node:os';
import path from 'node:path';
import type { CompiledDocument } from '../../model/compiledDocument';
import type { Locale } from '../../model/locale';
import type { CompileOptions, DocumentInput } from '../markdown/compileDocument';

/** Compiles documents in worker threads, as many as there are cores unless told otherwise; keeps their order. */
export async function compileInWorkers(
  inputs: readonly DocumentInput[],
  options: Readonly<Record<Locale, CompileOptions>>,
  workers = os.availableParallelism(),
): Promise<CompiledDocument[]> {
  const { Tinypool } = await import('tinypool');
  const pool = new Tinypool({
    filename: path.resolve('src/node/markdown/compileWorker.ts'),
    execArgv: ['--import', 'tsx'],
    workerData: options,
    minThreads: workers,
    maxThreads: workers,
  });
  try {
    return await Promise.all(inputs.map((input) => pool.run(input) as Promise<CompiledDocument>));
  } finally {
    await pool.destroy();
  }
}
