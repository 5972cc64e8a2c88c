import { mkdir } from 'node:fs/promises';
import { lock } from 'proper-lockfile';

/** Locks of dead processes expire after this time. */
const STALE_MS = 10_000;
const RETRY_MS = 100;
const RETRIES = 6_000;

/** Runs a task while holding the lock of the folder; runs it unlocked if the lock cannot be created. */
export async function withLock<T>(folder: string, task: () => Promise<T>): Promise<T> {
  const release = await acquire(folder);
  try {
    return await task();
  } finally {
    await release().catch(() => undefined);
  }
}

async function acquire(folder: string): Promise<() => Promise<void>> {
  try {
    await mkdir(folder, { recursive: true });
    return await lock(folder, {
      stale: STALE_MS,
      // A stalled process may lose the lock. That is harmless: both then compile the same documents to the same files.
      onCompromised: () => undefined,
      retries: { retries: RETRIES, minTimeout: RETRY_MS, maxTimeout: RETRY_MS },
    });
  } catch {
    return () => Promise.resolve();
  }
}
