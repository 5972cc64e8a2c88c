import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** Transfer size of a file: text with the best brotli compression. */
const weigh = (file: string): number => brotliCompressSync(readFileSync(file)).length;

/** Tracks the total size of scripts and styles that a page loads from now on. */
export function weighCode(page: Page, root: string): () => number {
  const files = new Set<string>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.ok() && /\.(js|css)$/.test(pathname)) files.add(path.join(root, pathname));
  });
  return () => [...files].reduce((total, file) => total + weigh(file), 0);
}
