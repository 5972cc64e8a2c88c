import { PUBLIC_DIR } from '../output/writePublicFiles';
import { putBackBuildFiles, UNPUBLISHED_DIR } from '../unpublished';
import { guardDevelopServer } from './guardDevelopServer';

/** Puts back what Gatsby keeps in `public/` from build to build, and `finish` took out of it. */
export async function onPreBootstrap(): Promise<void> {
  if (process.env['gatsby_executing_command'] === 'develop') guardDevelopServer();
  await putBackBuildFiles(PUBLIC_DIR, UNPUBLISHED_DIR);
}
