import type { CreateDevServerArgs } from 'gatsby';
import { siteExtensions, type DevelopApp } from './siteFiles';

/** Serves in development what the features build on request. */
export async function onCreateDevServer({ app }: CreateDevServerArgs): Promise<void> {
  for (const { developServer } of siteExtensions.all()) await developServer?.(app as DevelopApp);
}
