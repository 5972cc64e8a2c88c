import type { BuildFeature } from '../../core/feature/buildFeature';
import { CHANGES, writeFeeds } from './build/writeFeeds';

/** Feeds of the releases and of changed pages. */
export const feeds = {
  name: 'feeds',
  ownNames: [CHANGES],
  finish: {
    write: (context) =>
      writeFeeds(context.publicDir, context, context.pages).catch((error: unknown) => {
        context.reporter.warn(error instanceof Error ? error.message : String(error));
      }),
  },
} satisfies BuildFeature;
