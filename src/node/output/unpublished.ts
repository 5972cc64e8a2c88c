import fs from 'node:fs/promises';
import path from 'node:path';

/** Files in the published folder that only Gatsby's next build needs. */
const NEEDED_AGAIN = '_gatsby';
/** webpack's stats; `finish` needs it when it runs again. */
export const STATS_FILE = 'webpack.stats.json';
/** Unused output of Gatsby: a second stats file, and a library that no page loads. */
const NEEDED_BY_NOBODY = ['chunk-map.json', '~partytown'];

/** Folder for the files that the next build needs, relative to the project. */
export const UNPUBLISHED_DIR = '.cache/unpublished';

/** Moves build files out of the published folder. */
export async function takeOutBuildFiles(publicDir: string, keepDir: string): Promise<void> {
  const needed = path.join(publicDir, NEEDED_AGAIN);
  const kept = path.join(keepDir, NEEDED_AGAIN);
  if (await exists(needed)) {
    await fs.rm(kept, { recursive: true, force: true });
    await fs.cp(needed, kept, { recursive: true });
  }
  const stats = path.join(publicDir, STATS_FILE);
  if (await exists(stats)) {
    await fs.mkdir(keepDir, { recursive: true });
    await fs.copyFile(stats, path.join(keepDir, STATS_FILE));
  }
  await Promise.all(
    [NEEDED_AGAIN, STATS_FILE, ...NEEDED_BY_NOBODY].map((name) =>
      fs.rm(path.join(publicDir, name), { recursive: true, force: true }),
    ),
  );
}

/** Restores the files that the last build moved, unless they exist. */
export async function putBackBuildFiles(publicDir: string, keepDir: string): Promise<void> {
  const kept = path.join(keepDir, NEEDED_AGAIN);
  const needed = path.join(publicDir, NEEDED_AGAIN);
  if ((await exists(kept)) && !(await exists(needed))) await fs.cp(kept, needed, { recursive: true });
}

async function exists(file: string): Promise<boolean> {
  return fs.access(file).then(
    () => true,
    () => false,
  );
}
