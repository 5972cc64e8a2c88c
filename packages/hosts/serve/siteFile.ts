import fs from 'node:fs/promises';
import path from 'node:path';
import { COMPRESS_MIN_BYTES, isCompressible } from '../rules/hostRules';
import type { Encoding, Validators } from './negotiate';

/** A file of the site on disk. */
export interface SiteFile extends Validators {
  file: string;
  bytes: number;
  /** Whether the build compresses this type. */
  compressible: boolean;
}

/** The first path that is an existing file of the site. */
export async function findFile(dir: string, candidates: readonly string[]): Promise<SiteFile | null> {
  for (const candidate of candidates) {
    const file = path.join(dir, candidate);
    const stat = await fs.stat(file).catch(() => null);
    if (!stat?.isFile()) continue;
    return {
      file,
      bytes: stat.size,
      modified: stat.mtime,
      etag: `W/"${stat.size.toString(36)}-${Math.floor(stat.mtimeMs).toString(36)}"`,
      compressible: stat.size >= COMPRESS_MIN_BYTES && isCompressible(file),
    };
  }
  return null;
}

/** The precompressed variant of a file, unless it is older than the file. */
export async function findVariant(
  { file, modified }: SiteFile,
  { ending }: Encoding,
): Promise<SiteFile | null> {
  const variant = await findFile('', [`${file}.${ending}`]);
  return variant && variant.modified >= modified ? variant : null;
}
