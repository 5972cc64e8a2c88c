import type { BuildFeature } from '../../core/feature/buildFeature';
import { writeDiscoveryFiles } from './build/writeDiscoveryFiles';

/** Sitemap, `robots.txt` and `security.txt`. */
export const sitemap = {
  name: 'sitemap',
  finish: { write: writeDiscoveryFiles },
} satisfies BuildFeature;
