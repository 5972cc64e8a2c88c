import type { BuildFeature } from '../../core/feature/buildFeature';
import { withdrawDownloads } from './build/offerDownloads';

/** The whole site in one file. A release offers it; a later build withdraws it. */
export const offline = {
  name: 'offline',
  finish: { clear: withdrawDownloads },
} satisfies BuildFeature;
