import { putBackBuildFiles, UNPUBLISHED_DIR } from '../unpublished';
import { PUBLIC_DIR } from '../output/writePublicFiles';

/** Puts back what Gatsby keeps in `public/` from build to build, and `finish` took out of it. */
export async function onPreBootstrap(): Promise<void> {
  await putBackBuildFiles(PUBLIC_DIR, UNPUBLISHED_DIR);
}
