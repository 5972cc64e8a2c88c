import type { BuildFeature } from '../../core/feature/buildFeature';
import { writeFeeds } from './build/writeFeeds';

/** Feeds of the releases and of changed pages. */
export const feeds = {
  name: 'feeds',
  finish: {
    write: ({ publicDir, siteUrl, pathPrefix, pages, reporter }) =>
      writeFeeds(publicDir, siteUrl + pathPrefix, pages).catch((error: unknown) => {
        reporter.warn(error instanceof Error ? error.message : String(error));
      }),
  },
} satisfies BuildFeature;
