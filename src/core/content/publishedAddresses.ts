import fs from 'node:fs/promises';
import path from 'node:path';
import { CONTENT_DIR } from '../files/contentFolders';

/** File with the addresses of all pages ever published, without language, one per line. */
export const PUBLISHED_FILE = `${CONTENT_DIR}/addresses.txt`;

/** Reads the slugs of all pages ever published; undefined if not recorded. */
export async function readPublished(root: string): Promise<string[] | undefined> {
  const text = await fs.readFile(path.join(root, PUBLISHED_FILE), 'utf8').catch(() => undefined);
  return text
    ?.split('\n')
    .filter((line) => line.startsWith('/'))
    .map((line) => line.trim().slice(1));
}

/** Adds the address of a new page, if addresses are recorded. */
export async function recordAddress(root: string, slug: string): Promise<void> {
  const published = await readPublished(root);
  if (!published || published.includes(slug)) return;
  const lines = [...published, slug].sort().map((known) => `/${known}\n`);
  await fs.writeFile(path.join(root, PUBLISHED_FILE), lines.join(''));
}
