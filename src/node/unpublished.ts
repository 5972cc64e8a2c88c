import fs from 'node:fs/promises';
import path from 'node:path';

/** What Gatsby leaves in the published folder for its next build only. */
const NEEDED_AGAIN = '_gatsby';
/** What it leaves there for nobody: figures of the bundler, and a library that no page loads. */
const NEEDED_BY_NOBODY = ['webpack.stats.json', 'chunk-map.json', '~partytown'];
const COMPRESSED = ['', '.br', '.gz'];

/** Folder that keeps what the next build needs, relative to the project. */
export const UNPUBLISHED_DIR = '.cache/unpublished';

/** Takes out of the published folder what belongs to the build alone. */
export async function takeOutBuildFiles(publicDir: string, keepDir: string): Promise<void> {
  const needed = path.join(publicDir, NEEDED_AGAIN);
  const kept = path.join(keepDir, NEEDED_AGAIN);
  if (await exists(needed)) {
    await fs.rm(kept, { recursive: true, force: true });
    await fs.cp(needed, kept, { recursive: true });
  }
  const names = NEEDED_BY_NOBODY.flatMap((name) => COMPRESSED.map((form) => name + form));
  await Promise.all(
    [NEEDED_AGAIN, ...names].map((name) =>
      fs.rm(path.join(publicDir, name), { recursive: true, force: true }),
    ),
  );
}

/** Puts back what the last build kept, unless it is there. */
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
