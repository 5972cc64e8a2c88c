import { withLock } from '../content/withLock';
import { compressFiles } from './compressFiles';
import { finishSteps } from './finishSteps';
import { PUBLIC_DIR } from './writePublicFiles';

const LOCK_DIR = '.cache/stored-texts';
/** The lock is not renewed while an index is built: 10 s for the records of 5,000 pages. */
const LOCK_STALE_MS = 60_000;

/**
 * Writes and compresses what the features make from the stored pages alone. Runs in a process of its own while Gatsby
 * bundles, and once more in `finish`, which then only waits for it and reads its caches.
 */
export function writeStoredTexts(): Promise<void> {
  return withLock(
    LOCK_DIR,
    async () => {
      const files: string[] = [];
      for (const { stored } of finishSteps.all()) files.push(...((await stored?.(PUBLIC_DIR)) ?? []));
      await compressFiles(PUBLIC_DIR, { files });
    },
    LOCK_STALE_MS,
  );
}
