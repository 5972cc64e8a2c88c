import fs from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { type ContentProblem, groupBy, report } from '@idmp/model';
import type { ScaledImage } from '@idmp/content';
import { copyIfChanged, FILES_AT_ONCE, mapLimited, writeWhole } from '@idmp/files';
import { encodeWidths } from './encodeWidths';

/** Encoded images by name, which contains a hash; below the folder that Gatsby does not empty. */
const CACHE_DIR = '.cache/compiled/images';
/** The pixels of each are in memory. */
const AT_ONCE = Math.min(availableParallelism(), 4);

/** An image, and the copies that are wanted of it. */
type Copies = [from: string, copies: ScaledImage[]];

/**
 * Writes scaled WebP copies of images below a folder; each is encoded once and then copied from a cache, which is kept
 * where none are wanted. Returns a problem for each damaged image, whose copies have its own bytes.
 */
export async function writeImageVariants(
  images: readonly ScaledImage[],
  publicDir: string,
  cacheDir = CACHE_DIR,
): Promise<ContentProblem[]> {
  if (images.length === 0) return [];
  await fs.mkdir(cacheDir, { recursive: true });
  const cached = new Set(await fs.readdir(cacheDir));
  const nameOf = ({ to }: ScaledImage): string => path.basename(to);
  const encode = async ([from, copies]: Copies, onError: (error: unknown) => void): Promise<void> => {
    const widths = copies.map(({ width }) => width);
    const encoded = await encodeWidths(from, widths).catch(onError);
    for (const copy of copies) {
      const bytes = encoded?.get(copy.width);
      if (bytes) await writeWhole(path.join(cacheDir, nameOf(copy)), bytes);
    }
  };
  const missing = [...groupBy(images, ({ from }) => from)].filter(
    ([, copies]) => !copies.every((copy) => cached.has(nameOf(copy))),
  );
  const failed = new Set<Copies>();
  await mapLimited(missing, AT_ONCE, (copies) => encode(copies, () => void failed.add(copies)));
  const problems = new Map<string, ContentProblem>();
  // The encoder has one error message for all images at work: that of an image is only sure if it is alone.
  for (const copies of missing.filter((each) => failed.has(each)))
    await encode(copies, (error) => void problems.set(copies[0], damaged(copies[0], error)));
  await mapLimited(images, FILES_AT_ONCE, (image) =>
    copyIfChanged(
      problems.has(image.from) ? image.from : path.join(cacheDir, nameOf(image)),
      path.join(publicDir, image.to),
    ),
  );
  const used = new Set(images.map(nameOf));
  const stale = [...cached].filter((name) => !used.has(name));
  await Promise.all(stale.map((name) => fs.rm(path.join(cacheDir, name), { force: true })));
  return [...problems.values()];
}

function damaged(file: string, error: unknown): ContentProblem {
  const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
  return report('damaged-image', { file, line: 1 }, { reason });
}
