import type { BuildFeature } from '../../build/buildFeature';
import { releaseChapters } from './build/feedFiles';
import { writeFeeds } from './build/feedFiles';

/** Feeds of the releases. */
export const feeds = {
  name: 'feeds',
  siteFiles: ({ pages }) => ({ bundled: { 'feeds.json': JSON.stringify(releaseChapters(pages)) } }),
  finish: {
    write: (context) =>
      writeFeeds(context.publicDir, context, context.pages).catch((error: unknown) => {
        context.reporter.warn(error instanceof Error ? error.message : String(error));
      }),
  },
} satisfies BuildFeature;
