import fs from 'node:fs/promises';
import path from 'node:path';
import { CONTENT_DIR } from '@idmp/files';

/** File with the addresses of all pages ever published, without language, one per line. */
export const PUBLISHED_FILE = `${CONTENT_DIR}/addresses.txt`;

/** Reads the slugs of all pages ever published; undefined if not recorded. */
export async function readPublished(root: string): Promise<string[] | undefined> {
  const text = await fs.readFile(path.join(root, PUBLISHED_FILE), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : slugsIn(text);
}

/** The list with the address of a new page. */
export function withAddress(text: string, slug: string): string {
  const known = slugsIn(text);
  if (known.includes(slug)) return text;
  return [...known, slug]
    .sort()
    .map((each) => `/${each}\n`)
    .join('');
}

const slugsIn = (text: string): string[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('/'))
    .map((line) => line.trim().slice(1));
