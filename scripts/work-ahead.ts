/**
 * `npm run build:ahead`: does work of `finish` from what the last `createPages` stored: the search index, the Markdown and
 * the preview images.
 */
import './loadEnv';
import { readSiteOutline } from '../src/node/output/siteOutline';
import { writeStoredTexts } from '../src/node/output/writeStoredTexts';
import { drawSocialImages } from '../src/node/socialImages/writeSocialImages';
import { runMain } from './runCommand';

// Ends with the build that started it.
process.once('disconnect', () => process.exit());
process.channel?.unref();

runMain(async () => {
  await writeStoredTexts();
  const { pages } = await readSiteOutline();
  await drawSocialImages(pages.filter(({ address, canonical }) => address === canonical));
});
