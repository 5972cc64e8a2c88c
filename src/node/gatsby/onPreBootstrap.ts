import type { ParentSpanPluginArgs } from 'gatsby';
import { reportProblems } from '../reportProblems';
import { buildEarlyScript } from '../html/buildScripts';
import { putBackBuildFiles, UNPUBLISHED_DIR } from '../unpublished';
import { writeFooterFiles } from '../writeFooterFiles';
import { writeIndexFiles } from '../writeIndexFiles';
import { siteOf } from './site';
import { writeSiteFiles } from './writeSiteFiles';

/** Checks the content before anything else, and writes what the bundler needs of it. */
export async function onPreBootstrap({
  reporter,
  basePath,
}: ParentSpanPluginArgs & { basePath: string }): Promise<void> {
  const production = process.env['gatsby_executing_command'] !== 'develop';
  const [{ site, searchFiles }, early] = await Promise.all([
    siteOf(basePath, production),
    buildEarlyScript(basePath),
  ]);
  reportProblems(site.problems, reporter);
  await Promise.all([
    writeSiteFiles(site, early),
    writeFooterFiles('public'),
    putBackBuildFiles('public', UNPUBLISHED_DIR),
  ]);
  // A build writes them at its end.
  if (!production) await writeIndexFiles(await searchFiles, 'public');
}
