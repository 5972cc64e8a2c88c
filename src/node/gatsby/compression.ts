import { subscribe } from 'node:diagnostics_channel';
import { COMPRESS_CACHE_DIR, startCompression, type Compression } from '../hosts/compressFiles';
import { pageDataFile, pageFile } from '../pageFiles';
import { PUBLIC } from './writePublicFiles';

let running: Compression | undefined;

/** The compression of the published folder in this build; the first call begins it. */
export function compression(): Compression {
  running ??= startCompression({ publicDir: PUBLIC, cacheDir: COMPRESS_CACHE_DIR, effort: 'fast' });
  return running;
}

/** Compresses pages while others are drawn: drawing takes one core. */
export function compressDrawnPages(): void {
  // Where other processes draw (`scripts/pageRenderer.mjs`), nothing is told, and all is done at the end.
  subscribe('idmp-docs.pages-drawn', (paths) => {
    compression().add((paths as string[]).flatMap((page) => [pageFile(page), pageDataFile(page)]));
  });
}
