import type { CreateDevServerArgs, BuildArgs } from 'gatsby';
import { buildFeatures, type DevelopApp } from '../build/buildFeature';
import { messageOf } from '@idmp/files';
import { finish } from '../build/finish';
import { gatsbyPatches } from './onPreBootstrap';

export { createPages } from './createPages';
export { createResolvers } from './createResolvers';
export { createSchemaCustomization } from './createSchemaCustomization';
export { onCreateNode } from './onCreateNode';
export { onCreatePage } from './onCreatePage';
export { onCreateWebpackConfig } from './onCreateWebpackConfig';
export { onPreBootstrap } from './onPreBootstrap';
export { sourceNodes } from './sourceNodes';

/** Serves in development what the features build on request. */
export async function onCreateDevServer({ app }: CreateDevServerArgs): Promise<void> {
  for (const { developServer } of buildFeatures.all()) await developServer?.(app as DevelopApp);
}

/** Finishes the site from this API, so that a plain `gatsby build` is complete too. */
export async function onPostBuild({ reporter, basePath }: BuildArgs): Promise<void> {
  if (process.env['PATH_PREFIX'] && basePath === '')
    reporter.warn(
      'PATH_PREFIX has no effect: the site is built for the root of its host. For its path: npm run build -- --prefix-paths',
    );
  await finish(reporter).catch((error: unknown) => {
    throw new Error(messageOf(error), { cause: error });
  });
}

/** Patches Gatsby before it reads anything. */
export function onPreInit(): void {
  for (const { patchGatsby } of gatsbyPatches.all()) patchGatsby();
}
