import { statSync } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { COMPRESS_MIN_BYTES, isCompressible } from '../rules/hostRules';
import { listFiles, mapLimited, writeWhole } from '@idmp/files';
import { isPrivatePath } from '../rules/hostSite';
import { removeUnlisted, writtenByOthers } from './written';

/**
 * Brotli quality. On this site's pages, the best one is a tenth smaller than the fast one, but forty times as slow; the
 * fast one is a tenth smaller than gzip.
 */
const BROTLI_QUALITY = { fast: 5, best: constants.BROTLI_MAX_QUALITY } as const;
/** Search files are downloaded whole on the first query: one more second of build time makes them a tenth smaller. */
const SEARCH_FILES = /^search\//;
const SEARCH_QUALITY = 10;
/** Compression runs in libuv's thread pool; this many files keep its threads busy. */
const FILES_AT_ONCE = 8;
const VARIANTS = ['.br', '.gz'] as const;

const compress = {
  '.br': (content: Buffer, quality: number) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  '.gz': (content: Buffer) => promisify(gzip)(content),
};

const decompress = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) };

/**
 * Writes a `.br` and a `.gz` variant of each text file worth compressing, and removes variants of deleted files. Variants
 * of the same content are kept, so that those of `npm run release` (`best`) survive later builds.
 * Returns the number of compressed files.
 */
export async function compressFiles(
  publicDir: string,
  effort: keyof typeof BROTLI_QUALITY = 'fast',
): Promise<number> {
  const others = await writtenByOthers(publicDir, 'variants');
  const sources = (await publicFiles(publicDir)).filter(
    (name) =>
      isCompressible(name) &&
      isWorthCompressing(path.join(publicDir, name)) &&
      !VARIANTS.some((variant) => others.has(name + variant)),
  );
  const variants = sources.flatMap((name) => VARIANTS.map((variant) => name + variant));
  // Before they are written: what a killed build leaves is then in the list, too.
  await removeUnlisted(publicDir, 'variants', variants);
  await mapLimited(sources, FILES_AT_ONCE, async (name) => {
    const file = path.join(publicDir, name);
    const content = await fs.readFile(file);
    if (effort === 'fast' && (await isCompressed(file, content))) return;
    const quality = SEARCH_FILES.test(name) ? SEARCH_QUALITY : BROTLI_QUALITY[effort];
    for (const variant of VARIANTS)
      await writeWhole(file + variant, await compress[variant](content, quality));
  });
  return sources.length;
}

/** All files but those for hosts, which are not sent. */
async function publicFiles(publicDir: string): Promise<string[]> {
  return (await listFiles(publicDir)).filter((file) => !isPrivatePath(`/${file}`));
}

// The files were just listed: synchronous calls take a quarter of the time.
const isWorthCompressing = (file: string): boolean => statSync(file).size >= COMPRESS_MIN_BYTES;

/** Whether both variants are this content: dates do not tell, as clocks are put right and folders copied. */
async function isCompressed(file: string, content: Buffer): Promise<boolean> {
  const same = VARIANTS.map(async (variant) =>
    content.equals(await decompress[variant](await fs.readFile(file + variant))),
  );
  return (await Promise.all(same).catch(() => [false])).every(Boolean);
}
