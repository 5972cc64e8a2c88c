/**
 * `npm run build:ahead`: does work of `finish` from what the last `createPages` stored: the search index, the Markdown and
 * the preview images.
 */
import './help.mjs';
import './loadEnv';
import { finishSteps } from '../src/build/finishSteps';
import { readSiteOutline } from '../src/build/siteOutline';
import { writeStoredTexts } from '../src/build/writeStoredTexts';
import { runMain } from './runCommand';

// Ends with the build that started it.
process.once('disconnect', () => process.exit());
process.channel?.unref();

runMain(async () => {
  await writeStoredTexts();
  const { pages } = await readSiteOutline();
  for (const { ahead } of finishSteps.all()) await ahead?.(pages);
});
