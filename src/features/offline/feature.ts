import type { BuildFeature } from '../../gatsby/buildFeature';
import { OFFLINE_FOLDER, withdrawDownloads } from './build/offerDownloads';

/** The whole site in one file. A release offers it; a later build withdraws it. */
export const offline = {
  name: 'offline',
  ownNames: [OFFLINE_FOLDER],
  finish: { clear: withdrawDownloads },
} satisfies BuildFeature;
