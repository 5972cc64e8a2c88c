import { existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';

/** Files in the published folder that only Gatsby's next build needs. */
const NEEDED_AGAIN = '_gatsby';
/** webpack's stats; `onPostBuild` needs it when it runs again. */
export const STATS_FILE = 'webpack.stats.json';
/** Unused output of Gatsby: a second stats file, and a library that no page loads. */
const NEEDED_BY_NOBODY = ['chunk-map.json', '~partytown'];

/** Folder for the files that the next build needs, relative to the project. */
export const UNPUBLISHED_DIR = '.cache/unpublished';

/** Moves build files out of the published folder. */
export async function takeOutBuildFiles(publicDir: string, keepDir: string): Promise<void> {
  for (const name of [NEEDED_AGAIN, STATS_FILE]) {
    const [needed, kept] = [path.join(publicDir, name), path.join(keepDir, name)];
    if (!existsSync(needed)) continue;
    await fs.rm(kept, { recursive: true, force: true });
    await fs.cp(needed, kept, { recursive: true });
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
  if (existsSync(kept) && !existsSync(needed)) await fs.cp(kept, needed, { recursive: true });
}
