import fs from 'node:fs/promises';
import path from 'node:path';
import { buildHashedScripts, buildRedirectScript } from '../html/buildScripts';
import type { Asset } from '../images';
import { writeFooterFiles } from '../writeFooterFiles';

/** Folder that Gatsby publishes. */
export const PUBLIC = 'public';

/** Writes what pages refer to besides the bundles, in a build as in the writers' server: scripts, pictures, codes. */
export async function writePublicFiles(
  { assets }: { assets: readonly Asset[] },
  basePath: string,
): Promise<void> {
  await fs.mkdir(PUBLIC, { recursive: true });
  const [hashed, redirect] = await Promise.all([buildHashedScripts(basePath), buildRedirectScript()]);
  await Promise.all([
    ...[hashed.early, hashed.notFound, redirect].map(({ file, code }) =>
      fs.writeFile(path.join(PUBLIC, file), code),
    ),
    writeFooterFiles(PUBLIC),
    ...assets.map(async (asset) => {
      const to = path.join(PUBLIC, asset.to);
      await fs.mkdir(path.dirname(to), { recursive: true });
      await ('content' in asset ? fs.writeFile(to, asset.content) : fs.copyFile(asset.from, to));
    }),
  ]);
}
