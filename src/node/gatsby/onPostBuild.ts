import type { BuildArgs } from 'gatsby';
import { finish } from '../output/finish';

/** Finishes the site; in here, so that a plain `gatsby build` gives a complete one. */
export async function onPostBuild({ reporter }: BuildArgs): Promise<void> {
  await finish(reporter);
}
