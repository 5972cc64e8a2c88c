import fs from 'node:fs/promises';

/** Reads a cache file; one that is missing, damaged or made from other inputs is a cache miss. */
export async function readCache<T extends { key: string }>(
  file: string,
  key: string,
): Promise<T | undefined> {
  try {
    const cache = JSON.parse(await fs.readFile(file, 'utf8')) as T;
    return cache.key === key ? cache : undefined;
  } catch {
    return undefined;
  }
}
