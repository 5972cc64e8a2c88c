import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** Bytes of a file as a host sends it: text as brotli at its best. */
const weigh = (file: string): number => brotliCompressSync(readFileSync(file)).length;

/** Weight of the scripts and styles of a built site that a page loads from now on, as it grows. */
export function weighCode(page: Page, root: string): () => number {
  const files = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.ok() && /\.(js|css)$/.test(pathname)) files.add(path.join(root, pathname));
  });
  return () => [...files].reduce((total, file) => total + weigh(file), 0);
}
