import type { CreateDevServerArgs } from 'gatsby';
import { REPORT_ADDRESS } from '../model/problem';
import { serveReport } from './serveReport';
import { siteExtensions, type DevelopApp } from './siteFiles';
import { REPORT_FILE } from './writeSite';

/** Serves in development the problems of the content, and what the features build on request. */
export async function onCreateDevServer({ app }: CreateDevServerArgs): Promise<void> {
  (app as DevelopApp).use(REPORT_ADDRESS, serveReport(REPORT_FILE));
  for (const { developServer } of siteExtensions.all()) await developServer?.(app as DevelopApp);
}
