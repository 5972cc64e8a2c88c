import type { BuildArgs } from 'gatsby';
import { messageOf } from '@idmp/files';
import { finish } from '../build/finish';
import { aheadEnds } from './workAhead';

/** Finishes the site from this API, so that a plain `gatsby build` is complete too. */
export async function onPostBuild({ reporter }: BuildArgs): Promise<void> {
  await aheadEnds();
  await finish(reporter).catch((error: unknown) => {
    throw new Error(messageOf(error), { cause: error });
  });
}
