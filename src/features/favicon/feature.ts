import type { BuildFeature } from '../../gatsby/buildFeature';
import { writeFavicon } from './build/writeFavicon';

/** `favicon.ico` for programs that do not read `favicon.svg`. */
export const favicon = {
  name: 'favicon',
  ownNames: ['favicon.ico'],
  finish: { write: ({ publicDir, root }) => writeFavicon(publicDir, root) },
} satisfies BuildFeature;
