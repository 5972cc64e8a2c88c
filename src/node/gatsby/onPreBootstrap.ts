import type { ParentSpanPluginArgs } from 'gatsby';
import { findBackslashes } from '../checks/fileNames';
import { CONTENT_DIR } from '../contentFolders';
import { reportProblems } from '../reportProblems';
import { putBackBuildFiles, UNPUBLISHED_DIR } from '../unpublished';
import { writeFooterFiles } from '../writeFooterFiles';
import { guardDevelopServer } from './guardDevelopServer';
import { siteOf } from './site';

/** Has the content read while Gatsby lists its files; `sourceNodes` waits for it. */
export async function onPreBootstrap({
  basePath,
  reporter,
}: ParentSpanPluginArgs & { basePath: string }): Promise<void> {
  const production = process.env['gatsby_executing_command'] !== 'develop';
  if (!production) guardDevelopServer();
  reportProblems(await findBackslashes(process.cwd(), CONTENT_DIR), reporter);
  siteOf(basePath, production).catch(() => undefined);
  await Promise.all([writeFooterFiles('public'), putBackBuildFiles('public', UNPUBLISHED_DIR)]);
}
