import os from 'node:os';
import { bundleModule } from './bundleModule.mjs';

/** With Node's default of 16 MB, garbage collection takes a seventh of the time to compile 700 documents. */
const YOUNG_GENERATION_MB = 64;

export interface WorkerTask {
  /** TypeScript module, relative to the project; exports the function, reads `data` from `Tinypool.workerData`. */
  source: string;
  /** Name of the exported function. */
  name: string;
  data: unknown;
  /** Number of threads, one per core by default. */
  workers?: number | undefined;
}

/** Maps items with a module's function in worker threads; results keep the order. */
export async function mapInWorkers<T, R>(items: readonly T[], task: WorkerTask): Promise<R[]> {
  const { source, name, data, workers = os.availableParallelism() } = task;
  const filename = await bundleModule(source);
  const { Tinypool } = await import('tinypool');
  const pool = new Tinypool({
    filename,
    workerData: data,
    minThreads: workers,
    maxThreads: workers,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
  });
  try {
    return await Promise.all(items.map((item) => pool.run(item, { name }) as Promise<R>));
  } finally {
    await pool.destroy();
  }
}
