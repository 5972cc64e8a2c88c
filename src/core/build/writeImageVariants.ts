import fs from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { fault, type ContentProblem } from '../model/problem';
import type { ScaledImage } from '../content/images';
import { copyIfChanged } from '../files/copyIfChanged';
import { mapLimited } from '../files/mapLimited';
import { writeWhole } from '../files/writeWhole';

/** Encoded images by name, which contains a hash; below the folder that Gatsby does not empty. */
const CACHE_DIR = '.cache/compiled/images';
/** The encoder uses threads of its own. */
const AT_ONCE = 2;
const LOSSY = { quality: 80, smartSubsample: true };

/**
 * Writes scaled WebP copies of images below a folder; each is encoded once and then copied from a cache. Returns a
 * problem for each damaged image, whose copies have its own bytes.
 */
export async function writeImageVariants(
  images: readonly ScaledImage[],
  publicDir: string,
  cacheDir = CACHE_DIR,
): Promise<ContentProblem[]> {
  const problems = new Map<string, ContentProblem>();
  await fs.mkdir(cacheDir, { recursive: true });
  const cached = new Set(await fs.readdir(cacheDir));
  await mapLimited(images, AT_ONCE, async ({ from, to, width }) => {
    const name = path.basename(to);
    const target = path.join(publicDir, to);
    const file = path.join(cacheDir, name);
    if (!cached.has(name)) {
      const encoded = await encode(from, width).catch((error: unknown) => {
        problems.set(from, damaged(from, error));
      });
      if (!encoded) return copyIfChanged(from, target);
      await writeWhole(file, encoded);
    }
    await copyIfChanged(file, target);
  });
  const used = new Set(images.map(({ to }) => path.basename(to)));
  const stale = [...cached].filter((name) => !used.has(name));
  await Promise.all(stale.map((name) => fs.rm(path.join(cacheDir, name), { force: true })));
  return [...problems.values()];
}

/** Screenshots are often smaller without loss, photos never are. */
async function encode(from: string, width: number): Promise<Buffer> {
  const image = sharp(from, { failOn: 'error' }).autoOrient().resize({ width });
  const lossy = await image.clone().webp(LOSSY).toBuffer();
  if (!/\.png$/i.test(from)) return lossy;
  const lossless = await image.clone().webp({ lossless: true }).toBuffer();
  return lossless.length < lossy.length ? lossless : lossy;
}

function damaged(file: string, error: unknown): ContentProblem {
  const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return fault(file, 1, 'damaged-image', `the image cannot be decoded: ${reason}`, 'save it again');
}
