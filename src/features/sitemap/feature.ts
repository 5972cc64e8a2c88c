import type { BuildFeature } from '../../gatsby/buildFeature';
import { writeDiscoveryFiles } from './build/writeDiscoveryFiles';

/** Sitemap, `robots.txt` and `security.txt`. */
export const sitemap = {
  name: 'sitemap',
  ownNames: ['sitemap.xml', 'robots.txt', 'security.txt', '.well-known'],
  finish: { write: writeDiscoveryFiles },
} satisfies BuildFeature;
