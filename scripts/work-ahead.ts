/**
 * `npm run build:ahead`: does work of `finish` from what the last `createPages` stored: the search index, the Markdown and
 * the preview images.
 */
import './help.mjs';
import './loadEnv';
import { finishSteps } from '../src/build/finishSteps';
import { limitGarbage } from '../src/build/garbage';
import { readSiteOutline } from '../src/build/siteOutline';
import { writeStoredTexts } from '../src/build/writeStoredTexts';
import { runMain } from './runCommand';

// Ends with the build that started it.
process.once('disconnect', () => process.exit());
process.channel?.unref();

runMain(async () => {
  const { pages } = await readSiteOutline();
  limitGarbage(pages.length);
  await writeStoredTexts();
  for (const { ahead } of finishSteps.all()) await ahead?.(pages);
});
