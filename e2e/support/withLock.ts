import { mkdir } from 'node:fs/promises';
import { lock } from 'proper-lockfile';

const STALE_MS = 10_000;
const RETRY_MS = 100;
const RETRIES = 6_000;

/**
 * Runs a task while holding the lock of the folder; runs it unlocked if the lock cannot be created.
 * @param stale - milliseconds until the lock of a dead process expires; longer than the task blocks its thread
 */
export async function withLock<T>(folder: string, task: () => Promise<T>, stale = STALE_MS): Promise<T> {
  const release = await acquire(folder, stale);
  try {
    return await task();
  } finally {
    await release().catch(() => undefined);
  }
}

async function acquire(folder: string, stale: number): Promise<() => Promise<void>> {
  try {
    await mkdir(folder, { recursive: true });
    return await lock(folder, {
      stale,
      // A stalled process may lose the lock. That is harmless: both then write the same files.
      onCompromised: () => undefined,
      retries: { retries: RETRIES, minTimeout: RETRY_MS, maxTimeout: RETRY_MS },
    });
  } catch {
    return () => Promise.resolve();
  }
}
