import type { CreateWebpackConfigArgs } from 'gatsby';
import type * as Bundle from '../../src/gatsby/onCreateWebpackConfig';

/** The site's own configuration of the bundler, in a plugin, so that `gatsby-node.ts` is free for another. */
export const onCreateWebpackConfig = (args: CreateWebpackConfigArgs & { basePath: string }): void =>
  (require('../../src/gatsby/onCreateWebpackConfig') as typeof Bundle).onCreateWebpackConfig(args);
