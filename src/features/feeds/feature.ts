import type { BuildFeature } from '../../core/feature/buildFeature';
import { releaseChapters } from './build/releaseChapters';
import { writeFeeds } from './build/writeFeeds';

/** Feeds of the releases and of changed pages. */
export const feeds = {
  name: 'feeds',
  siteFiles: ({ pages }) => ({ bundled: { 'feeds.json': JSON.stringify(releaseChapters(pages)) } }),
  finish: {
    write: ({ publicDir, siteUrl, pathPrefix, pages, reporter }) =>
      writeFeeds(publicDir, siteUrl + pathPrefix, pages).catch((error: unknown) => {
        reporter.warn(error instanceof Error ? error.message : String(error));
      }),
  },
} satisfies BuildFeature;
