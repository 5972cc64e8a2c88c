import fs from 'node:fs/promises';
import path from 'node:path';
import type { ContentProblem } from '@idmp/model';
import type { Asset } from '@idmp/content';
import { copyIfChanged, FILES_AT_ONCE, mapLimited, writeIfChanged } from '@idmp/files';
import { removeUnlisted } from '@idmp/hosts';
import { writeImageVariants } from './writeImageVariants';
import { writeFooterFiles } from './footerFiles';

/** Output folder of Gatsby. */
export const PUBLIC_DIR = 'public';

/** Writes the other assets of pages: scripts, images, QR codes. Returns a problem for each damaged image. */
export async function writePublicFiles(assets: readonly Asset[]): Promise<ContentProblem[]> {
  await fs.mkdir(PUBLIC_DIR, { recursive: true });
  await removeUnlisted(
    PUBLIC_DIR,
    'assets',
    assets.map(({ to }) => to),
  );
  const [problems] = await Promise.all([
    writeImageVariants(
      assets.filter((asset) => 'width' in asset),
      PUBLIC_DIR,
    ),
    writeFooterFiles(PUBLIC_DIR),
    mapLimited(assets, FILES_AT_ONCE, async (asset) => {
      if ('width' in asset) return;
      const to = path.join(PUBLIC_DIR, asset.to);
      await ('content' in asset ? writeIfChanged(to, asset.content) : copyIfChanged(asset.from, to));
    }),
  ]);
  return problems;
}
