import { compressFiles } from '@idmp/hosts';
import { finishSteps } from './finishSteps';
import { PUBLIC_DIR } from './writePublicFiles';

/**
 * Writes and compresses what the features make from the stored pages alone. Runs in a process of its own while Gatsby
 * bundles, and once more in `finish`, which then only reads its caches.
 */
export async function writeStoredTexts(): Promise<void> {
  const files: string[] = [];
  for (const { stored } of finishSteps.all()) files.push(...((await stored?.(PUBLIC_DIR)) ?? []));
  await compressFiles(PUBLIC_DIR, { files });
}
