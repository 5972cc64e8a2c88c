import fs from 'node:fs/promises';
import path from 'node:path';
import type { ParentSpanPluginArgs } from 'gatsby';
import { findBackslashes, reportProblems } from '@idmp/content';
import { CONTENT_DIR } from '@idmp/files';
import { ROBOTS_FILE } from '@idmp/hosts';
import { buildSettings } from '../settings/buildSettings';
import { PUBLIC_DIR } from '../build/writePublicFiles';
import { putBackBuildFiles, UNPUBLISHED_DIR } from '../build/unpublished';
import { guardDevelopServer } from './guardDevelopServer';
import { readSnapshot } from './contentSnapshot';

/**
 * Begins to compile the content, on which the first nodes wait; reports files that crash Gatsby's plugins, and restores
 * files that Gatsby keeps in `public/`.
 */
export async function onPreBootstrap({ reporter }: ParentSpanPluginArgs): Promise<void> {
  if (process.env['gatsby_executing_command'] === 'develop') guardDevelopServer(buildSettings.developHosts);
  void readSnapshot();
  reportProblems(await findBackslashes(process.cwd(), CONTENT_DIR), reporter);
  await putBackBuildFiles(PUBLIC_DIR, UNPUBLISHED_DIR);
  // One that is there at the end is a plugin's, or of `static/`.
  await fs.rm(path.join(PUBLIC_DIR, ROBOTS_FILE), { force: true });
}
